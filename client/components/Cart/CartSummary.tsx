/** The cart's totals, marked as pending while a change is in flight. */
import { lazy, Suspense, useEffect, useId, useRef } from 'react';
import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { CartSummary_cart$key } from '#relay/CartSummary_cart.graphql.ts';
import { ModuleFiles } from '../../navigation/ModuleFiles.tsx';
import { announce } from '../../ui/announce.ts';
import { cartWording } from '../../wording/shopping/cart.ts';
import { useWording } from '../../wording/wording.ts';
import styles from './CartSummary.module.css';
import { CheckoutButton } from './CheckoutButton.tsx';
import { FreeShippingBar } from './FreeShippingBar.tsx';

/** Both for pros only. */
const ProSaving = lazy(() => import('./ProSaving.tsx'));
const SpendMeter = lazy(async () => ({
  default: (await import('../SpendMeter/SpendMeter.tsx')).SpendMeter,
}));

interface CartSummaryProps {
  cart: CartSummary_cart$key;
  /** The URL prefix: it decides the market, and with it the cart. */
  locale: string;
  isPending: boolean;
  isSignedIn: boolean;
  /** True for a pro: shows the spend meter, or that it failed to load. */
  isPro: boolean;
  /** page: beside the lines, complete · drawer: below them, compact. */
  look: 'page' | 'drawer';
  /** Rendered beside the checkout button. */
  children?: ReactNode;
}

export function CartSummary({
  cart: key,
  locale,
  isPending,
  isSignedIn,
  isPro,
  look,
  children,
}: CartSummaryProps) {
  const t = useWording(cartWording);
  const headingId = useId();
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
        shippingEstimate {
          amount
          formatted
        }
        ...ProSaving_cart
        ...FreeShippingBar_cart
        ...CheckoutButton_cart
        spendMeter {
          level
          ...SpendMeter_meter
        }
      }
    `,
    key,
  );
  const wasPending = useRef(false);
  useEffect(() => {
    if (wasPending.current && !isPending) announce(t('cart.settled', { subtotal: cart.subtotal.formatted }));
    wasPending.current = isPending;
  }, [isPending, cart.subtotal.formatted, t]);

  const isPage = look === 'page';
  const Heading = isPage ? 'h2' : 'h3';
  const { spendMeter, shippingEstimate } = cart;
  // A drawer has room for the warning only.
  const showsSpend = isPage
    ? spendMeter !== null || isPro
    : spendMeter !== null && spendMeter.level !== 'FINE';
  return (
    <section
      className={styles.summary}
      data-look={look}
      aria-labelledby={headingId}
      aria-busy={isPending || undefined}
    >
      <Heading id={headingId} className={styles.heading}>
        {t('cart.summary')}
      </Heading>
      <FreeShippingBar cart={cart} isPending={isPending} />
      {showsSpend && (
        <div className={styles.spend}>
          <Suspense fallback={<div className={styles.meterRoom} />}>
            <ModuleFiles module="components/SpendMeter/SpendMeter.tsx" />
            <SpendMeter meter={spendMeter ?? null} isPending={isPending} />
          </Suspense>
        </div>
      )}
      <dl className={styles.amounts}>
        {isPage && Number(cart.baseAmount.amount) > Number(cart.subtotal.amount) && (
          <div className={styles.minor}>
            <dt>{t('cart.baseAmount')}</dt>
            <dd>
              <s>{cart.baseAmount.formatted}</s>
            </dd>
          </div>
        )}
        {isPage && shippingEstimate && (
          <div className={styles.minor}>
            <dt>{t('cart.shipping')}</dt>
            <dd>
              {Number(shippingEstimate.amount) === 0 ? t('cart.shipping.free') : shippingEstimate.formatted}
            </dd>
          </div>
        )}
        {isPro && (
          <Suspense fallback={<div className={styles.rowRoom} />}>
            <ProSaving cart={cart} className={styles.minor} />
          </Suspense>
        )}
        <div className={styles.subtotal}>
          <dt>
            {t('cart.subtotal')}{' '}
            <span className={styles.count}>{t('cart.count', { count: cart.totalQuantity })}</span>
          </dt>
          <dd>{cart.subtotal.formatted}</dd>
        </div>
      </dl>
      <CheckoutButton cart={cart} locale={locale} isPending={isPending} isSignedIn={isSignedIn} />
      {children}
      {isPage && <p className={styles.note}>{t(shippingEstimate ? 'cart.noteTaxes' : 'cart.note')}</p>}
    </section>
  );
}
