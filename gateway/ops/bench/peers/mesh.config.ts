/** Composes the posts upstream into a supergraph for Hive Gateway: `npm run compose` writes supergraph.graphql. */
import { defineConfig } from '@graphql-mesh/compose-cli';
import { loadJSONSchemaSubgraph } from '@omnigraph/json-schema';

const user = { id: 1, name: '', username: '', email: '', phone: '', website: '' };
const post = { userId: 1, id: 1, title: '', body: '' };

export const composeConfig = defineConfig({
  subgraphs: [
    {
      sourceHandler: loadJSONSchemaSubgraph('posts', {
        endpoint: 'http://upstream.invalid',
        operations: [
          { type: 'Query', field: 'posts', path: '/posts', method: 'GET', responseSample: [post] },
          {
            type: 'Query',
            field: 'user',
            path: '/users/{args.id}',
            method: 'GET',
            argTypeMap: { id: { type: 'integer' } },
            responseSample: user,
            responseTypeName: 'User',
          },
        ],
      }),
    },
  ],
  additionalTypeDefs: /* GraphQL */ `
    extend type Query {
      greet: String
    }
    extend type query_posts_items {
      user: User
        @resolveTo(
          sourceName: "posts"
          sourceTypeName: "Query"
          sourceFieldName: "user"
          requiredSelectionSet: "{ userId }"
          sourceArgs: { id: "{root.userId}" }
        )
    }
  `,
});
