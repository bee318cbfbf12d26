/** Products side by side: a grid, or a row that slides. Nothing at all when there are none. */
import type { ReactNode, Ref } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { ProductGrid_products$key } from '#relay/ProductGrid_products.graphql.ts';
import { Slider } from '../../ui/Slider/Slider.tsx';
import { useWording } from '../../wording/wording.ts';
import { ProductTile } from '../ProductTile/ProductTile.tsx';
import styles from './ProductGrid.module.css';

export interface ProductGridProps {
  products: ProductGrid_products$key;
  variant?: 'grid' | 'slider';
  /** Name of the list for assistive technology. */
  label: string;
  /** The first picture is the one that the screen opens with. */
  priority?: boolean;
  onOpen?: ((productId: string) => void) | undefined;
  ref?: Ref<HTMLUListElement>;
}

export function ProductGrid({
  products: key,
  variant = 'grid',
  label,
  priority = false,
  onOpen,
  ref,
}: ProductGridProps) {
  const t = useWording();
  const products = useFragment(
    graphql`
      fragment ProductGrid_products on Product @relay(plural: true) {
        id
        ...ProductTile_product
      }
    `,
    key,
  );
  if (products.length === 0) return null;

  const tile = (product: (typeof products)[number], index: number): ReactNode => (
    <ProductTile
      key={product.id}
      product={product}
      priority={priority && index === 0}
      onOpen={onOpen && (() => onOpen(product.id))}
    />
  );
  if (variant === 'slider') {
    return (
      <Slider label={label} previousLabel={t('slider.previous')} nextLabel={t('slider.next')}>
        {products.map(tile)}
      </Slider>
    );
  }
  return (
    <div className={styles.room}>
      <ul ref={ref} className={styles.grid} aria-label={label}>
        {products.map((product, index) => (
          <li key={product.id}>{tile(product, index)}</li>
        ))}
      </ul>
    </div>
  );
}
