/**
 * Shared by the peers: requests to the posts upstream with undici, the schema's text, and reporting the server's URL.
 */
import DataLoader from 'dataloader';
import { Pool } from 'undici';

interface Post {
  id: number;
  userId: number;
  title: string;
  body: string;
}
interface User {
  id: number;
  name: string;
  email: string;
}

/** URL of the upstream. */
export const upstream = process.argv[2] ?? '';

export const typeDefs = /* GraphQL */ `
  type Query {
    posts: [Post!]!
    greet: String!
  }
  type Post {
    id: Int!
    userId: Int!
    title: String!
    body: String!
    user: User!
  }
  type User {
    id: Int!
    name: String!
    username: String!
    email: String!
    phone: String!
    website: String!
  }
`;

const pool = new Pool(upstream, { connections: 512 });

async function read<Json>(path: string): Promise<Json> {
  const { statusCode, body } = await pool.request({ method: 'GET', path });
  if (statusCode !== 200) throw new Error(`${path}: ${statusCode}`);
  return (await body.json()) as Json;
}

export const readPosts = (): Promise<Post[]> => read('/posts');
export const readUser = (id: number): Promise<User> => read(`/users/${id}`);

/** Users of one request, each read once. */
export const userLoader = (): DataLoader<number, User> =>
  new DataLoader((ids) => Promise.all(ids.map(readUser)));

export function listening(url: string): void {
  process.send?.({ url });
}
