/** Structured data of a product: all its variants and its breadcrumbs, independent of the choice. */
import { graphql } from 'relay-runtime';
import type { productStructuredDataQuery } from '#relay/productStructuredDataQuery.graphql.ts';
import { breadcrumbList } from '../../components/Breadcrumbs/breadcrumbsJsonLd.rules.ts';
import { readAnswer, type StructuredDataReader } from '../../page/structuredDataReader.ts';
import { brandName } from '../../page/brandName.ts';
import { productJsonLd, type PriceFacts } from './productJsonLd.rules.ts';

export const productStructuredData: StructuredDataReader = async ({ match, origin, execute }) => {
  const answer = await readAnswer<productStructuredDataQuery>(
    execute,
    graphql`
      query productStructuredDataQuery($locale: Locale!, $handle: String!) @inContext(locale: $locale) {
        product(handle: $handle) {
          ... on Product {
            handle
            displayTitle
            path
            seo {
              description
            }
            image {
              url(width: 1200, height: 1600, format: JPEG)
            }
            breadcrumbs {
              title
              path
            }
            publicPrice {
              current {
                amount
                currency {
                  code
                }
              }
              regular {
                amount
              }
            }
            variants {
              sku
              path
              selections {
                name
                value
              }
              availability
              expectedOn {
                iso
              }
              publicPrice {
                current {
                  amount
                  currency {
                    code
                  }
                }
                regular {
                  amount
                }
              }
              image {
                url(width: 1200, height: 1600, format: JPEG)
              }
            }
          }
        }
      }
    `,
    { locale: match.lang, handle: match.params['handle'] ?? '' },
  );
  const product = answer?.product;
  // A withdrawn product has none of these fields.
  if (product?.handle === undefined || product.path === undefined) return null;
  const { displayTitle: name = '', path, seo, image, breadcrumbs = [], publicPrice, variants } = product;
  const trail = breadcrumbs.map((crumb) => ({ title: crumb.title, path: crumb.path }));
  return {
    '@context': 'https://schema.org',
    '@graph': [
      productJsonLd(origin, brandName, {
        handle: product.handle,
        name,
        description: seo?.description ?? null,
        path,
        image: image?.url ?? null,
        price: priceOf(publicPrice),
        variants: (variants ?? []).map((variant) => ({
          sku: variant.sku,
          path: variant.path,
          selections: variant.selections.map(({ name, value }) => ({ name, value })),
          availability: variant.availability,
          expectedOn: variant.expectedOn?.iso ?? null,
          price: priceOf(variant.publicPrice),
          image: variant.image.url,
        })),
      }),
      breadcrumbList(origin, [...trail, { title: name, path }]),
    ],
  };
};

interface PublicPrice {
  readonly current: { readonly amount: string; readonly currency: { readonly code: string } };
  readonly regular: { readonly amount: string } | null;
}

function priceOf(price: PublicPrice | null | undefined): PriceFacts | null {
  if (!price) return null;
  const { amount, currency } = price.current;
  return { amount, currency: currency.code, regular: price.regular?.amount ?? null };
}
