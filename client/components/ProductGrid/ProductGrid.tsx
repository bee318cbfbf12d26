/** Products as a grid or a slider. Nothing when there are none. */
import { useRef } from 'react';
import type { ReactNode, Ref } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import type {
  ProductGrid_products$data,
  ProductGrid_products$key,
} from '#relay/ProductGrid_products.graphql.ts';
import { reportItemList, reportSelectItem } from '../../analytics/productListEvents.ts';
import type { ProductItem } from '../../analytics/productListEvents.ts';
import { CachedItem } from '../CachedItem/CachedItem.tsx';
import type { Slider } from '../../ui/Slider/Slider.tsx';
import { useWording } from '../../wording/wording.ts';
import { ProductTile, type TileTexts } from '../ProductTile/ProductTile.tsx';
import styles from './ProductGrid.module.css';
import { useListView } from './useListView.ts';

export interface ProductGridProps {
  /** For a slider spread with `@arguments(size: SLIDER)`: its pictures have their own sizes. */
  products: ProductGrid_products$key;
  /** The slider's component, to show a slider instead of a grid: most lists need not load it. */
  slider?: typeof Slider | undefined;
  /** The colour to show each product in at first, in their order; null for the product's first. */
  colors?: readonly (string | null)[];
  /** Autoplay delay of a slider in milliseconds; null without autoplay. */
  autoplayDelay?: number | null | undefined;
  /** Name of the list for assistive technology. */
  label: string;
  /** Language-independent name of the list for analytics. */
  listId: string;
  /** Its first picture is above the fold. */
  priority?: boolean;
  /** Overrides the text of the tile at an index. */
  renderText?: ((index: number) => TileTexts | null) | undefined;
  /** Rendered below the tile at an index, from its product alone. */
  renderBelow?: ((index: number) => ReactNode) | undefined;
  /** Called when a tile is followed, with its index. */
  onOpen?: ((index: number) => void) | undefined;
  ref?: Ref<HTMLUListElement>;
}

export function ProductGrid({ products: key, ...look }: ProductGridProps) {
  const products = useFragment(
    graphql`
      fragment ProductGrid_products on Product
      @relay(plural: true)
      @argumentDefinitions(size: { type: "ImageSize!", defaultValue: TILE }) {
        id
        handle
        displayTitle
        platformId
        price {
          current {
            amount
          }
          discount {
            amount
          }
        }
        swatches {
          label
          price {
            current {
              amount
            }
            discount {
              amount
            }
          }
        }
        ...ProductTile_product @arguments(size: $size)
      }
    `,
    key,
  );
  return products.length === 0 ? null : <Tiles products={products} {...look} />;
}

interface TilesProps extends Omit<ProductGridProps, 'products'> {
  products: ProductGrid_products$data;
}

function Tiles({
  products,
  slider: Track,
  colors = [],
  autoplayDelay = null,
  label,
  listId,
  priority = false,
  renderText,
  renderBelow,
  onOpen,
  ref,
}: TilesProps) {
  const t = useWording();
  const room = useRef<HTMLDivElement>(null);
  const list = { id: listId, name: label };
  useListView(room, () =>
    reportItemList(
      list,
      products.map((product, index) => itemOf(product, colors[index])),
    ),
  );

  const isRow = products.length === 4 || products.length === 8;
  const sizes = Track ? shownWidth.slider : isRow ? shownWidth.fours : shownWidth.grid;
  const tile = (product: ProductGrid_products$data[number], index: number): ReactNode => (
    <ProductTile
      // A newly requested colour resets what was selected before.
      key={`${product.id} ${colors[index] ?? ''}`}
      product={product}
      listId={listId}
      color={colors[index] ?? null}
      priority={priority && index === 0}
      sizes={sizes}
      words={renderText?.(index) ?? null}
      onOpen={(color) => {
        reportSelectItem(list, itemOf(product, color), index);
        onOpen?.(index);
      }}
    >
      {renderBelow?.(index)}
    </ProductTile>
  );
  // The first picture is preloaded, and a screen's own texts differ by page.
  const variantOf = (index: number): string | null =>
    renderText || (priority && index === 0)
      ? null
      : [listId, sizes, colors[index] ?? '', Boolean(renderBelow)].join(' ');
  if (Track) {
    return (
      <div ref={room}>
        <Track
          label={label}
          previousLabel={t('slider.previous')}
          nextLabel={t('slider.next')}
          autoplay={
            autoplayDelay === null
              ? undefined
              : { delayMs: autoplayDelay, pauseLabel: t('slider.pause'), playLabel: t('slider.play') }
          }
        >
          {products.map(tile)}
        </Track>
      </div>
    );
  }
  return (
    <div ref={room} className={styles.room}>
      {/* Counted here: a list that is still loading must not be laid out as a shorter one, nor its pictures sized so. */}
      <ul ref={ref} className={styles.grid} data-tiles="" data-count={products.length} aria-label={label}>
        {products.map((product, index) => (
          <CachedItem key={product.id} id={product.id} variant={variantOf(index)}>
            {tile(product, index)}
          </CachedItem>
        ))}
      </ul>
    </div>
  );
}

/** `sizes` of the tiles' pictures. */
const shownWidth = {
  slider: '(min-width: 900px) 24vw, (min-width: 600px) 46vw, 92vw',
  fours: '(min-width: 769px) 23vw, 43vw',
  grid: '(min-width: 1024px) 24vw, (min-width: 769px) 30vw, 43vw',
} as const;

/** The tile's data in a colour; the first one when none is given. */
function itemOf(product: ProductGrid_products$data[number], color?: string | null): ProductItem {
  const swatch = product.swatches.find(({ label }) => label === color) ?? product.swatches[0];
  const { price } = swatch ?? product;
  return {
    name: product.displayTitle,
    id: product.handle,
    platformId: product.platformId ?? null,
    color: swatch?.label ?? null,
    price: price?.current.amount ?? null,
    discount: price?.discount?.amount ?? null,
  };
}
