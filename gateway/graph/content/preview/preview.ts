/** Marks a page in preview mode, where editors see unpublished content. */
import { builder } from '../../builder.ts';
import type { RequestContext } from '../../context.ts';
import { words } from '../wording/words.ts';

const Preview = builder.objectRef<RequestContext>('Preview').implement({
  description: 'Texts of the bar above a page that shows drafts.',
  fields: (t) => ({
    notice: t.string({
      description: 'That drafts are shown, in the request’s language.',
      resolve: (ctx) => words(ctx, 'preview.notice'),
    }),
    leave: t.string({
      description: 'Words of the way out, `?preview=off`, in the request’s language.',
      resolve: (ctx) => words(ctx, 'preview.leave'),
    }),
  }),
});

builder.queryField('preview', (t) =>
  t.field({
    type: Preview,
    nullable: true,
    description:
      'Set for editors who look at drafts; null for everybody else. Costs no call beyond that for the texts.',
    resolve: (_root, _args, ctx) => (ctx.scope.preview ? ctx : null),
  }),
);
