/** The cart as a drawer: lines, totals, and links to cart and checkout. Loaded on intent. */
import { useEffect, useRef } from 'react';
import { graphql, usePreloadedQuery } from 'react-relay/hooks.js';
import type { PreloadedQuery } from 'react-relay/hooks.js';
import type { CartDrawerQuery } from '#relay/CartDrawerQuery.graphql.ts';
import { announce } from '../../../ui/announce.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import { cartWording } from '../../../wording/shopping/cart.ts';
import { chromeWording } from '../../../wording/frame/chrome.ts';
import { useWording } from '../../../wording/wording.ts';
import { LinkButton } from '../../LinkButton/LinkButton.tsx';
import styles from './CartDrawer.module.css';
import { CartLines } from '../CartLines.tsx';
import type { CartAddedEvent } from '../state/cartEvents.ts';
import { CartSummary } from '../CartSummary.tsx';
import { RemovedNotice } from '../RemovedNotice.tsx';
import { useCart } from '../state/useCart.ts';

interface CartDrawerProps {
  query: PreloadedQuery<CartDrawerQuery>;
  /** The URL prefix: it decides the market, and with it the cart. */
  locale: string;
  /** The added item, if that opened the drawer; else null. */
  added: CartAddedEvent | null;
  onClose: () => void;
}

export function CartDrawer({ query, locale, added, onClose }: CartDrawerProps) {
  const t = useWording(cartWording, chromeWording);
  const { cart, viewer } = usePreloadedQuery<CartDrawerQuery>(
    graphql`
      query CartDrawerQuery($locale: Locale!) @inContext(locale: $locale) @preloadable {
        cart {
          lines {
            __typename
          }
          ...CartLines_cart
          ...CartSummary_cart
        }
        viewer {
          proStatus
        }
      }
    `,
    query,
  );
  const top = useRef<HTMLDivElement>(null);
  const actions = useCart(locale, () => top.current?.focus({ preventScroll: true }));
  useEffect(() => {
    if (added) announce(t('addToCart.addedAnnouncement', { title: added.title }));
  }, [added, t]);

  // Without lines there is nothing to show yet, even while the first item is being added.
  const isEmpty = !cart || cart.lines.length === 0;
  return (
    <div className={styles.drawer}>
      <div ref={top} tabIndex={-1} className={styles.top}>
        {added && (
          <p className={styles.added}>
            <Icon name="check" />
            {t('addToCart.added')}
          </p>
        )}
        {isEmpty ? (
          <div className={styles.empty}>
            <p className={styles.emptyTitle}>{t('cart.empty')}</p>
            <Button variant="secondary" onClick={onClose}>
              {t('cart.drawer.keepLooking')}
            </Button>
          </div>
        ) : (
          <CartLines cart={cart} actions={actions} level={3} onFollow={onClose} />
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
      </div>
      {!isEmpty && (
        <div className={styles.foot}>
          <CartSummary
            cart={cart}
            locale={locale}
            isPending={actions.isPending}
            isSignedIn={Boolean(viewer)}
            isPro={viewer?.proStatus === 'ACTIVE'}
            look="drawer"
          >
            <LinkButton
              href={`/${locale}/cart`}
              variant="secondary"
              className={styles.toCart}
              preload="intent"
              onClick={onClose}
            >
              {t('cart.drawer.goToCart')}
            </LinkButton>
          </CartSummary>
        </div>
      )}
    </div>
  );
}

export default CartDrawer;
