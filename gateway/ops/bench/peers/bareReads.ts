/** The reads and the response of Q1 without GraphQL: what any server that makes these reads costs at least. */
import { createServer, type ServerResponse } from 'node:http';
import { listening, readPosts, readUser } from './postsOf.ts';

async function posts(): Promise<object> {
  const all = await readPosts();
  const users = await Promise.all([...new Set(all.map(({ userId }) => userId))].map(readUser));
  const userById = new Map(users.map(({ id, name, email }) => [id, { id, name, email }]));
  return {
    posts: all.map(({ id, userId, title }) => ({ id, userId, title, user: userById.get(userId) })),
  };
}

async function answer(response: ServerResponse): Promise<void> {
  const body = JSON.stringify({ data: await posts() });
  response.writeHead(200, { 'content-type': 'application/json' }).end(body);
}

const server = createServer((request, response) => {
  request.resume().once('end', () => void answer(response));
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (address && typeof address === 'object') listening(`http://127.0.0.1:${address.port}`);
});
