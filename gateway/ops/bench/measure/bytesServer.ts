/**
 * Baseline: bare `node:http` that sends recorded bytes and headers by path and accepted encoding, from the file given
 * as argument.
 */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Recording } from './startBytesServer.ts';

const file = process.argv[2] ?? '';
const recordings = JSON.parse(readFileSync(file, 'utf8')) as Recording[];
const keyOf = (path: string, acceptEncoding: string): string => `${acceptEncoding} ${path}`;
const byKey = new Map(
  recordings.map(({ path, acceptEncoding, headers, bodyBase64 }) => {
    const body = Buffer.from(bodyBase64, 'base64');
    const head = { ...headers, 'content-length': String(body.length) };
    return [keyOf(path, acceptEncoding), { head, body }];
  }),
);

const server = createServer((request, response) => {
  const found = byKey.get(keyOf(request.url ?? '/', String(request.headers['accept-encoding'] ?? '')));
  if (found) response.writeHead(200, found.head).end(found.body);
  else response.writeHead(404).end();
});
server.listen(0, '127.0.0.1', () =>
  process.send?.({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }),
);
