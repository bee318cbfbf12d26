/** Products that editors selected, as a grid or a slider. Without products there is no heading either. */
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { ProductGridBlock_block$key } from '#relay/ProductGridBlock_block.graphql.ts';
import { useEditTags } from '../../preview/useEditTags.ts';
import { ProductGrid } from '../ProductGrid/ProductGrid.tsx';
import { Slider } from '../../ui/Slider/Slider.tsx';
import { SectionHead } from './SectionHead.tsx';

export function ProductGridBlock({
  block: reference,
  language,
}: {
  block: ProductGridBlock_block$key;
  /** BCP 47 code of its heading's language; absent for that of the page. */
  language?: string | undefined;
}) {
  const block = useFragment(
    graphql`
      fragment ProductGridBlock_block on ProductGridBlock {
        __id
        heading
        key
        isSlider
        autoplayDelay
        more {
          ...SectionHead_more
        }
        # Pictures of a slider have sizes of their own; the gateway answers one of the two.
        tiles: products(layout: GRID) {
          ...ProductGrid_products
        }
        slides: products(layout: SLIDER) {
          ...ProductGrid_products @arguments(size: SLIDER)
        }
      }
    `,
    reference,
  );
  const editTag = useEditTags();
  const products = block.isSlider ? block.slides : block.tiles;
  if (products.length === 0) return null;
  return (
    <section {...editTag(block.__id)}>
      <SectionHead heading={block.heading} language={language} more={block.more} />
      <ProductGrid
        products={products}
        slider={block.isSlider ? Slider : undefined}
        autoplayDelay={block.autoplayDelay}
        label={block.heading}
        listId={block.key}
      />
    </section>
  );
}
