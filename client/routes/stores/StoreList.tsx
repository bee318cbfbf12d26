/** The stores of a search, with filters and pagination; a message where there are none. */
import { useEffect, useEffectEvent, useState } from 'react';
import { graphql, usePaginationFragment, usePreloadedQuery } from 'react-relay/hooks.js';
import type { PreloadedQuery } from 'react-relay/hooks.js';
import type { StoreList_market$key } from '#relay/StoreList_market.graphql.ts';
import type { StoreListPaginationQuery } from '#relay/StoreListPaginationQuery.graphql.ts';
import type { StoreListQuery } from '#relay/StoreListQuery.graphql.ts';
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import { useRouteMatch } from '../../navigation/useRouteMatch.ts';
import { announce } from '../../ui/announce.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { Notice } from '../../ui/Notice/Notice.tsx';
import { pagesWording } from '../../wording/content/pages.ts';
import { storesWording } from '../../wording/content/stores.ts';
import { useWording } from '../../wording/wording.ts';
import { StoreCard } from './StoreCard.tsx';
import { StoreFilters } from './StoreFilters.tsx';
import styles from './StoreList.module.css';
import type { PickedStore } from './pickedStore.ts';
import { StoresFailure } from './StoresFailure.tsx';
import { everyStore, storeQueryHref, type StoreQuery } from './storeQuery.rules.ts';

const PAGE_SIZE = 20;
const MAX_PER_REQUEST = 100;

interface StoreListProps {
  query: PreloadedQuery<StoreListQuery>;
  storeQuery: StoreQuery;
  isNear: boolean;
  picked: PickedStore | null;
  onPick: (store: PickedStore) => void;
  onChange: (storeQuery: StoreQuery) => void;
}

export function StoreList({ query, ...props }: StoreListProps) {
  const { market } = usePreloadedQuery<StoreListQuery>(
    graphql`
      query StoreListQuery(
        $locale: Locale!
        $near: PositionInput
        $place: String
        $area: AreaInput
        $kind: StoreKind
        $service: String
      ) @inContext(locale: $locale) @preloadable {
        market {
          ...StoreList_market
            @arguments(near: $near, place: $place, area: $area, kind: $kind, service: $service)
        }
      }
    `,
    query,
  );
  return <FoundStores market={market} {...props} />;
}

function FoundStores({
  market: key,
  storeQuery,
  isNear,
  picked,
  onPick,
  onChange,
}: Omit<StoreListProps, 'query'> & { market: StoreList_market$key }) {
  const t = useWording(pagesWording, storesWording);
  const { path } = useRouteMatch();
  const { data, loadNext, isLoadingNext } = usePaginationFragment<
    StoreListPaginationQuery,
    StoreList_market$key
  >(
    graphql`
      fragment StoreList_market on Market
      @argumentDefinitions(
        near: { type: "PositionInput" }
        place: { type: "String" }
        area: { type: "AreaInput" }
        kind: { type: "StoreKind" }
        service: { type: "String" }
        first: { type: "Int", defaultValue: 20 }
        after: { type: "String" }
      )
      @refetchable(queryName: "StoreListPaginationQuery") {
        stores(
          near: $near
          place: $place
          area: $area
          kind: $kind
          service: $service
          first: $first
          after: $after
        ) @connection(key: "StoreList_stores", filters: ["near", "place", "area", "kind", "service"]) {
          totalCount
          refusal
          place {
            name
          }
          radius {
            text
          }
          ...StoreFilters_stores
          beyond {
            node {
              id
            }
            ...StoreCard_edge
          }
          edges {
            node {
              id
            }
            ...StoreCard_edge
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
  const { stores } = data;
  const shown = stores?.edges.length ?? 0;
  const total = stores?.totalCount ?? 0;

  const loadMore = (count: number) => {
    loadNext(Math.min(count, MAX_PER_REQUEST), { onComplete: (error) => setFailed(error !== null) });
  };

  // A store selected on the map may be further down than the loaded list.
  const missing = picked === null || total === 0 ? 0 : Math.max(0, picked.index + 1 - shown);
  const isMissing = missing > 0 && !isLoadingNext && !hasFailed;
  const reach = useEffectEvent(() => loadMore(missing));
  useEffect(() => {
    if (isMissing) reach();
  }, [isMissing]);

  const heading = headingOf();
  useEffect(() => {
    if (heading !== null) announce(heading);
  }, [heading]);

  function headingOf(): string | null {
    if (!stores || stores.refusal !== null) return null;
    const radius = stores.radius?.text ?? '';
    if (isNear) return t('stores.nearYou', { count: total, radius });
    if (storeQuery.area) return t('stores.inArea', { count: total });
    return stores.place
      ? t('stores.near', { count: total, radius, place: stores.place.name })
      : t('stores.count', { count: total });
  }

  if (!stores) return <StoresFailure />;
  const all = storeQueryHref(path, everyStore);
  const edges = shown > 0 ? stores.edges : stores.beyond;
  const isNarrowed =
    storeQuery.place !== '' ||
    storeQuery.area !== null ||
    storeQuery.kind !== null ||
    storeQuery.service !== null ||
    isNear;
  return (
    <div className={styles.found}>
      {heading === null ? (
        <Notice tone="problem">{stores.refusal}</Notice>
      ) : (
        <h2 className={styles.heading}>{heading}</h2>
      )}
      <StoreFilters stores={stores} storeQuery={storeQuery} onChange={onChange} />
      {shown > 0 || heading === null ? null : (
        <p className={styles.note}>{t(edges.length > 0 ? 'stores.beyond' : 'stores.nothing')}</p>
      )}
      {edges.length === 0 ? null : (
        // Another search is another list: no element is reused.
        <ol key={storeQueryHref(path, storeQuery)} className={styles.list}>
          {edges.map((edge, index) => (
            <StoreCard
              key={edge.node.id}
              edge={edge}
              picked={picked?.id === edge.node.id ? picked.from : null}
              onPick={() => onPick({ id: edge.node.id, index, from: 'list' })}
            />
          ))}
        </ol>
      )}
      <div className={styles.ways}>
        {stores.pageInfo.hasNextPage ? (
          <Button
            variant="secondary"
            isBusy={isLoadingNext}
            onClick={() => {
              setFailed(false);
              loadMore(PAGE_SIZE);
            }}
          >
            {t(isLoadingNext ? 'category.loadingMore' : 'category.loadMore')}
          </Button>
        ) : null}
        {isNarrowed ? (
          <LinkButton variant="quiet" href={all} scroll={false} preload="intent">
            {t('stores.all')}
          </LinkButton>
        ) : null}
      </div>
      {hasFailed ? <p role="alert">{t('category.moreFailed')}</p> : null}
    </div>
  );
}
