/** `CircusSeason.posts`: what is ahead and what was, page by page. */
import { resolveArrayConnection } from '@pothos/plugin-relay';
import { builder, MOST_NODES } from '../../builder.ts';
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
        multiplier: Math.max(1, Math.min(first ?? last ?? DEFAULT_FIRST, MOST_NODES)),
      }),
      resolve: async ({ ctx, entry }, args) => {
        // The order turns with the clock, so the source cannot keep it: a winter is read whole, 100 an answer.
        const entries = await ctx.delivery.circusPostsOf(entry.uid);
        const posts = entries.flatMap((post) => circusPostOf(post, ctx) ?? []);
        return resolveArrayConnection(
          { args, defaultSize: DEFAULT_FIRST, maxSize: MOST_NODES },
          inOrder(posts, ctx.now),
        );
      },
    },
    {
      description: 'One page of what happens in a winter.',
      edgesField: {
        description: 'The posts.',
        // The connection's own multiplier counts them already.
        complexity: { field: 1, multiplier: 1 },
      },
    },
    { description: 'One post of a winter.', nodeField: { description: 'The post.' } },
  ),
);
