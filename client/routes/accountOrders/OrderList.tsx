/** The customer's orders, ten at a time. */
import { useRef } from 'react';
import { graphql, usePaginationFragment } from 'react-relay/hooks.js';
import type { OrderList_customer$key } from '#relay/OrderList_customer.graphql.ts';
import type { OrderListPaginationQuery } from '#relay/OrderListPaginationQuery.graphql.ts';
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import { useLoadMore } from '../../components/LoadMore/useLoadMore.ts';
import { OrderRow } from '../../components/OrderRow/OrderRow.tsx';
import { homePath } from '../../navigation/addresses/localePath.rules.ts';
import { useRouteMatch } from '../../navigation/useRouteMatch.ts';
import { Notice } from '../../ui/Notice/Notice.tsx';
import { accountWording } from '../../wording/account/account.ts';
import { useWording } from '../../wording/wording.ts';
import styles from './OrderList.module.css';
import { pageSize, shownHref } from './shownOrders.rules.ts';

export function OrderList({ customer: key }: { customer: OrderList_customer$key }) {
  const t = useWording(accountWording);
  const { lang, path } = useRouteMatch();
  const { data, loadNext, isLoadingNext } = usePaginationFragment<
    OrderListPaginationQuery,
    OrderList_customer$key
  >(
    graphql`
      fragment OrderList_customer on Customer
      @argumentDefinitions(first: { type: "Int", defaultValue: 10 }, after: { type: "String" })
      @refetchable(queryName: "OrderListPaginationQuery") {
        orders(first: $first, after: $after) @connection(key: "OrderList_orders") {
          edges {
            node {
              id
              ...OrderRow_order
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
  const list = useRef<HTMLUListElement>(null);
  const shown = data.orders?.edges.length ?? 0;
  const more = useLoadMore({
    shown,
    hasNext: data.orders?.pageInfo.hasNextPage ?? false,
    isLoadingNext,
    loadNext,
    pageSize,
    entryAt: (place) => list.current?.children[place],
    hrefOf: (length) => shownHref(path, length),
    announcement: () => t('orders.shownAnnouncement', { count: shown }),
  });

  if (!data.orders) return <Notice tone="problem">{t('orders.down')}</Notice>;
  if (shown === 0)
    return (
      <div className={styles.empty}>
        <p className={styles.emptyTitle}>{t('orders.empty')}</p>
        <p>{t('orders.emptyText')}</p>
        <LinkButton href={homePath(lang)} className={styles.way}>
          {t('orders.toShop')}
        </LinkButton>
      </div>
    );
  return (
    <>
      <ul ref={list} className={styles.list} aria-label={t('orders.list')}>
        {data.orders.edges.map(({ node }) => (
          <li key={node.id}>
            <OrderRow order={node} />
          </li>
        ))}
      </ul>
      {data.orders.pageInfo.hasNextPage && (
        <div className={styles.more}>
          {/* A link, so that it works without scripts. */}
          <LinkButton
            variant="secondary"
            href={shownHref(path, shown + pageSize)}
            replace
            scroll={false}
            preload="none"
            aria-busy={more.isLoading || undefined}
            onClick={more.handleMore}
          >
            {t(more.isLoading ? 'orders.loadingMore' : 'orders.more')}
          </LinkButton>
          {more.hasFailed && <p role="alert">{t('orders.moreFailed')}</p>}
        </div>
      )}
    </>
  );
}
