/**
 * Data of the posts upstream: 100 posts by 10 users, in shape and size as in the public scenario
 * (tailcallhq/graphql-benchmarks), and the expected result of each query.
 */

export interface PostJson {
  userId: number;
  id: number;
  title: string;
  body: string;
}

export interface UserJson {
  id: number;
  name: string;
  username: string;
  email: string;
  phone: string;
  website: string;
}

const words =
  'sunt aut facere repellat provident occaecati excepturi optio reprehenderit quia et suscipit recusandae'.split(
    ' ',
  );
const phrase = (seed: number, length: number): string =>
  Array.from({ length }, (_, index) => words[(seed * 7 + index * 5) % words.length]).join(' ');

export const users: readonly UserJson[] = Array.from({ length: 10 }, (_, index) => ({
  id: index + 1,
  name: `Name ${phrase(index, 2)}`,
  username: `user${index + 1}`,
  email: `user${index + 1}@posts.example`,
  phone: `1-770-736-80${index}1`,
  website: `user${index + 1}.example`,
}));

export const posts: readonly PostJson[] = Array.from({ length: 100 }, (_, index) => ({
  userId: Math.floor(index / 10) + 1,
  id: index + 1,
  title: phrase(index, 6),
  body: `${phrase(index, 9)}\n${phrase(index + 3, 10)}\n${phrase(index + 6, 9)}`,
}));

/** The scenario's three queries. */
export const queries = {
  Q1: '{posts{id userId title user{id name email}}}',
  Q2: '{posts{title}}',
  Q3: '{greet}',
} as const;
export type QueryName = keyof typeof queries;

/** Operations that differ from Q1 by an alias: many distinct hot operations. */
export const variantsOfQ1 = (count: number): string[] =>
  Array.from(
    { length: count },
    (_, nth) => `query Posts${nth} { posts { id userId title user { id name${nth}: name email } } }`,
  );

const withUsers = (nameKey: string) => ({
  posts: posts.map(({ id, userId, title }) => {
    const { name, email, id: own } = users[userId - 1] as UserJson;
    return { id, userId, title, user: { id: own, [nameKey]: name, email } };
  }),
});

/** The expected `data`. */
export const expectedData: Readonly<Record<QueryName, object>> = {
  Q1: withUsers('name'),
  Q2: { posts: posts.map(({ title }) => ({ title })) },
  Q3: { greet: 'Hello World!' },
};
export const expectedVariantData = (nth: number): object => withUsers(`name${nth}`);
