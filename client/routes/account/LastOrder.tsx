/** The customer's newest order. */
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { LastOrder_customer$key } from '#relay/LastOrder_customer.graphql.ts';
import { accountHref } from '../../components/AccountFrame/accountSections.ts';
import { OrderRow } from '../../components/OrderRow/OrderRow.tsx';
import { homePath } from '../../navigation/addresses/localePath.rules.ts';
import { Link } from '../../navigation/Link.tsx';
import { useRouteMatch } from '../../navigation/useRouteMatch.ts';
import { accountWording } from '../../wording/account/account.ts';
import { useWording } from '../../wording/wording.ts';
import styles from './AccountHome.module.css';

export function LastOrder({ customer: key }: { customer: LastOrder_customer$key }) {
  const t = useWording(accountWording);
  const { lang } = useRouteMatch();
  const { orders } = useFragment(
    graphql`
      fragment LastOrder_customer on Customer {
        orders(first: 1) {
          edges {
            node {
              ...OrderRow_order
            }
          }
        }
      }
    `,
    key,
  );
  const last = orders?.edges[0]?.node;
  return (
    <section className={[styles.section, styles.wide].join(' ')} aria-labelledby="last-order">
      <div className={styles.head}>
        <h2 id="last-order">{t('account.lastOrder')}</h2>
        {last ? (
          <Link href={accountHref(lang, 'orders')} preload="intent">
            {t('account.allOrders')}
          </Link>
        ) : (
          <Link href={homePath(lang)} preload="intent">
            {t('orders.toShop')}
          </Link>
        )}
      </div>
      {last ? (
        <OrderRow order={last} level={3} />
      ) : (
        <p className={styles.none}>{t(orders ? 'orders.empty' : 'orders.down')}</p>
      )}
    </section>
  );
}
