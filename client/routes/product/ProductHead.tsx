/** Metadata of a product. Its structured data is in productStructuredData.ts. */
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { ProductHead_product$key } from '#relay/ProductHead_product.graphql.ts';
import { Alternates } from '../../page/Alternates.tsx';
import { brandName } from '../../page/brandName.ts';
import { Head } from '../../page/Head.tsx';
import { StructuredData } from '../../page/StructuredData.tsx';
import { productWording } from '../../wording/shopping/product.ts';
import { useWording } from '../../wording/wording.ts';

export function ProductHead({ product: key }: { product: ProductHead_product$key }) {
  const t = useWording(productWording);
  const { path, alternates, seo } = useFragment(
    graphql`
      fragment ProductHead_product on Product {
        path
        alternates {
          ...Alternates_alternates
        }
        seo {
          title
          description
          image {
            alt
            url(width: 1200, height: 630, format: JPEG)
          }
        }
      }
    `,
    key,
  );
  return (
    <>
      <Alternates alternates={alternates} />
      <Head
        title={t('product.title', { title: seo.title, brand: brandName })}
        description={seo.description}
        canonicalPath={path}
        image={seo.image?.url ?? null}
        imageAlt={seo.image?.alt}
        type="product"
      />
      <StructuredData />
    </>
  );
}
