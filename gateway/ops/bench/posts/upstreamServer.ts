/**
 * The upstream of the posts scenario: `/posts`, `/users/:id`, `/users?id=` from memory. `/calls` returns the number of
 * calls, `/delay?ms=` sets a delay.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { posts, users } from './recording.ts';

const bytesOf = (value: unknown): Buffer => Buffer.from(JSON.stringify(value));
const allPosts = bytesOf(posts);
const byId = new Map(users.map((user) => [String(user.id), bytesOf(user)]));
let calls = 0;
let delayMs = 0;

function answerTo(url: URL): Buffer | null {
  if (url.pathname === '/posts') return allPosts;
  if (url.pathname === '/users') {
    const ids = url.searchParams.getAll('id');
    return bytesOf(ids.length === 0 ? users : users.filter(({ id }) => ids.includes(String(id))));
  }
  return byId.get(url.pathname.slice('/users/'.length)) ?? null;
}

const server = createServer((request, response) => {
  const url = new URL(request.url ?? '/', 'http://upstream');
  const send = (body: Buffer | null): void => {
    response
      .writeHead(body ? 200 : 404, {
        'content-type': 'application/json',
        'content-length': body?.length ?? 0,
      })
      .end(body);
  };
  if (url.pathname === '/calls') return send(bytesOf(calls));
  if (url.pathname === '/delay') {
    delayMs = Number(url.searchParams.get('ms'));
    return send(bytesOf(delayMs));
  }
  calls += 1;
  const body = answerTo(url);
  if (delayMs === 0) return send(body);
  setTimeout(send, delayMs, body);
});
server.listen(0, '127.0.0.1', () =>
  process.send?.({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }),
);
