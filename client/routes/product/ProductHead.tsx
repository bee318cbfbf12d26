/** What search engines and other pages are told about a product: title, picture, and every variant with its offer. */
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { ProductHead_product$key } from '#relay/ProductHead_product.graphql.ts';
import { breadcrumbsJsonLd } from '../../components/Breadcrumbs/breadcrumbsJsonLd.rules.ts';
import { Alternates } from '../../shell/Alternates.tsx';
import { brandName } from '../../shell/brandName.ts';
import { Head } from '../../shell/Head.tsx';
import { useOrigin } from '../../shell/originContext.ts';
import { productWording } from '../../wording/product.ts';
import { useWording } from '../../wording/wording.ts';
import { productJsonLd } from './productJsonLd.rules.ts';

export function ProductHead({ product: key }: { product: ProductHead_product$key }) {
  const t = useWording(productWording);
  const origin = useOrigin();
  const { uid, displayTitle, path, alternates, seo, image, breadcrumbs, variants } = useFragment(
    graphql`
      fragment ProductHead_product on Product {
        uid
        displayTitle
        path
        alternates {
          ...Alternates_alternates
        }
        seo {
          title
          description
          image {
            url(width: 1200, height: 630, format: JPEG)
          }
        }
        image {
          url(width: 1200, height: 1600, format: JPEG)
        }
        breadcrumbs {
          title
          path
        }
        variants {
          sku
          selections {
            name
            value
          }
          availability
          price {
            current {
              amount
              currency
            }
          }
          image {
            url(width: 1200, height: 1600, format: JPEG)
          }
        }
      }
    `,
    key,
  );
  const offers = (variants ?? []).map(({ sku, selections, availability, price, image: { url } }) => ({
    sku,
    selections: selections.map(({ name, value }) => ({ name, value })),
    availability,
    price: price && { amount: price.current.amount, currency: price.current.currency },
    image: url,
  }));
  const facts = {
    uid,
    name: displayTitle,
    description: seo.description,
    path,
    image: image.url,
    variants: offers,
  };
  const trail = [...breadcrumbs.map(({ title, path }) => ({ title, path })), { title: displayTitle, path }];
  return (
    <>
      <Alternates alternates={alternates} />
      <Head
        title={t('product.title', { title: seo.title, brand: brandName })}
        description={seo.description}
        canonicalPath={path}
        image={seo.image?.url ?? null}
        type="product"
        jsonLd={[productJsonLd(origin, brandName, facts), breadcrumbsJsonLd(origin, trail)]}
      />
    </>
  );
}
