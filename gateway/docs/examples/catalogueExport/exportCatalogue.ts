/** Prints every product of a market with its price, one JSON object a line: node exportCatalogue.ts de-de */
import { initGraphQLTada, type ResultOf } from 'gql.tada';
import type { introspection } from './introspection.d.ts';
import { ask } from './shop.ts';

const graphql = initGraphQLTada<{
  introspection: introspection;
  scalars: { CurrencyCode: string; Decimal: string; Locale: string; URLPath: string };
}>();

const productPage = graphql(`
  query ProductPage($locale: Locale!, $after: String) @inContext(locale: $locale) {
    products(first: 100, after: $after) {
      edges {
        node {
          handle
          displayTitle
          path
          price {
            current {
              amount
              currency {
                code
              }
            }
          }
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);

type Page = ResultOf<typeof productPage>['products'];

const [locale = 'en-us'] = process.argv.slice(2);
let after: string | null = null;
do {
  // The type of `products` is inferred from the query above.
  const { products }: { products: Page } = await ask(productPage, { locale, after });
  for (const { node } of products.edges) {
    const { handle, displayTitle, path, price } = node;
    const { amount = null, currency } = price?.current ?? {};
    console.log(JSON.stringify({ handle, displayTitle, path, amount, currency: currency?.code ?? null }));
  }
  after = products.pageInfo.hasNextPage ? products.pageInfo.endCursor : null;
} while (after !== null);
