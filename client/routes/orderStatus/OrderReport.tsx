/** The status of an order for someone who knows its number and email address: without names and addresses. */
import { graphql, readInlineData } from 'react-relay/hooks.js';
import type { OrderReport_report$data, OrderReport_report$key } from '#relay/OrderReport_report.graphql.ts';
import { OrderState } from '../../components/OrderState/OrderState.tsx';
import { TrackingLink } from '../../components/TrackingLink/TrackingLink.tsx';
import { accountWording } from '../../wording/account/account.ts';
import { useWording } from '../../wording/wording.ts';
import styles from './OrderReport.module.css';

export type ReportedOrder = Omit<OrderReport_report$data, ' $fragmentType'>;

/** For a mutation's result: a report has no id and belongs to no query, so the store may collect it. */
export function readOrderReport(report: OrderReport_report$key): ReportedOrder {
  return readInlineData(
    graphql`
      fragment OrderReport_report on OrderReport @inline {
        number
        placedOn {
          iso
          formatted
        }
        status
        total {
          formatted
        }
        itemsTotal
        itemsShipped
        shipments {
          carrier
          trackingNumber
          trackingUrl
        }
      }
    `,
    report,
  );
}

export function OrderReport({ order }: { order: ReportedOrder }) {
  const t = useWording(accountWording);
  return (
    <div className={styles.report}>
      <h2 className={styles.title}>{t('orders.number', { number: String(order.number) })}</h2>
      <p className={styles.state}>
        <OrderState status={order.status} />
      </p>
      <p className={styles.facts}>
        <time dateTime={order.placedOn.iso}>{t('order.placedOn', { date: order.placedOn.formatted })}</time>
        <span>{t('orders.itemCount', { count: order.itemsTotal })}</span>
        <span>{order.total.formatted}</span>
      </p>
      <h3 className={styles.heading}>{t('orderStatus.parcels')}</h3>
      {order.shipments.length === 0 ? (
        <p className={styles.facts}>{t('orderStatus.noParcel')}</p>
      ) : (
        <>
          <p className={styles.facts}>
            {t('order.shipped', { shipped: order.itemsShipped, total: order.itemsTotal })}
          </p>
          <ul className={styles.parcels}>
            {order.shipments.map((parcel, index) => (
              // Shipments have no id; new ones are appended.
              <li key={parcel.trackingNumber ?? index}>
                <TrackingLink
                  carrier={parcel.carrier}
                  number={parcel.trackingNumber}
                  url={parcel.trackingUrl}
                />
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
