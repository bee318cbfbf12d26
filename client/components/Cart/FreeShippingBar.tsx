/**
 * Progress towards free shipping, from the gateway's verdict on the settled cart; while a change is in flight the bar
 * is marked as outdated.
 */
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { FreeShippingBar_cart$key } from '#relay/FreeShippingBar_cart.graphql.ts';
import { cartWording } from '../../wording/shopping/cart.ts';
import { useWording } from '../../wording/wording.ts';
import styles from './FreeShippingBar.module.css';

interface FreeShippingBarProps {
  cart: FreeShippingBar_cart$key;
  isPending: boolean;
}

export function FreeShippingBar({ cart: key, isPending }: FreeShippingBarProps) {
  const t = useWording(cartWording);
  const { freeShipping } = useFragment(
    graphql`
      fragment FreeShippingBar_cart on Cart {
        freeShipping {
          remaining {
            formatted
          }
          fraction
          isReached
        }
      }
    `,
    key,
  );
  if (!freeShipping) return null;
  const words = freeShipping.isReached
    ? t('cart.freeShipping.reached')
    : t('cart.freeShipping.remaining', { remaining: freeShipping.remaining.formatted });
  const { fraction, isReached } = freeShipping;
  return (
    <div
      className={styles.bar}
      data-reached={(isReached && !isPending) || undefined}
      aria-busy={isPending || undefined}
    >
      <p>{isPending ? t('cart.updating') : words}</p>
      <progress max={1} value={fraction} aria-label={t('cart.freeShipping.label')} />
    </div>
  );
}
