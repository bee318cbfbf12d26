/**
 * Runs `npm run dev` in a copy of the tree without build or generated files, with an empty home folder. Tests edit
 * files of the copy and observe the effects.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { copyTree } from './treeCopy.ts';

/** Milliseconds. */
const START_LIMIT = 60_000;
const STOP_LIMIT = 5_000;

export interface DevCopy {
  /** Origin of the shop, at `localhost`. */
  url: string;
  folder: string;
  /** Output so far, both streams. */
  output(): string;
  read(file: string): string;
  /** Replaces a text, which must occur in the file. */
  edit(file: string, from: string, to: string): void;
  /** Runs a second `npm run dev` in the copy until it exits. */
  runAgain(environment: Readonly<Record<string, string>>): Promise<{ code: number | null; errors: string }>;
  close(): Promise<void>;
}

/** @throws Error with the process's output when it exits before it listens, or takes more than a minute. */
export async function startDevCopy(): Promise<DevCopy> {
  const folder = copyTree();
  mkdirSync(join(folder, 'home'));
  const start = (environment: Readonly<Record<string, string>>) =>
    spawn(process.execPath, ['gateway/sandbox/dev.ts', '--lazy', '--blank-pictures'], {
      cwd: folder,
      env: {
        PATH: `${dirname(process.execPath)}:/usr/bin:/bin`,
        HOME: join(folder, 'home'),
        HOST: '127.0.0.1',
        ...environment,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });

  const child = start({ PORT: '0', SANDBOX_PORT: '0' });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const close = async (): Promise<void> => {
    child.kill('SIGTERM');
    const force = setTimeout(() => child.kill('SIGKILL'), STOP_LIMIT);
    await ended;
    clearTimeout(force);
    rmSync(folder, { recursive: true, force: true });
  };

  const limit = performance.now() + START_LIMIT;
  let url: string | undefined;
  while (!url && child.exitCode === null && performance.now() < limit) {
    await new Promise((resolve) => setTimeout(resolve, 50));
    url = /^Shop\s+(\S+)/m.exec(output)?.[1];
  }
  if (!url) {
    await close();
    throw new Error(`npm run dev did not start.\n${output}`);
  }
  return {
    url,
    folder,
    output: () => output,
    read: (file) => readFileSync(join(folder, file), 'utf8'),
    edit(file, from, to) {
      const text = readFileSync(join(folder, file), 'utf8');
      if (!text.includes(from)) throw new Error(`${file} does not hold ${from}`);
      writeFileSync(join(folder, file), text.replace(from, to));
    },
    async runAgain(environment) {
      const other = start({ PORT: '0', SANDBOX_PORT: '0', ...environment });
      let errors = '';
      other.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
      const code = await new Promise<number | null>((resolve) => other.once('close', resolve));
      return { code, errors };
    },
    close,
  };
}
