/** What the cart comes to. While the shop has not answered the last wish, the numbers stand but are marked as pending. */
import { useEffect, useRef } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { CartSummary_cart$key } from '#relay/CartSummary_cart.graphql.ts';
import { SpendMeter } from '../../components/SpendMeter/SpendMeter.tsx';
import { announce } from '../../ui/announce.ts';
import { useWording } from '../../wording/wording.ts';
import styles from './CartSummary.module.css';
import { freeShippingFraction } from './freeShipping.rules.ts';

interface CartSummaryProps {
  cart: CartSummary_cart$key;
  isPending: boolean;
  /** A pro here: the spend is shown, or that it cannot be read. */
  isPro: boolean;
}

export function CartSummary({ cart: key, isPending, isPro }: CartSummaryProps) {
  const t = useWording();
  const cart = useFragment(
    graphql`
      fragment CartSummary_cart on Cart {
        totalQuantity
        baseAmount {
          amount
          formatted
        }
        subtotal {
          amount
          formatted
        }
        freeShipping {
          threshold {
            amount
          }
          remaining {
            amount
            formatted
          }
          isReached
        }
        spendMeter {
          ...SpendMeter_meter
        }
      }
    `,
    key,
  );
  const { freeShipping } = cart;
  const wasPending = useRef(false);
  useEffect(() => {
    if (wasPending.current && !isPending) announce(t('cart.settled', { subtotal: cart.subtotal.formatted }));
    wasPending.current = isPending;
  }, [isPending, cart.subtotal.formatted, t]);

  return (
    <section className={styles.summary} aria-labelledby="cart-summary" aria-busy={isPending || undefined}>
      <h2 id="cart-summary" className={styles.heading}>
        {t('cart.summary')}
      </h2>
      {freeShipping && (
        <div className={styles.freeShipping} data-reached={freeShipping.isReached || undefined}>
          <p>
            {freeShipping.isReached
              ? t('cart.freeShipping.reached')
              : t('cart.freeShipping.remaining', { remaining: freeShipping.remaining.formatted })}
          </p>
          <progress
            max={1}
            value={freeShippingFraction(freeShipping.threshold.amount, freeShipping.remaining.amount)}
            aria-label={t('cart.freeShipping.label')}
          />
        </div>
      )}
      {(cart.spendMeter || isPro) && (
        <div className={styles.spend}>
          <SpendMeter meter={cart.spendMeter ?? null} isPending={isPending} />
        </div>
      )}
      <dl className={styles.amounts}>
        {cart.baseAmount.amount > cart.subtotal.amount && (
          <div className={styles.base}>
            <dt>{t('cart.baseAmount')}</dt>
            <dd>
              <s>{cart.baseAmount.formatted}</s>
            </dd>
          </div>
        )}
        <div className={styles.subtotal}>
          <dt>
            {t('cart.subtotal')}{' '}
            <span className={styles.count}>{t('cart.count', { count: cart.totalQuantity })}</span>
          </dt>
          <dd>{cart.subtotal.formatted}</dd>
        </div>
      </dl>
      <p className={styles.note}>{t('cart.note')}</p>
    </section>
  );
}
