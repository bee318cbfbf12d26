/** What a shopper does with the cart's lines, and what came of it: the same for the drawer and the cart screen. */
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks.js';
import { announce } from '../../../ui/announce.ts';
import { cartWording } from '../../../wording/shopping/cart.ts';
import { useWording } from '../../../wording/wording.ts';
import { useAddCartItem } from '../../AddToCartButton/useAddCartItem.ts';
import type { RemovedLine } from '../CartLine.tsx';
import { isPending, shownQuantity } from './cartQueue.rules.ts';
import { cartQueueOf, type LineRefusal } from './CartQueueStore.ts';

export interface CartActions {
  readonly change: (lineId: string, quantity: number) => void;
  readonly remove: (lineId: string, line: RemovedLine) => void;
  /** Puts back what was removed last. */
  readonly undo: () => void;
  /** What was removed last; null when it was put back, or could not be removed. */
  readonly removed: (RemovedLine & { lineId: string }) | null;
  /** What went wrong with no line that could say so. */
  readonly problem: string | null;
  /** Totals are not final. */
  readonly isPending: boolean;
  readonly isUndoing: boolean;
  readonly isLinePending: (lineId: string) => boolean;
  /** Why the last change for a line was refused, in words; null when it was not. */
  readonly refusalOf: (lineId: string) => string | null;
}

/**
 * @param locale the URL prefix: it decides the market, and with it the cart.
 * @param onUndone the button that was pressed is gone: the focus needs a place.
 */
export function useCart(locale: string, onUndone: () => void): CartActions {
  const t = useWording(cartWording);
  const store = cartQueueOf(useRelayEnvironment());
  const { queue, refusals } = useSyncExternalStore(store.subscribe, store.state, store.state);
  const [removed, setRemoved] = useState<CartActions['removed']>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const { addCartItem, isAdding } = useAddCartItem(locale);

  const handleOutcome = useEffectEvent((quantity: number, refusal: LineRefusal) => {
    // The line is back, so there is nothing to put back.
    if (quantity === 0) setRemoved(null);
    if (refusal.kind === 'gone') setProblem(refusal.message);
  });
  useEffect(
    () =>
      store.onOutcome((_, quantity, outcome) => {
        if (outcome.kind !== 'done') handleOutcome(quantity, outcome);
      }),
    [store],
  );

  return {
    change: (lineId, quantity) => store.change(locale, lineId, quantity),
    remove: (lineId, line) => {
      setProblem(null);
      setRemoved({ ...line, lineId });
      store.change(locale, lineId, 0);
    },
    undo: () => {
      if (!removed) return;
      addCartItem(removed.variantId, removed.quantity, (outcome) => {
        if (outcome.kind === 'added') {
          setRemoved(null);
          announce(t('cart.undone', { title: removed.title }));
          onUndone();
        } else
          setProblem(
            outcome.kind === 'refused' ? outcome.message : t('cart.undoFailed', { title: removed.title }),
          );
      });
    },
    removed,
    problem,
    isPending: isPending(queue) || isAdding,
    isUndoing: isAdding,
    isLinePending: (lineId) => shownQuantity(queue, lineId) !== null,
    refusalOf: (lineId) => {
      const refusal = refusals[lineId];
      if (!refusal || refusal.kind === 'gone') return null;
      return refusal.kind === 'refused' ? refusal.message : t('cart.changeFailed');
    },
  };
}
