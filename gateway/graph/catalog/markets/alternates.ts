/** hreflang alternates of products and categories, from the regions the entry lists. */
import { builder } from '../../builder.ts';
import { contentPath } from '../../content/navigation/link.rules.ts';
import { Alternate, alternatesOf } from '../../region/locales/alternate.ts';
import { isShownIn } from '../../region/markets/region.rules.ts';
import { Category } from '../categories/category.ts';
import { Product } from '../products/product.ts';

builder.objectFields(Product, (t) => ({
  alternates: t.field({
    type: [Alternate],
    description:
      'The product in every offered locale where guests see it, for search engines; `x-default` last, if it is shown in the default locale. Empty for what only pros see. Makes no upstream call.',
    resolve: ({ ctx, entry }) =>
      alternatesOf(
        ctx.markets,
        (region) => isShownIn(entry.regions, region),
        (locale) => contentPath(locale, 'product', entry.url),
      ),
  }),
}));

builder.objectFields(Category, (t) => ({
  alternates: t.field({
    type: [Alternate],
    description:
      'The category in every offered locale where guests see it, for search engines; `x-default` last, if it is shown in the default locale. Makes no upstream call.',
    resolve: ({ ctx, entry }) =>
      alternatesOf(
        ctx.markets,
        (region) => isShownIn(entry.regions, region),
        (locale) => contentPath(locale, 'product_category', entry.url),
      ),
  }),
}));
