/** Alternative breadcrumbs of a product, through its other categories. */
import { builder } from '../../builder.ts';
import { Breadcrumb, type BreadcrumbModel } from '../../content/navigation/breadcrumb.ts';
import { otherLineagesOf, primaryOf } from '../../content/navigation/categoryTree.rules.ts';
import { withFallback } from '../../sourceErrors.ts';
import { breadcrumbOf } from './category.ts';
import { Product } from '../products/product.ts';

const BreadcrumbTrail = builder.objectRef<{ crumbs: BreadcrumbModel[] }>('BreadcrumbTrail').implement({
  description: 'Breadcrumbs from a top category down to one of its categories.',
  fields: (t) => ({
    crumbs: t.expose('crumbs', {
      type: [Breadcrumb],
      description: 'From the top category down; never empty.',
    }),
  }),
});

builder.objectField(Product, 'otherBreadcrumbs', (t) =>
  t.field({
    type: [BreadcrumbTrail],
    description:
      'Breadcrumbs through the product’s other categories: one for each that `breadcrumbs` does not contain. For shoppers who came from there.',
    resolve: async ({ ctx, entry }) => {
      const all = await withFallback(ctx.delivery.categories(), []);
      const uids = entry.categories.map(({ uid }) => uid);
      const primary = primaryOf(all, uids);
      return primary
        ? otherLineagesOf(all, primary.uid, uids).map((line) => ({
            crumbs: line.map((category) => breadcrumbOf(category, ctx)),
          }))
        : [];
    },
  }),
);
