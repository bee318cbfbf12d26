/** Products that editors picked, in a grid or in a row that slides. Without products there is no heading either. */
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { ProductGridBlock_block$key } from '#relay/ProductGridBlock_block.graphql.ts';
import { ProductGrid } from '../ProductGrid/ProductGrid.tsx';
import { SectionHead } from './SectionHead.tsx';

export function ProductGridBlock({
  block: reference,
  className,
}: {
  block: ProductGridBlock_block$key;
  className?: string | undefined;
}) {
  const block = useFragment(
    graphql`
      fragment ProductGridBlock_block on ProductGridBlock {
        heading
        isSlider
        more {
          ...SectionHead_more
        }
        products {
          ...ProductGrid_products
        }
      }
    `,
    reference,
  );
  if (block.products.length === 0) return null;
  return (
    <section className={className}>
      <SectionHead heading={block.heading} more={block.more} />
      <ProductGrid
        products={block.products}
        variant={block.isSlider ? 'slider' : 'grid'}
        label={block.heading}
      />
    </section>
  );
}
