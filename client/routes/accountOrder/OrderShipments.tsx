/** The shipments of an order, with carrier, tracking number and contents. */
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { OrderShipments_order$key } from '#relay/OrderShipments_order.graphql.ts';
import { TrackingLink } from '../../components/TrackingLink/TrackingLink.tsx';
import { Notice } from '../../ui/Notice/Notice.tsx';
import { accountWording } from '../../wording/account/account.ts';
import { useWording } from '../../wording/wording.ts';
import styles from './OrderShipments.module.css';

export function OrderShipments({ order: key }: { order: OrderShipments_order$key }) {
  const t = useWording(accountWording);
  const { itemsTotal, itemsShipped, shipments } = useFragment(
    graphql`
      fragment OrderShipments_order on Order {
        itemsTotal
        itemsShipped
        shipments {
          shippedOn {
            iso
            formatted
          }
          carrier
          method
          trackingNumber
          trackingUrl
          lines {
            title
            quantity
          }
        }
      }
    `,
    key,
  );
  return (
    <section className={styles.section} aria-labelledby="shipments">
      <h2 id="shipments">{t('order.shipments')}</h2>
      {shipments && shipments.length > 0 && (
        <p className={styles.progress}>{t('order.shipped', { shipped: itemsShipped, total: itemsTotal })}</p>
      )}
      {shipments === null ? (
        <Notice>{t('order.shipmentsDown')}</Notice>
      ) : shipments.length === 0 ? (
        <p className={styles.progress}>{t('order.noShipments')}</p>
      ) : (
        <ul className={styles.parcels}>
          {shipments.map((shipment, index) => (
            // Shipments have no id; new ones are appended.
            <li key={shipment.trackingNumber ?? index} className={styles.parcel}>
              <h3>
                <time dateTime={shipment.shippedOn.iso}>
                  {t('order.shippedOn', { date: shipment.shippedOn.formatted })}
                </time>
              </h3>
              {shipment.method === null ? null : <p className={styles.method}>{shipment.method}</p>}
              <ul className={styles.held}>
                {shipment.lines.map((line) => (
                  <li key={line.title}>
                    {t('order.parcelLine', { quantity: line.quantity, title: line.title })}
                  </li>
                ))}
              </ul>
              <TrackingLink
                carrier={shipment.carrier}
                number={shipment.trackingNumber}
                url={shipment.trackingUrl}
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
