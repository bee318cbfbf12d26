/** The customer's orders, ten at a time. */
import { useEffect, useRef, useState } from 'react';
import type { MouseEvent } from 'react';
import { graphql, usePaginationFragment } from 'react-relay/hooks.js';
import type { OrderList_customer$key } from '#relay/OrderList_customer.graphql.ts';
import type { OrderListPaginationQuery } from '#relay/OrderListPaginationQuery.graphql.ts';
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import { OrderRow } from '../../components/OrderRow/OrderRow.tsx';
import { homePath } from '../../navigation/localePath.rules.ts';
import { useRouteMatch } from '../../navigation/useRouteMatch.ts';
import { announce } from '../../ui/announce.ts';
import { Notice } from '../../ui/Notice/Notice.tsx';
import { accountWording } from '../../wording/account.ts';
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
  const [hasFailed, setFailed] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const firstNew = useRef<number | null>(null);
  const shown = data.orders?.edges.length ?? 0;

  // Whoever asked for more goes on where the new ones begin.
  useEffect(() => {
    if (firstNew.current === null || firstNew.current >= shown) return;
    list.current?.children[firstNew.current]?.querySelector('a')?.focus({ preventScroll: true });
    firstNew.current = null;
    announce(t('orders.shownAnnouncement', { count: shown }));
  }, [shown, t]);

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
        // The data is here already, so nothing is navigated.
        window.history.replaceState(window.history.state, '', shownHref(path, shown + pageSize));
      },
    });
  };

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
          {/* A link, so that it leads on without scripts too. */}
          <LinkButton
            variant="secondary"
            href={shownHref(path, shown + pageSize)}
            replace
            scroll={false}
            preload="none"
            aria-busy={isLoadingNext || undefined}
            onClick={handleMore}
          >
            {t(isLoadingNext ? 'orders.loadingMore' : 'orders.more')}
          </LinkButton>
          {hasFailed && <p role="alert">{t('orders.moreFailed')}</p>}
        </div>
      )}
    </>
  );
}
