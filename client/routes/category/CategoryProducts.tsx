/**
 * The products of a category as the address asks for them: facets, order, and a list that grows by pages. Every gesture
 * is a new address; while its answer is on the way the ticks already stand and the grid is dimmed.
 */
import { useEffect, useOptimistic, useRef, useState, useTransition } from 'react';
import type { MouseEvent } from 'react';
import { graphql, usePaginationFragment, usePreloadedQuery } from 'react-relay/hooks.js';
import type { PreloadedQuery } from 'react-relay/hooks.js';
import type { CategoryProducts_category$key } from '#relay/CategoryProducts_category.graphql.ts';
import type { CategoryProductsPaginationQuery } from '#relay/CategoryProductsPaginationQuery.graphql.ts';
import type { CategoryProductsQuery } from '#relay/CategoryProductsQuery.graphql.ts';
import { CompareToggle } from '../../components/CompareToggle/CompareToggle.tsx';
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import { ProductGrid } from '../../components/ProductGrid/ProductGrid.tsx';
import { homePath } from '../../navigation/localePath.rules.ts';
import { useNavigation } from '../../navigation/navigationContext.ts';
import { announce } from '../../ui/announce.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx';
import { useWording } from '../../wording/wording.ts';
import { ActiveFilters } from './ActiveFilters.tsx';
import styles from './CategoryProducts.module.css';
import { EmptyListing } from './EmptyListing.tsx';
import { FacetDrawer } from './FacetDrawer.tsx';
import { Facets } from './Facets.tsx';
import { ListingToolbar } from './ListingToolbar.tsx';
import { lengthened, listingHref, pageSize, readListing } from './listing.rules.ts';
import type { Listing } from './listing.rules.ts';

interface CategoryProductsProps {
  query: PreloadedQuery<CategoryProductsQuery>;
  /** Title of the category, for the labels. */
  title: string;
}

export function CategoryProducts({ query, title }: CategoryProductsProps) {
  const { category } = usePreloadedQuery<CategoryProductsQuery>(
    graphql`
      query CategoryProductsQuery(
        $locale: String!
        $uid: String!
        $first: Int!
        $sort: ProductSort!
        $filters: [FacetFilter!]!
      ) @inContext(locale: $locale) @preloadable {
        category(uid: $uid) {
          ...CategoryProducts_category @arguments(first: $first, sort: $sort, filters: $filters)
        }
      }
    `,
    query,
  );
  return category ? <ProductList category={category} title={title} /> : null;
}

function ProductList({ category: key, title }: { category: CategoryProducts_category$key; title: string }) {
  const t = useWording();
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
        sort: { type: "ProductSort!" }
        filters: { type: "[FacetFilter!]!" }
      )
      @refetchable(queryName: "CategoryProductsPaginationQuery") {
        products(first: $first, after: $after, sort: $sort, filters: $filters)
          @connection(key: "CategoryProducts_products", filters: ["sort", "filters"]) {
          totalCount
          facets {
            ...Facets_facets
            ...ActiveFilters_facets
          }
          edges {
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
  const grid = useRef<HTMLUListElement>(null);
  const firstNew = useRef<number | null>(null);

  const shown = products.edges.length;
  const current = readListing(match.search);
  // What the shopper has asked for by now: the next gesture builds on it, not on what has arrived.
  const [listing, setListing] = useOptimistic(current);
  const [isPending, startTransition] = useTransition();
  const change = (next: Listing) =>
    startTransition(() => {
      setListing(next);
      navigate(listingHref(match.path, next), { scroll: false });
    });

  // The shopper who asked for more goes on where the new ones begin.
  useEffect(() => {
    if (firstNew.current === null || firstNew.current >= shown) return;
    grid.current?.children[firstNew.current]?.querySelector('a')?.focus({ preventScroll: true });
    firstNew.current = null;
    announce(t('category.shownAnnouncement', { shown, total: products.totalCount }));
  }, [shown, products.totalCount, t]);

  const handleMore = (event: MouseEvent) => {
    event.preventDefault();
    if (isLoadingNext) return;
    setFailed(false);
    firstNew.current = shown;
    loadNext(pageSize, {
      onComplete: (error) => {
        if (error) {
          firstNew.current = null;
          setFailed(true);
          return;
        }
        // Back and reload find the same length. The data is here already, so nothing is navigated.
        const href = listingHref(match.path, lengthened(current, shown + pageSize));
        window.history.replaceState(window.history.state, '', href);
      },
    });
  };

  return (
    <div className={styles.layout}>
      <aside className={styles.sidebar} aria-label={t('category.filters')}>
        {products.facets ? (
          <Facets facets={products.facets} listing={listing} path={match.path} onChange={change} />
        ) : (
          <p className={styles.missing}>{t('category.facetsMissing')}</p>
        )}
      </aside>
      <div className={styles.main}>
        <VisuallyHidden as="h2">{t('category.products')}</VisuallyHidden>
        <ListingToolbar
          count={products.totalCount}
          listing={listing}
          isPending={isPending}
          hasFacets={products.facets !== null}
          onOpenFacets={() => setDrawerOpen(true)}
          onChange={change}
        />
        <ActiveFilters facets={products.facets ?? []} listing={listing} path={match.path} />
        <div className={styles.products} data-pending={isPending || undefined} aria-busy={isPending}>
          {shown === 0 ? (
            <EmptyListing title={title} path={match.path} home={homePath(match.lang)} listing={listing} />
          ) : (
            <ProductGrid
              ref={grid}
              products={products.edges.map((edge) => edge.node)}
              label={title}
              listId="category"
              renderBelow={(index) => {
                const edge = products.edges[index];
                return edge ? <CompareToggle product={edge.node} /> : null;
              }}
            />
          )}
        </div>
        {products.pageInfo.hasNextPage && (
          <div className={styles.more}>
            <p>{t('category.shown', { shown, total: products.totalCount })}</p>
            <progress max={products.totalCount} value={shown} aria-hidden="true" />
            {/* A link, so that it leads on without scripts too. */}
            <LinkButton
              variant="secondary"
              href={listingHref(match.path, lengthened(current, shown + pageSize))}
              replace
              scroll={false}
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
      {products.facets && (
        <FacetDrawer
          isOpen={isDrawerOpen}
          count={products.totalCount}
          isPending={isPending}
          onClose={() => setDrawerOpen(false)}
        >
          <Facets facets={products.facets} listing={listing} path={match.path} onChange={change} />
        </FacetDrawer>
      )}
    </div>
  );
}
