/** What changed about a line since it was added, with a button that resolves it. */
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { CartLineNotices_line$key } from '#relay/CartLineNotices_line.graphql.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx';
import { cartWording } from '../../wording/shopping/cart.ts';
import { useWording } from '../../wording/wording.ts';
import styles from './CartLineNotices.module.css';

interface CartLineNoticesProps {
  line: CartLineNotices_line$key;
  /** The line's name, for the labels of the buttons. */
  label: string;
  onReduce: (quantity: number) => void;
  onRemove: () => void;
}

export function CartLineNotices({ line: key, label, onReduce, onRemove }: CartLineNoticesProps) {
  const t = useWording(cartWording);
  const { notices, previousUnitPrice, maxQuantity, availability } = useFragment(
    graphql`
      fragment CartLineNotices_line on CartLine {
        notices
        previousUnitPrice {
          formatted
        }
        maxQuantity
        availability
      }
    `,
    key,
  );
  const price = previousUnitPrice?.formatted ?? '';
  return (
    <>
      {notices.map((notice) => {
        if (notice === 'PRICE_UP' || notice === 'PRICE_DOWN')
          return (
            <p key={notice} className={styles.note} data-tone={notice}>
              {t(`cart.notice.${notice}`, { price })}
            </p>
          );
        const isLess = notice === 'LESS_LEFT';
        if (!isLess && notice !== 'SOLD_OUT' && notice !== 'NOT_SOLD') return null;
        return (
          <div key={notice} className={styles.hold}>
            <p>
              {isLess ? t('cart.notice.LESS_LEFT', { number: maxQuantity ?? 0 }) : t(`cart.notice.${notice}`)}
            </p>
            <button
              type="button"
              className={styles.remedy}
              onClick={() => (isLess ? onReduce(maxQuantity ?? 1) : onRemove())}
            >
              {isLess ? t('cart.notice.reduce', { number: maxQuantity ?? 0 }) : t('cart.notice.takeOut')}
              <VisuallyHidden> {label}</VisuallyHidden>
            </button>
          </div>
        );
      })}
      {availability === 'LOW_STOCK' && !notices.includes('LESS_LEFT') && (
        <p className={styles.note}>{t('cart.lowStock')}</p>
      )}
    </>
  );
}
