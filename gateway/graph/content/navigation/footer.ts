/** The footer: columns of links, filtered by region. */
import { builder } from '../../builder.ts';
import type { RequestContext } from '../../context.ts';
import { isShownIn } from '../../region/markets/region.rules.ts';
import type { FooterEntryJson } from '../../../sources/delivery/navigation.ts';
import { Link } from './link.ts';
import { linkTarget } from './link.rules.ts';

interface FooterModel {
  ctx: RequestContext;
  entry: FooterEntryJson;
}

const FooterColumn = builder
  .objectRef<{ ctx: RequestContext; column: FooterEntryJson['columns'][number] }>('FooterColumn')
  .implement({
    description: 'A column of the footer.',
    fields: (t) => ({
      heading: t.string({
        description: 'Words above the links; empty when there are none.',
        resolve: ({ column }) => column.heading,
      }),
      links: t.field({
        type: [Link],
        description: 'The links, in the editors’ order; those without a target are left out.',
        resolve: ({ ctx, column }) => column.links.flatMap((link) => linkTarget(link, ctx.locale) ?? []),
      }),
    }),
  });

const Footer = builder.objectRef<FooterModel>('Footer').implement({
  description:
    'The footer of every page. From the content service; columns that name other regions are left out.',
  fields: (t) => ({
    columns: t.field({
      type: [FooterColumn],
      description: 'Columns, left to right.',
      resolve: ({ ctx, entry }) =>
        entry.columns
          .filter(({ regions }) => isShownIn(regions, ctx.scope.contentRegion))
          .map((column) => ({ ctx, column })),
    }),
  }),
});

builder.queryField('footer', (t) =>
  t.field({
    type: Footer,
    nullable: true,
    description:
      'The footer. Null when none is published, or with an error when the content service is down.',
    complexity: 5,
    resolve: async (_root, _args, ctx) => {
      const entry = await ctx.delivery.footer();
      return entry && { ctx, entry };
    },
  }),
);
