/** Products side by side: a grid, or a row that slides. Nothing at all when there are none. */
import { useRef } from 'react';
import type { ReactNode, Ref } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import type {
  ProductGrid_products$data,
  ProductGrid_products$key,
} from '#relay/ProductGrid_products.graphql.ts';
import { reportItemList, reportSelectItem } from '../../analytics/productListEvents.ts';
import type { ProductItem } from '../../analytics/productListEvents.ts';
import { Slider } from '../../ui/Slider/Slider.tsx';
import { useWording } from '../../wording/wording.ts';
import { ProductTile, type TileWords } from '../ProductTile/ProductTile.tsx';
import styles from './ProductGrid.module.css';
import { useListView } from './useListView.ts';

export interface ProductGridProps {
  /** For a slider spread with `@arguments(size: SLIDER)`: its pictures have sizes of their own. */
  products: ProductGrid_products$key;
  variant?: 'grid' | 'slider';
  /** The colour to show each product in at first, in their order; its own first one where null. */
  colors?: readonly (string | null)[];
  /** Milliseconds between two steps of a slider that moves by itself; null when it does not. */
  autoplayDelay?: number | null | undefined;
  /** Name of the list for assistive technology. */
  label: string;
  /** Name of the list in reports, the same in every language. */
  listId: string;
  /** The first picture is the one that the screen opens with. */
  priority?: boolean;
  /** What the screen says on the tile of this place in the list. */
  renderWords?: ((index: number) => TileWords | null) | undefined;
  /** What the screen adds below the tile of this place in the list. */
  renderBelow?: ((index: number) => ReactNode) | undefined;
  /** Told when a tile is followed, with its place in the list. */
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
        uid
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
  variant = 'grid',
  colors = [],
  autoplayDelay = null,
  label,
  listId,
  priority = false,
  renderWords,
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
  const sizes = variant === 'slider' ? shownWidth.slider : isRow ? shownWidth.fours : shownWidth.grid;
  const tile = (product: ProductGrid_products$data[number], index: number): ReactNode => (
    <ProductTile
      // Another colour asked for is a fresh look at the product, whatever was picked before.
      key={`${product.id} ${colors[index] ?? ''}`}
      product={product}
      color={colors[index] ?? null}
      priority={priority && index === 0}
      sizes={sizes}
      words={renderWords?.(index) ?? null}
      onOpen={(color) => {
        reportSelectItem(list, itemOf(product, color), index);
        onOpen?.(index);
      }}
    >
      {renderBelow?.(index)}
    </ProductTile>
  );
  if (variant === 'slider') {
    return (
      <div ref={room}>
        <Slider
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
        </Slider>
      </div>
    );
  }
  return (
    <div ref={room} className={styles.room}>
      {/* Counted here: a list that is still arriving must not be laid out as a shorter one, nor its pictures chosen so. */}
      <ul ref={ref} className={styles.grid} data-tiles="" data-count={products.length} aria-label={label}>
        {products.map((product, index) => (
          <li key={product.id}>{tile(product, index)}</li>
        ))}
      </ul>
    </div>
  );
}

/** Of tiles, as the styles lay them out. */
const shownWidth = {
  slider: '(min-width: 900px) 24vw, (min-width: 600px) 46vw, 92vw',
  fours: '(min-width: 769px) 23vw, 43vw',
  grid: '(min-width: 1024px) 24vw, (min-width: 769px) 30vw, 43vw',
} as const;

/** What the tile says in a colour; in its first one when none is named. */
function itemOf(product: ProductGrid_products$data[number], color?: string | null): ProductItem {
  const swatch = product.swatches.find(({ label }) => label === color) ?? product.swatches[0];
  const { price } = swatch ?? product;
  return {
    name: product.displayTitle,
    id: product.uid,
    platformId: product.platformId ?? null,
    color: swatch?.label ?? null,
    price: price?.current.amount ?? null,
    discount: price?.discount?.amount ?? null,
  };
}
