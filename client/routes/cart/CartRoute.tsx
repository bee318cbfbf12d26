/** The cart: optimistic lines, totals from the gateway. */
import { Suspense, useRef } from 'react';
import { graphql, usePreloadedQuery } from 'react-relay/hooks.js';
import type { CartAddOnsQuery } from '#relay/CartAddOnsQuery.graphql.ts';
import type { CartRouteQuery } from '#relay/CartRouteQuery.graphql.ts';
import { CartLines } from '../../components/Cart/CartLines.tsx';
import { CartSummary } from '../../components/Cart/CartSummary.tsx';
import { RemovedNotice } from '../../components/Cart/RemovedNotice.tsx';
import { useCart } from '../../components/Cart/state/useCart.ts';
import { ProductsFailure } from '../../components/ProductGrid/ProductsFailure.tsx';
import { SectionBoundary } from '../../components/SectionBoundary/SectionBoundary.tsx';
import type { ScreenProps } from '../../navigation/entryPoint.ts';
import { brandName } from '../../page/brandName.ts';
import { Head } from '../../page/Head.tsx';
import { outageWording } from '../../wording/frame/outage.ts';
import { cartWording } from '../../wording/shopping/cart.ts';
import { useWording } from '../../wording/wording.ts';
import { CartAddOns } from './CartAddOns.tsx';
import styles from './CartRoute.module.css';
import { EmptyCart } from './EmptyCart.tsx';
import { belowCode, CartFailure, lateCode, RecentlyViewed } from './lateParts.ts';

type CartProps = ScreenProps<{ page: CartRouteQuery; addOns: CartAddOnsQuery }>;

export function CartRoute({ queries, match, failure }: CartProps) {
  return (
    <div className={styles.page}>
      {failure === undefined ? (
        <SectionBoundary resetKey={queries.page} fallback={<CartFailure />}>
          <CartContent queries={queries} locale={match.lang} />
        </SectionBoundary>
      ) : (
        <CartFailure status={failure === 503 ? 503 : 500} />
      )}
    </div>
  );
}

function CartContent({ queries, locale }: Pick<CartProps, 'queries'> & { locale: string }) {
  // Of an outage too, as its screen may replace this one at any time.
  const t = useWording(cartWording, outageWording);
  const {
    cart: known,
    header,
    market,
    brand,
    viewer,
  } = usePreloadedQuery<CartRouteQuery>(
    graphql`
      query CartRouteQuery($locale: Locale!) @inContext(locale: $locale) @preloadable {
        brand {
          name
        }
        market {
          hasShop
        }
        header {
          ...EmptyCart_header
        }
        viewer {
          proStatus
        }
        cart @catch(to: RESULT) {
          totalQuantity
          lines {
            __typename
          }
          ...CartLines_cart
          ...CartSummary_cart
        }
      }
    `,
    queries.page,
  );
  const heading = useRef<HTMLHeadingElement>(null);
  // A first load has its data and needs none.
  const AddOnGridSkeleton = belowCode.parts?.AddOnGridSkeleton;
  const actions = useCart(locale, () => heading.current?.focus({ preventScroll: true }));

  // The previous page may have met the same outage: an unknown cart is not an empty one.
  if (!known.ok) return <CartFailure />;
  const cart = known.value;
  // Without lines there is nothing to show yet, even while the first item is being added.
  const isEmpty = !cart || cart.lines.length === 0;
  return (
    <>
      <Head
        title={t('cart.pageTitle', { brand: brand?.name ?? brandName })}
        description={t('cart.description', { brand: brand?.name ?? brandName })}
        noindex
      />
      {isEmpty ? (
        <>
          <EmptyCart header={header} hasShop={market.hasShop} />
          <RecentlyViewed />
        </>
      ) : (
        <>
          <h1 ref={heading} tabIndex={-1} className={styles.heading}>
            {t('cart.title')}{' '}
            <span className={styles.count}>{t('cart.count', { count: cart.totalQuantity })}</span>
          </h1>
          <div className={styles.columns}>
            <CartLines cart={cart} actions={actions} level={2} />
            <CartSummary
              cart={cart}
              locale={locale}
              isPending={actions.isPending}
              isSignedIn={Boolean(viewer)}
              isPro={viewer?.proStatus === 'ACTIVE'}
              look="page"
            />
          </div>
        </>
      )}
      {actions.removed ? (
        <RemovedNotice
          key={actions.removed.lineId}
          removed={actions.removed}
          isBusy={actions.isUndoing || actions.isLinePending(actions.removed.lineId)}
          problem={actions.problem}
          onUndo={actions.undo}
        />
      ) : (
        actions.problem !== null && (
          <p role="alert" className={styles.problem}>
            {actions.problem}
          </p>
        )
      )}
      {!isEmpty && (
        <SectionBoundary resetKey={queries.addOns} fallback={<ProductsFailure />}>
          <Suspense fallback={AddOnGridSkeleton && <AddOnGridSkeleton />}>
            <CartAddOns query={queries.addOns} />
          </Suspense>
        </SectionBoundary>
      )}
    </>
  );
}

export const late = [lateCode, belowCode];
export default CartRoute;
