/** Reads a raw response: nothing decoded, no headers added to the request. */
import { request } from 'undici';
import type { LoadRequest } from './LoadGenerator.ts';
import type { MeasuredServer } from './MeasuredServer.ts';

export interface WireAnswer {
  headers: Record<string, string>;
  body: Buffer;
}

/** @throws Error when the status is not 200. */
export async function readAnswer(
  server: MeasuredServer,
  { method = 'GET', path, headers, body }: LoadRequest,
): Promise<WireAnswer> {
  const answer = await request(server.url + path, { method, headers: headers ?? null, body: body ?? null });
  const bytes = Buffer.from(await answer.body.arrayBuffer());
  if (answer.statusCode !== 200)
    throw new Error(
      `${server.name} answered ${path} with ${answer.statusCode}: ${bytes.toString().slice(0, 300)}`,
    );
  const own = Object.entries(answer.headers).map(([name, value]) => [name, String(value)]);
  return { headers: Object.fromEntries(own) as Record<string, string>, body: bytes };
}
