/**
 * What follows the button: the form for a sold-out variant, a pro's limit, the promises, the set, and the bar on
 * phones.
 */
import { lazy, Suspense, useEffect, useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { BelowButton_market$key } from '#relay/BelowButton_market.graphql.ts';
import type { BelowButton_product$key } from '#relay/BelowButton_product.graphql.ts';
import {
  AddToCartButton,
  type AddToCartButtonProps,
} from '../../../components/AddToCartButton/AddToCartButton.tsx';
import { SectionBoundary } from '../../../components/SectionBoundary/SectionBoundary.tsx';
import { ModuleFiles } from '../../../navigation/ModuleFiles.tsx';
import { whenIdle } from '../../../viewport/whenIdle.ts';
import styles from './BelowButton.module.css';
import BuyBar, { type BuyBarProps } from './BuyBar.tsx';
import type { BuyState } from './buyState.rules.ts';
import { Promises } from './Promises.tsx';
import { SetPlace } from '../set/SetPlace.tsx';

/** Lazy: few shoppers view a sold-out variant. */
const StockNotice = lazy(() => import('./StockNotice.tsx'));
const AllowanceLeft = lazy(() => import('./AllowanceLeft.tsx'));
/** For pros only. */
const SpendMeter = lazy(async () => ({
  default: (await import('../../../components/SpendMeter/SpendMeter.tsx')).SpendMeter,
}));

interface BelowButtonProps {
  product: BelowButton_product$key;
  market: BelowButton_market$key;
  state: BuyState;
  variantId: string | null;
  /** Label of the chosen size. */
  size: string | null;
  button: AddToCartButtonProps;
  bar: Omit<BuyBarProps, 'setPlace' | 'children'>;
}

export function BelowButton({
  product: productKey,
  market: marketKey,
  state,
  variantId,
  size,
  button,
  bar,
}: BelowButtonProps) {
  const product = useFragment(
    graphql`
      fragment BelowButton_product on Product {
        handle
        displayTitle
        ride {
          __typename
        }
        variants {
          id
          ...StockNotice_variant
          stockNotice {
            __typename
          }
          spendMeter {
            ...SpendMeter_meter
          }
        }
        ...Promises_product
      }
    `,
    productKey,
  );
  const market = useFragment(
    graphql`
      fragment BelowButton_market on Market {
        locale
        ...Promises_market
      }
    `,
    marketKey,
  );
  const [isPhone, setPhone] = useState(false);
  const [isIdle, setIdle] = useState(false);
  const [setPlace, setSetPlace] = useState<Element | null>(null);
  useEffect(
    () =>
      whenIdle(() => {
        setPhone(window.matchMedia('(max-width: 768px)').matches);
        setIdle(true);
      }, 0),
    [],
  );
  const variant = product.variants?.find(({ id }) => id === variantId) ?? null;
  const isOpen = state === 'open';
  const isProOffer = product.variants?.some(({ spendMeter }) => spendMeter) ?? false;
  return (
    <>
      {isOpen && isPhone && button.variant?.isPurchasable !== false && (
        <BuyBar {...bar} setPlace={setPlace}>
          <AddToCartButton {...button} />
        </BuyBar>
      )}
      {(isOpen || state === 'soldOut') && variant?.stockNotice ? (
        <SectionBoundary resetKey={variant.id} fallback={null}>
          <Suspense fallback={<div className={styles.notice} />}>
            <ModuleFiles module="routes/product/buy/StockNotice.tsx" />
            <StockNotice variant={variant} locale={market.locale} />
          </Suspense>
        </SectionBoundary>
      ) : null}
      {isOpen && variant?.spendMeter ? (
        <SectionBoundary resetKey={variant.id} fallback={null}>
          <Suspense fallback={<div className={styles.notice} />}>
            <ModuleFiles module="components/SpendMeter/SpendMeter.tsx" />
            <SpendMeter meter={variant.spendMeter} level={2} />
          </Suspense>
        </SectionBoundary>
      ) : null}
      {isOpen && !variant && isProOffer && (
        <SectionBoundary resetKey={market.locale} fallback={null}>
          <Suspense fallback={<div className={styles.notice} />}>
            {isIdle ? <AllowanceLeft locale={market.locale} /> : <div className={styles.notice} />}
          </Suspense>
        </SectionBoundary>
      )}
      <Promises product={product} market={market} isSold={isOpen} />
      {isOpen && product.ride && (
        <SetPlace
          handle={product.handle}
          title={product.displayTitle}
          size={size}
          variantId={variantId}
          missing={button.missing}
          onMissing={button.onMissing}
          buttonRef={setSetPlace}
        />
      )}
    </>
  );
}
