/** The shopper's changes of the cart's lines and their outcomes, shared by the drawer and the cart screen. */
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks.js';
import { announce } from '../../../ui/announce.ts';
import { whenActed } from '../../../viewport/whenWanted.ts';
import { cartWording } from '../../../wording/shopping/cart.ts';
import { useWording } from '../../../wording/wording.ts';
import { useAddCartItem } from '../../AddToCartButton/useAddCartItem.ts';
import type { RemovedLine } from '../CartLine.tsx';
import { isPending, shownQuantity } from './cartQueue.rules.ts';
import { cartQueueOf, loadLineChanges, type LineRefusal } from './CartQueueStore.ts';

export interface CartActions {
  readonly change: (lineId: string, quantity: number) => void;
  readonly remove: (lineId: string, line: RemovedLine) => void;
  /** Restores the item that was removed last. */
  readonly undo: () => void;
  /** The item that was removed last; null when it was restored, or its removal failed. */
  readonly removed: (RemovedLine & { lineId: string }) | null;
  /** Error of a line that is no longer shown. */
  readonly problem: string | null;
  /** Totals are not final. */
  readonly isPending: boolean;
  readonly isUndoing: boolean;
  readonly isLinePending: (lineId: string) => boolean;
  /** Refusal message of a line's last change; null when there is none. */
  readonly refusalOf: (lineId: string) => string | null;
}

/**
 * @param locale the URL prefix: it decides the market, and with it the cart.
 * @param onUndone the pressed button is gone: move the focus.
 */
export function useCart(locale: string, onUndone: () => void): CartActions {
  const t = useWording(cartWording);
  const store = cartQueueOf(useRelayEnvironment());
  const { queue, refusals } = useSyncExternalStore(store.subscribe, store.state, store.state);
  const [removed, setRemoved] = useState<CartActions['removed']>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const { addCartItem, isAdding } = useAddCartItem(locale);

  const handleOutcome = useEffectEvent((quantity: number, refusal: LineRefusal) => {
    // The line is back, so there is nothing to restore.
    if (quantity === 0) setRemoved(null);
    if (refusal.kind === 'gone') setProblem(refusal.message);
  });
  useEffect(
    () =>
      void whenActed()
        .then(loadLineChanges)
        .catch(() => {}),
    [],
  );
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
