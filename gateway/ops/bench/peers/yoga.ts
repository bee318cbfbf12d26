/** Plain graphql-yoga with DataLoader and an undici pool: the base of the ratios. */
import { createServer } from 'node:http';
import { createSchema, createYoga } from 'graphql-yoga';
import { listening, readPosts, typeDefs, userLoader } from './postsOf.ts';

type Context = { users: ReturnType<typeof userLoader> };

const yoga = createYoga<object, Context>({
  schema: createSchema<Context>({
    typeDefs,
    resolvers: {
      Query: { posts: readPosts, greet: () => 'Hello World!' },
      Post: { user: ({ userId }: { userId: number }, _args, { users }) => users.load(userId) },
    },
  }),
  context: () => ({ users: userLoader() }),
  logging: false,
});
const server = createServer(yoga);
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (address && typeof address === 'object') listening(`http://127.0.0.1:${address.port}`);
});
