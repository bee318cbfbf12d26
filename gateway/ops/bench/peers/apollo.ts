/** Apollo Server with its own REST data source. */
import { RESTDataSource } from '@apollo/datasource-rest';
import { ApolloServer } from '@apollo/server';
import { startStandaloneServer } from '@apollo/server/standalone';
import { listening, typeDefs, upstream } from './postsOf.ts';

class Posts extends RESTDataSource {
  override baseURL = upstream;
  posts = (): Promise<object[]> => this.get('/posts');
  // Concurrent identical GETs are deduplicated by the data source.
  user = (id: number): Promise<object> => this.get(`/users/${id}`);
}
type Context = { posts: Posts };

const server = new ApolloServer<Context>({
  typeDefs,
  resolvers: {
    Query: { posts: (_root, _args, { posts }: Context) => posts.posts(), greet: () => 'Hello World!' },
    Post: {
      user: ({ userId }: { userId: number }, _args: unknown, { posts }: Context) => posts.user(userId),
    },
  },
});
const { url } = await startStandaloneServer(server, {
  context: async () => ({ posts: new Posts() }),
  listen: { port: 0, host: '127.0.0.1' },
});
listening(new URL(url).origin);
