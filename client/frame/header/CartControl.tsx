/**
 * Link to the cart with its item count, opening as a drawer where scripts run. The drawer also opens after an item is
 * added, where editors enabled that. Its content is loaded on intent. Syncs the cart between tabs, since this is on
 * every page.
 */
import { lazy, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { MouseEvent } from 'react';
import { graphql, useFragment, useQueryLoader, useRelayEnvironment } from 'react-relay/hooks.js';
import type { CartControl_query$key } from '#relay/CartControl_query.graphql.ts';
import type { CartDrawerQuery } from '#relay/CartDrawerQuery.graphql.ts';
import CartDrawerQueryParameters from '#relay/CartDrawerQuery$parameters.ts';
import { CartDrawerSkeleton } from '../../components/Cart/drawer/CartDrawerSkeleton.tsx';
import { onCartAdded, type CartAddedEvent } from '../../components/Cart/state/cartEvents.ts';
import { useCartCountCookie } from '../../components/Cart/state/cartCountCookie.ts';
import { watchCart } from '../../components/Cart/state/watchCart.ts';
import { SectionBoundary } from '../../components/SectionBoundary/SectionBoundary.tsx';
import type { ViewersCart } from '../../components/Viewer/useViewer.ts';
import { mayPreload } from '../../navigation/visits/preload.rules.ts';
import { useRouteMatch } from '../../navigation/useRouteMatch.ts';
import { Dialog } from '../../ui/Dialog/Dialog.tsx';
import { LiveRegion } from '../../ui/LiveRegion/LiveRegion.tsx';
import { afterPaint } from '../../viewport/afterPaint.ts';
import { readConnection } from '../../viewport/pictures/connection.ts';
import { chromeWording } from '../../wording/frame/chrome.ts';
import { useWording } from '../../wording/wording.ts';
import { CartBadge } from './CartBadge.tsx';
import { PanelFailure } from './menu/PanelFailure.tsx';

const loadDrawer = () => import('../../components/Cart/drawer/CartDrawer.tsx');
const CartDrawer = lazy(loadDrawer);

/** A cart loaded this recently is not refetched. Milliseconds. */
const freshForMs = 3_000;

interface CartControlProps {
  query: CartControl_query$key;
  /** Undefined while unknown, null when it failed to load. */
  cart: ViewersCart | null | undefined;
}

export function CartControl({ query: key, cart }: CartControlProps) {
  const t = useWording(chromeWording);
  const environment = useRelayEnvironment();
  const match = useRouteMatch();
  const { lang } = match;
  const href = `/${lang}/cart`;
  const { market, brand } = useFragment(
    graphql`
      fragment CartControl_query on Query {
        market {
          commerceRegion
        }
        brand {
          opensCartOnAdd
        }
      }
    `,
    key,
  );
  const storedCount = useCartCountCookie(market.commerceRegion);
  const [drawer, loadQuery] = useQueryLoader<CartDrawerQuery>(CartDrawerQueryParameters);
  const loadedAt = useRef(-Infinity);
  const [isWanted, setIsWanted] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  const [added, setAdded] = useState<CartAddedEvent | null>(null);
  const [arrival, setArrival] = useState(match);
  if (arrival !== match) {
    setArrival(match);
    setIsOpen(false);
  }
  const close = () => setIsOpen(false);
  // The cart screen needs no drawer.
  const isElsewhere = match.path !== href;

  /** `store-and-network`: it may have changed elsewhere; the known state is shown meanwhile. */
  const load = (fetchPolicy: 'store-or-network' | 'store-and-network' | 'network-only') => {
    loadedAt.current = Date.now();
    loadQuery({ locale: lang }, { fetchPolicy });
  };
  const prepare = () => {
    setIsWanted(true);
    // If the code fails to load, the drawer's error boundary shows it.
    loadDrawer().catch(() => {});
    // A cart that failed to load is not an empty one: refetch before showing anything.
    if (Date.now() - loadedAt.current > freshForMs)
      load(cart === null ? 'network-only' : 'store-and-network');
  };
  const handleIntent = () => {
    if (isElsewhere && mayPreload(readConnection())) afterPaint(prepare);
  };
  const handleClick = (event: MouseEvent) => {
    const isPlain =
      event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!isElsewhere || !isPlain) return;
    event.preventDefault();
    // Paint the press's own feedback first.
    afterPaint(() => {
      prepare();
      setAdded(null);
      setIsOpen(true);
    });
  };

  const handleAdded = useEffectEvent((news: CartAddedEvent) => {
    if (!isElsewhere || brand?.opensCartOnAdd !== true) return false;
    setIsWanted(true);
    loadDrawer().catch(() => {});
    // The mutation's response contained the whole cart.
    load('store-or-network');
    setAdded(news);
    setIsOpen(true);
    return true;
  });
  useEffect(() => onCartAdded((news) => handleAdded(news)), []);

  useEffect(
    () =>
      watchCart((onEnd) => {
        let isOver = false;
        let callOff = () => {};
        const ask = async () => {
          try {
            const { refreshCart } = await import('../../components/Cart/state/refreshCart.ts');
            if (!isOver) callOff = refreshCart(environment, lang, onEnd);
          } catch {
            // Without its code the cart stays as it was; opening it refetches.
            onEnd();
          }
        };
        void ask();
        return () => {
          isOver = true;
          callOff();
        };
      }),
    [environment, lang],
  );

  return (
    <>
      <CartBadge
        count={cart ? cart.units : storedCount}
        href={href}
        hasDrawer={isElsewhere}
        isOpen={isElsewhere ? isOpen : undefined}
        onIntent={handleIntent}
        onClick={handleClick}
      />
      {isWanted ? (
        <Dialog
          isOpen={isOpen}
          opensInPress
          onClose={close}
          title={t('cart.drawer.title')}
          closeLabel={t('cart.drawer.close')}
          side="end"
        >
          <SectionBoundary
            resetKey={drawer}
            fallback={
              <PanelFailure
                message={t('cart.drawer.failed')}
                href={href}
                linkText={t('cart.drawer.goToCart')}
                onRetry={() => load('network-only')}
              />
            }
          >
            <Suspense fallback={<CartDrawerSkeleton />}>
              {drawer ? (
                <CartDrawer query={drawer} locale={lang} added={added} onClose={close} />
              ) : (
                <CartDrawerSkeleton />
              )}
            </Suspense>
          </SectionBoundary>
          {/* Content behind an open modal dialog is not announced, so this live region is inside. */}
          <LiveRegion />
        </Dialog>
      ) : null}
    </>
  );
}
