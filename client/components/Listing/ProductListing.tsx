/**
 * A product list controlled by the address: facets, order and pagination. Every change navigates; while the response is
 * pending the new selection is shown and the grid is dimmed. The caller runs the query and passes its data.
 */
import { useId, useLayoutEffect, useMemo, useOptimistic, useRef, useState, useTransition } from 'react';
import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { ProductListing_costliest$key } from '#relay/ProductListing_costliest.graphql.ts';
import type { ProductListing_facets$key } from '#relay/ProductListing_facets.graphql.ts';
import type { ProductListing_products$key } from '#relay/ProductListing_products.graphql.ts';
import { homePath } from '../../navigation/addresses/localePath.rules.ts';
import { useNavigation } from '../../navigation/navigationContext.ts';
import { Notice } from '../../ui/Notice/Notice.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx';
import { listingWording } from '../../wording/shopping/listing.ts';
import { useWording } from '../../wording/wording.ts';
import type { LoadNext } from '../LoadMore/useLoadMore.ts';
import { ProductGrid, type ProductGridProps } from '../ProductGrid/ProductGrid.tsx';
import { ProductGridSkeleton } from '../ProductGrid/ProductGridSkeleton.tsx';
import { ActiveFilters } from './ActiveFilters.tsx';
import { EmptyListing, type UnfilteredList } from './EmptyListing.tsx';
import { FacetDrawer } from './facets/FacetDrawer.tsx';
import { Facets } from './facets/lateFacets.ts';
import { listingHref, readListing } from './listing.rules.ts';
import type { ChangeListing } from './listing.rules.ts';
import { ListingToolbar } from './ListingToolbar.tsx';
import { ListEnd, ListStart } from './ListEnds.tsx';
import styles from './ProductListing.module.css';
import { usePaginatedList } from './usePaginatedList.ts';

interface ProductListingProps {
  /** Name of the list for assistive technology and analytics. */
  title: string;
  /** Language-independent name of the list for analytics. */
  listId: string;
  /** Address of the list without its listing parameters; may have a query of its own. */
  path: string;
  /** The same list before it is filtered, for what comes near when nothing matches. */
  within: UnfilteredList;
  /** Label of its default order. */
  ownOrder: string;
  /** Label of the link that clears the filters. */
  everything: string;
  products: ProductListing_products$key;
  /** The colour to show each product in at first; null for the product's first. */
  colors: readonly (string | null)[];
  /** Number of products requested with the address. */
  requested: number;
  /** Number of products that match. */
  total: number;
  /** Its first picture is above the fold. */
  isOpening: boolean;
  /** Null when counts are unavailable. */
  facets: ProductListing_facets$key | null;
  costliest: ProductListing_costliest$key | null;
  hasNext: boolean;
  isLoadingNext: boolean;
  /** From Relay's pagination; null where the list cannot grow in place. */
  loadNext: LoadNext | null;
  renderText?: ProductGridProps['renderText'];
  /** Rendered below the tile at an index. */
  renderBelow: (index: number) => ReactNode;
  /** Called when a tile is followed, with its index. */
  onOpen?: (index: number) => void;
}

export function ProductListing({
  title,
  listId,
  path,
  within,
  ownOrder,
  everything,
  products: productsKey,
  colors,
  requested,
  total,
  isOpening,
  facets: facetsKey,
  costliest: costliestKey,
  hasNext,
  isLoadingNext,
  loadNext,
  renderText,
  renderBelow,
  onOpen,
}: ProductListingProps) {
  const t = useWording(listingWording);
  const { match, navigate } = useNavigation();
  const products = useFragment(
    graphql`
      fragment ProductListing_products on Product @relay(plural: true) {
        ...ProductGrid_products
      }
    `,
    productsKey,
  );
  const facets = useFragment(
    graphql`
      fragment ProductListing_facets on Facet @relay(plural: true) {
        # Of a late part.
        # eslint-disable-next-line relay/must-colocate-fragment-spreads
        ...Facets_facets
        ...ActiveFilters_facets
      }
    `,
    facetsKey,
  );
  const costliest = useFragment(
    graphql`
      fragment ProductListing_costliest on Facet {
        ...EmptyListing_costliest
      }
    `,
    costliestKey,
  );
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const formId = useId();
  const filtersId = useId();
  const current = readListing(match.search);
  const grid = useRef<HTMLUListElement>(null);
  const list = usePaginatedList(grid, {
    path,
    listing: current,
    requested,
    shown: products.length,
    total,
    hasNext,
    isLoadingNext,
    loadNext,
    announcement: (shown, all) => t('category.shownAnnouncement', { shown, total: all }),
  });
  // The latest requested state: the next change builds on it, not on what is displayed.
  const [listing, setListing] = useOptimistic(current);
  // Several presses may occur between two renders.
  const latest = useRef(listing);
  useLayoutEffect(() => {
    latest.current = listing;
  }, [listing]);
  const [isPending, startTransition] = useTransition();
  const change: ChangeListing = (step) =>
    startTransition(() => {
      const next = step(latest.current);
      latest.current = next;
      setListing(next);
      navigate(listingHref(path, next), { scroll: false });
    });

  // Memoised: re-rendering it would delay the paint of a changed checkbox.
  const tiles = useMemo(
    () => (
      <ProductGrid
        ref={grid}
        products={products}
        colors={colors}
        label={title}
        listId={listId}
        priority={isOpening}
        renderText={renderText}
        renderBelow={renderBelow}
        onOpen={onOpen}
      />
    ),
    [products, colors, title, listId, isOpening, renderText, renderBelow, onOpen],
  );

  return (
    <div className={styles.layout}>
      {facets && (
        <aside id={filtersId} className={styles.sidebar} aria-label={t('category.filters')}>
          <Facets id={formId} facets={facets} listing={listing} path={path} onChange={change} />
        </aside>
      )}
      <div className={styles.main}>
        <VisuallyHidden as="h2">{t('category.products')}</VisuallyHidden>
        {!facets && <Notice className={styles.missing}>{t('category.facetsMissing')}</Notice>}
        <ListingToolbar
          count={total}
          listing={listing}
          ownOrder={ownOrder}
          isPending={isPending}
          formId={facets ? formId : null}
          filtersId={filtersId}
          onOpenFacets={() => setDrawerOpen(true)}
          onChange={change}
        />
        {facets && <ActiveFilters facets={facets} listing={listing} path={path} />}
        <div className={styles.products} data-pending={isPending || undefined} aria-busy={isPending}>
          {products.length === 0 ? (
            <EmptyListing
              everything={everything}
              path={path}
              home={homePath(match.lang)}
              listing={listing}
              total={total}
              costliest={costliest ?? null}
              within={within}
            />
          ) : (
            <>
              <ListStart list={list} label={t('listing.earlier')} />
              {tiles}
            </>
          )}
          {list.restoring > 0 && (
            <div className={styles.restoring}>
              <ProductGridSkeleton count={list.restoring} />
            </div>
          )}
        </div>
        <ListEnd list={list} failure={t('category.moreFailed')} />
      </div>
      {facets && (
        <FacetDrawer
          isOpen={isDrawerOpen}
          count={total}
          isPending={isPending}
          onClose={() => setDrawerOpen(false)}
        >
          <Facets facets={facets} listing={listing} path={path} onChange={change} />
        </FacetDrawer>
      )}
    </div>
  );
}
