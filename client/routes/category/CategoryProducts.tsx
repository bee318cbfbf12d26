/**
 * The products of a category as the address asks for them: facets, order, and a list that grows by pages. Every gesture
 * is a new address; while its answer is on the way the ticks already stand and the grid is dimmed.
 */
import { useEffect, useEffectEvent, useId, useOptimistic, useRef, useState, useTransition } from 'react';
import type { MouseEvent } from 'react';
import { graphql, usePaginationFragment, usePreloadedQuery } from 'react-relay/hooks.js';
import type { PreloadedQuery } from 'react-relay/hooks.js';
import type { CategoryProducts_category$key } from '#relay/CategoryProducts_category.graphql.ts';
import type { CategoryProductsPaginationQuery } from '#relay/CategoryProductsPaginationQuery.graphql.ts';
import type { CategoryProductsQuery } from '#relay/CategoryProductsQuery.graphql.ts';
import { CompareToggle } from '../../components/CompareToggle/CompareToggle.tsx';
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import { ProductGrid } from '../../components/ProductGrid/ProductGrid.tsx';
import { ProductGridSkeleton } from '../../components/ProductGrid/ProductGridSkeleton.tsx';
import { homePath } from '../../navigation/localePath.rules.ts';
import { useNavigation } from '../../navigation/navigationContext.ts';
import { announce } from '../../ui/announce.ts';
import { Notice } from '../../ui/Notice/Notice.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx';
import { listingWording } from '../../wording/listing.ts';
import { useWording } from '../../wording/wording.ts';
import { ActiveFilters } from './ActiveFilters.tsx';
import styles from './CategoryProducts.module.css';
import { EmptyListing } from './EmptyListing.tsx';
import { FacetDrawer } from './FacetDrawer.tsx';
import { Facets } from './Facets.tsx';
import { ListingToolbar } from './ListingToolbar.tsx';
import {
  atPage,
  largestAnswer,
  lengthened,
  listingHref,
  pageSize,
  readListing,
  skipOf,
} from './listing.rules.ts';
import type { Listing } from './listing.rules.ts';

interface CategoryProductsProps {
  query: PreloadedQuery<CategoryProductsQuery>;
  /** Title of the category, for the labels. */
  title: string;
  /** Its address, that of all its listings. */
  path: string;
}

export function CategoryProducts({ query, title, path }: CategoryProductsProps) {
  const { category } = usePreloadedQuery<CategoryProductsQuery>(
    graphql`
      query CategoryProductsQuery(
        $locale: String!
        $uid: String!
        $first: Int!
        $skip: Int!
        $sort: ProductSort!
        $filters: [FacetFilter!]!
      ) @inContext(locale: $locale) @preloadable {
        category(uid: $uid) {
          ...CategoryProducts_category @arguments(first: $first, skip: $skip, sort: $sort, filters: $filters)
        }
      }
    `,
    query,
  );
  return category ? <ProductList category={category} title={title} path={path} /> : null;
}

interface ProductListProps extends Pick<CategoryProductsProps, 'title' | 'path'> {
  category: CategoryProducts_category$key;
}

function ProductList({ category: key, title, path }: ProductListProps) {
  const t = useWording(listingWording);
  const { match, navigate } = useNavigation();
  // The compiler's query asks by the category's id, which holds the market: no `@inContext` is needed.
  const { data, loadNext, isLoadingNext } = usePaginationFragment<
    CategoryProductsPaginationQuery,
    CategoryProducts_category$key
  >(
    graphql`
      fragment CategoryProducts_category on Category
      @argumentDefinitions(
        first: { type: "Int!" }
        after: { type: "String" }
        skip: { type: "Int!" }
        sort: { type: "ProductSort!" }
        filters: { type: "[FacetFilter!]!" }
      )
      @refetchable(queryName: "CategoryProductsPaginationQuery") {
        products(first: $first, after: $after, skip: $skip, sort: $sort, filters: $filters)
          @connection(key: "CategoryProducts_products", filters: ["skip", "sort", "filters"]) {
          totalCount
          facets {
            ...Facets_facets
            ...ActiveFilters_facets
          }
          costliestFacet {
            ...EmptyListing_costliest
          }
          edges {
            preferredColor
            node {
              ...ProductGrid_products
              ...CompareToggle_product
            }
          }
          pageInfo {
            hasNextPage
          }
        }
      }
    `,
    key,
  );
  const [hasFailed, setFailed] = useState(false);
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const { products } = data;
  const formId = useId();
  const filtersId = useId();
  const grid = useRef<HTMLUListElement>(null);
  const firstNew = useRef<number | null>(null);

  const shown = products.edges.length;
  const current = readListing(match.search);
  /** Read by now, the pages before this one included. */
  const read = skipOf(current) + shown;
  // What the shopper has asked for by now: the next gesture builds on it, not on what has arrived.
  const [listing, setListing] = useOptimistic(current);
  const [isPending, startTransition] = useTransition();
  const change = (next: Listing) =>
    startTransition(() => {
      setListing(next);
      navigate(listingHref(path, next), { scroll: false });
    });

  // The shopper who asked for more goes on where the new ones begin.
  useEffect(() => {
    if (firstNew.current === null || firstNew.current >= shown) return;
    grid.current?.children[firstNew.current]?.querySelector('a')?.focus({ preventScroll: true });
    firstNew.current = null;
    announce(t('category.shownAnnouncement', { shown: read, total: products.totalCount }));
  }, [shown, read, products.totalCount, t]);

  const loadMore = (count: number, onLoaded: () => void = () => {}) => {
    loadNext(count, {
      onComplete: (error) => {
        if (error) firstNew.current = null;
        if (error) setFailed(true);
        else onLoaded();
      },
    });
  };

  // Back to a list longer than one answer: it goes on by itself, and its room is there from the start.
  const missing = current.show > largestAnswer ? Math.min(current.show, products.totalCount) - shown : 0;
  const isRestoring = missing > 0 && products.pageInfo.hasNextPage && !hasFailed;
  const restore = useEffectEvent(() => loadMore(Math.min(missing, largestAnswer)));
  useEffect(() => {
    if (isRestoring && !isLoadingNext) restore();
  }, [isRestoring, isLoadingNext]);

  const handleMore = (event: MouseEvent) => {
    event.preventDefault();
    if (isLoadingNext) return;
    setFailed(false);
    firstNew.current = shown;
    loadMore(pageSize, () => {
      // Back and reload find the same length. The data is here already, so nothing is navigated.
      const href = listingHref(path, lengthened(current, shown + pageSize));
      window.history.replaceState(window.history.state, '', href);
    });
  };

  const facets = products.facets;
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
          count={products.totalCount}
          listing={listing}
          isPending={isPending}
          formId={facets ? formId : null}
          filtersId={filtersId}
          onOpenFacets={() => setDrawerOpen(true)}
          onChange={change}
        />
        {facets && <ActiveFilters facets={facets} listing={listing} path={path} />}
        <div className={styles.products} data-pending={isPending || undefined} aria-busy={isPending}>
          {current.page > 1 && shown > 0 && (
            <div className={styles.earlier}>
              <LinkButton
                variant="secondary"
                href={listingHref(path, atPage(current, current.page - 1))}
                preload="intent"
              >
                {t('listing.earlier')}
              </LinkButton>
            </div>
          )}
          {shown === 0 ? (
            <EmptyListing
              title={title}
              path={path}
              home={homePath(match.lang)}
              listing={listing}
              total={products.totalCount}
              costliest={products.costliestFacet}
            />
          ) : (
            <ProductGrid
              ref={grid}
              products={products.edges.map((edge) => edge.node)}
              colors={products.edges.map((edge) => edge.preferredColor)}
              label={title}
              listId="category"
              renderBelow={(index) => {
                const edge = products.edges[index];
                return edge ? <CompareToggle product={edge.node} /> : null;
              }}
            />
          )}
          {isRestoring && (
            <div className={styles.restoring}>
              <ProductGridSkeleton count={missing} />
            </div>
          )}
        </div>
        {products.pageInfo.hasNextPage && !isRestoring && (
          <div className={styles.more}>
            <p>{t('category.shown', { shown: read, total: products.totalCount })}</p>
            <progress max={products.totalCount} value={read} aria-hidden="true" />
            {/* A link, so that it leads on without scripts too: to the page of its own that comes next. */}
            <LinkButton
              variant="secondary"
              href={listingHref(path, atPage(current, current.page + Math.ceil(shown / pageSize)))}
              preload="none"
              aria-busy={isLoadingNext || undefined}
              onClick={handleMore}
            >
              {t(isLoadingNext ? 'category.loadingMore' : 'category.loadMore')}
            </LinkButton>
            {hasFailed && <p role="alert">{t('category.moreFailed')}</p>}
          </div>
        )}
      </div>
      {facets && (
        <FacetDrawer
          isOpen={isDrawerOpen}
          count={products.totalCount}
          isPending={isPending}
          onClose={() => setDrawerOpen(false)}
        >
          <Facets facets={facets} listing={listing} path={path} onChange={change} />
        </FacetDrawer>
      )}
    </div>
  );
}
