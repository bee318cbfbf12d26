/** The total of an order and its components. */
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { OrderAmounts_order$key } from '#relay/OrderAmounts_order.graphql.ts';
import { accountWording } from '../../wording/account/account.ts';
import { useWording } from '../../wording/wording.ts';
import styles from './OrderAmounts.module.css';

export function OrderAmounts({ order: key }: { order: OrderAmounts_order$key }) {
  const t = useWording(accountWording);
  const order = useFragment(
    graphql`
      fragment OrderAmounts_order on Order {
        subtotal {
          formatted
        }
        shipping {
          amount
          formatted
        }
        discount {
          formatted
        }
        tax {
          amount
          formatted
        }
        total {
          formatted
        }
        saving {
          formatted
        }
      }
    `,
    key,
  );
  return (
    <section className={styles.amounts} aria-labelledby="amounts">
      <h2 id="amounts">{t('order.amounts')}</h2>
      <dl>
        <div>
          <dt>{t('order.subtotal')}</dt>
          <dd>{order.subtotal.formatted}</dd>
        </div>
        {order.discount && (
          <div>
            <dt>{t('order.discount')}</dt>
            <dd>{order.discount.formatted}</dd>
          </div>
        )}
        <div>
          <dt>{t('order.shipping')}</dt>
          <dd>{Number(order.shipping.amount) === 0 ? t('order.shippingFree') : order.shipping.formatted}</dd>
        </div>
        <div className={styles.total}>
          <dt>{t('order.total')}</dt>
          <dd>{order.total.formatted}</dd>
        </div>
        {order.saving && (
          <div className={styles.saving}>
            <dt>{t('order.saved')}</dt>
            <dd>{order.saving.formatted}</dd>
          </div>
        )}
        {Number(order.tax.amount) > 0 && (
          <div className={styles.tax}>
            <dt>{t('order.tax')}</dt>
            <dd>{order.tax.formatted}</dd>
          </div>
        )}
      </dl>
    </section>
  );
}
