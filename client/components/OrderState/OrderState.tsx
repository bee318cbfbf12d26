/** The status of an order as text. Its icon is decorative. */
import { accountWording } from '../../wording/account/account.ts';
import type { WordingKey } from '../../wording/wording.ts';
import styles from './OrderState.module.css';
import { useWording } from '../../wording/wording.ts';

/** settled: completed as intended · trouble: needs action · ended: final · open: all others. */
const looks = {
  INCOMPLETE: ['orderState.INCOMPLETE', 'trouble'],
  PENDING: ['orderState.PENDING', 'open'],
  SHIPPED: ['orderState.SHIPPED', 'settled'],
  PARTIALLY_SHIPPED: ['orderState.PARTIALLY_SHIPPED', 'open'],
  REFUNDED: ['orderState.REFUNDED', 'ended'],
  CANCELLED: ['orderState.CANCELLED', 'ended'],
  DECLINED: ['orderState.DECLINED', 'trouble'],
  AWAITING_PAYMENT: ['orderState.AWAITING_PAYMENT', 'trouble'],
  AWAITING_PICKUP: ['orderState.AWAITING_PICKUP', 'settled'],
  AWAITING_SHIPMENT: ['orderState.AWAITING_SHIPMENT', 'open'],
  COMPLETED: ['orderState.COMPLETED', 'settled'],
  AWAITING_FULFILLMENT: ['orderState.AWAITING_FULFILLMENT', 'open'],
  MANUAL_VERIFICATION: ['orderState.MANUAL_VERIFICATION', 'open'],
  DISPUTED: ['orderState.DISPUTED', 'trouble'],
  PARTIALLY_REFUNDED: ['orderState.PARTIALLY_REFUNDED', 'settled'],
  // A status that this build does not know.
  '%future added value': ['orderState.unknown', 'open'],
} as const satisfies Record<string, readonly [WordingKey<typeof accountWording>, string]>;

export type OrderStatusValue = keyof typeof looks;

export function OrderState({ status }: { status: OrderStatusValue }) {
  const t = useWording(accountWording);
  const [words, look] = looks[status] ?? looks['%future added value'];
  return (
    <span className={styles.state} data-look={look}>
      {t(words)}
    </span>
  );
}
