/** The posts scenario's schema, built like the shop's. */
import SchemaBuilder from '@pothos/core';
import ComplexityPlugin from '@pothos/plugin-complexity';
import { lexicographicSortSchema, type GraphQLSchema } from 'graphql';
import type { PostJson, UserJson } from './recording.ts';
import type { PostsHandle } from './source.ts';

export function postsSchema<Context extends object>(
  handleOf: (context: Context) => PostsHandle,
): GraphQLSchema {
  const builder = new SchemaBuilder<{ Context: Context; DefaultFieldNullability: false }>({
    plugins: [ComplexityPlugin],
    defaultFieldNullability: false,
    complexity: { defaultComplexity: 1, defaultListMultiplier: 100, disabled: true },
  });
  const User = builder.objectRef<UserJson>('User').implement({
    fields: (t) => ({
      id: t.exposeInt('id'),
      name: t.exposeString('name'),
      username: t.exposeString('username'),
      email: t.exposeString('email'),
      phone: t.exposeString('phone'),
      website: t.exposeString('website'),
    }),
  });
  const Post = builder.objectRef<PostJson>('Post').implement({
    fields: (t) => ({
      id: t.exposeInt('id'),
      userId: t.exposeInt('userId'),
      title: t.exposeString('title'),
      body: t.exposeString('body'),
      user: t.field({
        type: User,
        resolve: ({ userId }, _args, context) => handleOf(context).userById(userId),
      }),
    }),
  });
  builder.queryType({
    fields: (t) => ({
      posts: t.field({
        type: [Post],
        resolve: async (_root, _args, context) => [...(await handleOf(context).posts())],
      }),
      greet: t.string({ resolve: () => 'Hello World!' }),
    }),
  });
  return lexicographicSortSchema(builder.toSchema());
}
