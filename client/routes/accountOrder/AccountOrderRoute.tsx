/** An order: lines, amounts, shipments. */
import { graphql, usePreloadedQuery } from 'react-relay/hooks.js';
import type { AccountOrderRouteQuery } from '#relay/AccountOrderRouteQuery.graphql.ts';
import { AccountFrame } from '../../components/AccountFrame/AccountFrame.tsx';
import { OrderState } from '../../components/OrderState/OrderState.tsx';
import type { ScreenProps } from '../../navigation/entryPoint.ts';
import { QueryFailure } from '../../relay/QueryFailure.ts';
import { brandName } from '../../page/brandName.ts';
import { ErrorScreen } from '../../page/ErrorScreen.tsx';
import { Head } from '../../page/Head.tsx';
import { SignInRedirect } from '../../page/SignInRedirect.tsx';
import { accountWording } from '../../wording/account/account.ts';
import { useWording } from '../../wording/wording.ts';
import styles from './AccountOrderRoute.module.css';
import { OrderAmounts } from './OrderAmounts.tsx';
import { OrderLines } from './OrderLines.tsx';
import { OrderShipments } from './OrderShipments.tsx';

export function AccountOrderRoute({ queries }: ScreenProps<{ page: AccountOrderRouteQuery }>) {
  const t = useWording(accountWording);
  const { viewer } = usePreloadedQuery<AccountOrderRouteQuery>(
    graphql`
      query AccountOrderRouteQuery($locale: Locale!, $number: Int!) @inContext(locale: $locale) @preloadable {
        viewer {
          order(number: $number) @catch {
            number
            placedOn {
              iso
              formatted
            }
            status
            billingAddress
            ...OrderLines_order
            ...OrderAmounts_order
            ...OrderShipments_order
          }
        }
      }
    `,
    queries.page,
  );
  if (!viewer) return <SignInRedirect />;
  // An outage must not look like a missing order.
  if (!viewer.order.ok) throw new QueryFailure('The order cannot be read.', { status: 503 });
  const order = viewer.order.value;
  if (!order) return <ErrorScreen status={404} />;

  const number = String(order.number);
  return (
    <AccountFrame
      section="orders"
      title={t('orders.number', { number })}
      note={
        <p className={styles.facts}>
          <time dateTime={order.placedOn.iso}>{t('order.placedOn', { date: order.placedOn.formatted })}</time>
          <OrderState status={order.status} />
        </p>
      }
    >
      <Head title={t('order.pageTitle', { number, brand: brandName })} noindex />
      <div className={styles.columns}>
        <div className={styles.main}>
          <OrderLines order={order} />
          <OrderShipments order={order} />
        </div>
        <div className={styles.side}>
          <OrderAmounts order={order} />
          <section aria-labelledby="billing">
            <h2 id="billing" className={styles.heading}>
              {t('order.billingAddress')}
            </h2>
            <address className={styles.address}>
              {order.billingAddress.map((line, index) => (
                // Lines may repeat, and never reorder: the index is a safe key.
                <span key={index}>{line}</span>
              ))}
            </address>
          </section>
        </div>
      </div>
    </AccountFrame>
  );
}

export default AccountOrderRoute;
