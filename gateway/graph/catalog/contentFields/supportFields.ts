/** Catalogue fields of support articles: breadcrumbs, products and categories. */
import { builder } from '../../builder.ts';
import { articlePath, SupportArticle, supportPath } from '../../content/support/supportArticle.ts';
import { languageOf } from '../../content/text/entryLanguage.ts';
import { words } from '../../content/wording/words.ts';
import { withFallback } from '../../sourceErrors.ts';
import { Breadcrumb } from '../../content/navigation/breadcrumb.ts';
import { Category, shownCategory } from '../categories/category.ts';
import { Product } from '../products/product.ts';
import { productByUid } from '../products/productModel.ts';

/** Maximum products of an article. */
const PRODUCTS = 8;

builder.objectFields(SupportArticle, (t) => ({
  breadcrumbs: t.field({
    type: [Breadcrumb],
    description: 'From the support section down to the article.',
    resolve: async (article) => [
      { title: await words(article.ctx, 'support.title'), path: supportPath(article.ctx) },
      {
        title: article.entry.title,
        path: articlePath(article),
        language: languageOf(article.ctx, article.entry),
      },
    ],
  }),
  products: t.field({
    type: [Product],
    complexity: { field: 1, multiplier: PRODUCTS },
    description: `Up to ${PRODUCTS} related products, in the editors’ order, without those not shown in this region.`,
    resolve: async ({ ctx, entry }) => {
      const found = await Promise.all(
        entry.products
          .filter(({ _content_type_uid: type }) => type === 'product')
          .slice(0, PRODUCTS)
          .map(({ uid }) => withFallback(productByUid(uid, ctx), null)),
      );
      return found.filter((product) => product !== null);
    },
  }),
  categories: t.field({
    type: [Category],
    description: 'Related categories, without those not shown in this region.',
    resolve: async ({ ctx, entry }) => {
      const found = await Promise.all(
        entry.categories.map(({ uid }) => withFallback(ctx.delivery.categoryByUid(uid), null)),
      );
      return found.flatMap((category) => shownCategory(category, ctx) ?? []);
    },
  }),
}));
