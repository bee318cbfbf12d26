/**
 * A withdrawn product: the page answers 410 and shows available alternatives (platform.md 2). Without any, it shows the
 * managed content of missing pages; when they failed to load, it is a 404 (catalogue.md 8).
 */
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { WithdrawnProduct_product$key } from '#relay/WithdrawnProduct_product.graphql.ts';
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import { ProductGrid } from '../../components/ProductGrid/ProductGrid.tsx';
import { RichText } from '../../components/RichText/RichText.tsx';
import { Slider } from '../../ui/Slider/Slider.tsx';
import { brandName } from '../../page/brandName.ts';
import { ErrorScreen } from '../../page/ErrorScreen.tsx';
import { Head } from '../../page/Head.tsx';
import { HttpStatus } from '../../page/HttpStatus.tsx';
import { notBuyableWording } from '../../wording/shopping/notBuyable.ts';
import { useWording } from '../../wording/wording.ts';
import styles from './WithdrawnProduct.module.css';

export function WithdrawnProduct({ product: key }: { product: WithdrawnProduct_product$key }) {
  const t = useWording(notBuyableWording);
  const product = useFragment(
    graphql`
      fragment WithdrawnProduct_product on WithdrawnProduct {
        title
        header
        productHeader
        message
        link {
          text
          href
        }
        alternatives {
          ...ProductGrid_products @arguments(size: SLIDER)
        }
      }
    `,
    key,
  );
  if (!product.alternatives) return <ErrorScreen status={404} />;
  if (product.alternatives.length === 0) return <ErrorScreen status={410} />;
  const heading = product.productHeader ?? t('product.unavailable.alternatives');
  return (
    <div className={styles.page}>
      <HttpStatus code={410} />
      <Head title={t('product.unavailable.title', { brand: brandName })} noindex />
      <p className={styles.product}>{product.title}</p>
      <h1 className={styles.heading}>{product.header}</h1>
      {product.message && <RichText html={product.message} className={styles.message} />}
      {/* The grid is itself a labelled region; a second one around it would repeat the name. */}
      <div className={styles.alternatives}>
        <h2 className={styles.subheading}>{heading}</h2>
        <ProductGrid products={product.alternatives} slider={Slider} label={heading} listId="alternatives" />
      </div>
      <LinkButton variant="secondary" href={product.link.href}>
        {product.link.text}
      </LinkButton>
    </div>
  );
}
