/** Mercurius on Fastify, with JIT from the first execution and its own loaders. */
import Fastify from 'fastify';
import mercurius from 'mercurius';
import { listening, readPosts, readUser, typeDefs } from './postsOf.ts';

type Queries = { obj: { userId: number } }[];

/** The loader's own cache is keyed by the whole post, so a user would be read once per post. */
async function usersOf(queries: Queries): Promise<object[]> {
  const users = new Map<number, Promise<object>>();
  for (const { obj } of queries) users.set(obj.userId, users.get(obj.userId) ?? readUser(obj.userId));
  return Promise.all(queries.map(({ obj }) => users.get(obj.userId) as Promise<object>));
}

const app = Fastify();
await app.register(mercurius, {
  schema: typeDefs,
  jit: 1,
  path: '/graphql',
  resolvers: { Query: { posts: readPosts, greet: () => 'Hello World!' } },
  loaders: { Post: { user: { loader: usersOf, opts: { cache: false } } } },
});
listening(await app.listen({ port: 0, host: '127.0.0.1' }));
