/** Baseline of the cost of a response: recorded responses, sent by bare `node:http`. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MeasuredServer } from './MeasuredServer.ts';

export const FLOOR = 'bare node:http, same bytes';

export interface Recording {
  path: string;
  /** Value of `Accept-Encoding`; empty for none. */
  acceptEncoding: string;
  headers: Record<string, string>;
  bodyBase64: string;
}

export async function startBytesServer(recordings: readonly Recording[]): Promise<MeasuredServer> {
  const folder = mkdtempSync(join(tmpdir(), 'skarn-bench-'));
  try {
    const file = join(folder, 'recordings.json');
    writeFileSync(file, JSON.stringify(recordings));
    const script = new URL('bytesServer.ts', import.meta.url).pathname;
    return await MeasuredServer.start({ name: FLOOR, file: script, args: [file] });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
