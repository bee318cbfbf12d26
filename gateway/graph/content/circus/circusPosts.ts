/** `CircusSeason.posts`: upcoming events first, then past ones, paged. */
import { resolveArrayConnection } from '@pothos/plugin-relay';
import { builder, MAX_NODES } from '../../builder.ts';
import { CircusPost, circusPostOf } from './circusPost.ts';
import { CircusSeason } from './circusSeason.ts';
import { inOrder } from './circusTime.rules.ts';

const DEFAULT_FIRST = 12;

builder.objectField(CircusSeason, 'posts', (t) =>
  t.connection(
    {
      type: CircusPost,
      description: `What happens in it: what is ahead first, the next one at the front; then what was, the latest at the front. ${DEFAULT_FIRST} when \`first\` is not given.`,
      complexity: ({ first, last }) => ({
        field: 5,
        multiplier: Math.max(1, Math.min(first ?? last ?? DEFAULT_FIRST, MAX_NODES)),
      }),
      resolve: async ({ ctx, entry }, args) => {
        // The order depends on the current time, so the whole season is loaded and sorted here.
        const entries = await ctx.delivery.circusPostsOf(entry.uid);
        const posts = entries.flatMap((post) => circusPostOf(post, ctx) ?? []);
        const page = await resolveArrayConnection(
          { args, defaultSize: DEFAULT_FIRST, maxSize: MAX_NODES },
          inOrder(posts, ctx.now),
        );
        return { ...page, totalCount: posts.length };
      },
    },
    {
      name: 'CircusPostConnection',
      description: 'One page of what happens in a winter.',
      fields: (connection) => ({
        totalCount: connection.exposeInt('totalCount', { description: 'Posts in the whole list.' }),
      }),
      edgesField: {
        description: 'The posts.',
        // The connection's own multiplier already counts the posts.
        complexity: { field: 1, multiplier: 1 },
      },
    },
    {
      name: 'CircusPostEdge',
      description: 'One post of a winter.',
      nodeField: { description: 'The post.' },
    },
  ),
);
