/** The cart: lines that follow the shopper at once, totals that wait for the shop. */
import { Suspense, useRef, useState } from 'react';
import { graphql, usePreloadedQuery } from 'react-relay/hooks.js';
import type { CartAddOnsQuery } from '#relay/CartAddOnsQuery.graphql.ts';
import type { CartRouteQuery } from '#relay/CartRouteQuery.graphql.ts';
import { AddOnGridSkeleton } from '../../components/AddOnGrid/AddOnGridSkeleton.tsx';
import { useAddCartItem } from '../../components/AddToCartButton/useAddCartItem.ts';
import { ProductsFailure } from '../../components/ProductGrid/ProductsFailure.tsx';
import { RecentlyViewed } from '../../components/RecentlyViewed/RecentlyViewed.tsx';
import { SectionBoundary } from '../../components/SectionBoundary/SectionBoundary.tsx';
import type { ScreenProps } from '../../navigation/entryPoint.ts';
import { Head } from '../../shell/Head.tsx';
import { announce } from '../../ui/announce.ts';
import { useWording } from '../../wording/wording.ts';
import { CartAddOns } from './CartAddOns.tsx';
import type { RemovedLine } from './CartLine.tsx';
import { CartLines } from './CartLines.tsx';
import styles from './CartRoute.module.css';
import { CartSummary } from './CartSummary.tsx';
import { EmptyCart } from './EmptyCart.tsx';
import { RemovedNotice } from './RemovedNotice.tsx';
import { useCartQueue } from './useCartQueue.ts';

export function CartRoute({
  queries,
  match,
}: ScreenProps<{ page: CartRouteQuery; addOns: CartAddOnsQuery }>) {
  const t = useWording();
  const { cart, header, market, brand, viewer } = usePreloadedQuery<CartRouteQuery>(
    graphql`
      query CartRouteQuery($locale: String!) @inContext(locale: $locale) @preloadable {
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
        cart {
          id
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
  const [refusals, setRefusals] = useState<Readonly<Record<string, string>>>({});
  const [removed, setRemoved] = useState<(RemovedLine & { lineId: string }) | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  const setRefusal = (lineId: string, message: string | null) =>
    setRefusals((before) => {
      const { [lineId]: _, ...others } = before;
      return message === null ? others : { ...others, [lineId]: message };
    });

  const queue = useCartQueue(match.lang, cart?.id ?? null, (lineId, quantity, outcome) => {
    if (outcome.kind === 'done') return;
    // The line is back, so there is nothing to put back.
    if (quantity === 0) setRemoved(null);
    if (outcome.kind === 'gone') setProblem(outcome.message);
    else setRefusal(lineId, outcome.kind === 'refused' ? outcome.message : t('cart.changeFailed'));
  });
  const { addCartItem, isAdding } = useAddCartItem(match.lang);

  const handleChange = (lineId: string, quantity: number) => {
    setRefusal(lineId, null);
    queue.change(lineId, quantity);
  };
  const handleRemove = (lineId: string, line: RemovedLine) => {
    setRefusal(lineId, null);
    setProblem(null);
    setRemoved({ ...line, lineId });
    queue.change(lineId, 0);
  };
  const handleUndo = () => {
    if (!removed) return;
    addCartItem(removed.variantId, removed.quantity, (outcome) => {
      if (outcome.kind === 'added') {
        setRemoved(null);
        announce(t('cart.undone', { title: removed.title }));
        heading.current?.focus({ preventScroll: true });
      } else
        setProblem(
          outcome.kind === 'refused' ? outcome.message : t('cart.undoFailed', { title: removed.title }),
        );
    });
  };

  // Without lines there is nothing to show yet, even when the first item is on its way.
  const isEmpty = !cart || cart.lines.length === 0;
  return (
    <div className={styles.page}>
      <Head title={t('cart.pageTitle', { brand: brand?.name ?? 'Skarn' })} noindex />
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
            <CartLines
              cart={cart}
              isLinePending={queue.isLinePending}
              refusals={refusals}
              onChange={handleChange}
              onRemove={handleRemove}
            />
            <CartSummary
              cart={cart}
              isPending={queue.isPending || isAdding}
              isPro={viewer?.proStatus === 'ACTIVE'}
            />
          </div>
        </>
      )}
      {removed ? (
        <RemovedNotice
          key={removed.lineId}
          removed={removed}
          isBusy={isAdding || queue.isLinePending(removed.lineId)}
          problem={problem}
          onUndo={handleUndo}
        />
      ) : (
        problem !== null && (
          <p role="alert" className={styles.problem}>
            {problem}
          </p>
        )
      )}
      {!isEmpty && (
        <SectionBoundary resetKey={queries.addOns} fallback={<ProductsFailure />}>
          <Suspense fallback={<AddOnGridSkeleton />}>
            <CartAddOns query={queries.addOns} />
          </Suspense>
        </SectionBoundary>
      )}
    </div>
  );
}

export default CartRoute;
