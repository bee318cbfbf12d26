/**
 * The cart's lines as the shopper wants them, ahead of the shop's answers. Wishes go through `cartQueue.rules.ts`; what
 * they foretell (a line's quantity, the badge's count, a line that leaves) is laid over Relay's store as an optimistic
 * update, so that every component that shows it agrees, and taking it back is Relay's work. Money is never foretold.
 */
import { useRef, useState } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks.js';
import type { Disposable, RecordSourceProxy } from 'relay-runtime';
import { useRemoveCartItem } from '../../components/AddToCartButton/useRemoveCartItem.ts';
import type { LineOutcome } from '../../components/AddToCartButton/useRemoveCartItem.ts';
import { answered, emptyQueue, gone, isPending, refused, shownQuantity, want } from './cartQueue.rules.ts';
import type { QueueStep } from './cartQueue.rules.ts';
import { useChangeCartItem } from './useChangeCartItem.ts';

export interface CartQueueHandle {
  /** Asks for a quantity of a line; 0 removes it. */
  change: (lineId: string, quantity: number) => void;
  /** Totals are not final. */
  isPending: boolean;
  isLinePending: (lineId: string) => boolean;
}

const stepAfter = { done: answered, refused, failed: refused, gone } as const;

/**
 * @param onOutcome called once for every answer of the shop that ends a line's queue, with the quantity last asked for.
 */
export function useCartQueue(
  locale: string,
  cartId: string | null,
  onOutcome: (lineId: string, quantity: number, outcome: LineOutcome) => void,
): CartQueueHandle {
  const environment = useRelayEnvironment();
  const changeCartItem = useChangeCartItem(locale);
  const removeCartItem = useRemoveCartItem(locale);
  // The queue outlives a render, and the cart screen: a wish made just before leaving is still sent.
  const queue = useRef(emptyQueue);
  const overlays = useRef(new Map<string, Disposable>());
  const [shown, setShown] = useState(emptyQueue);

  const take = (lineId: string, step: QueueStep) => {
    queue.current = step.queue;
    overlays.current.get(lineId)?.dispose();
    overlays.current.delete(lineId);
    const quantity = shownQuantity(step.queue, lineId);
    if (quantity !== null && cartId !== null) {
      const storeUpdater = (store: RecordSourceProxy) => foretell(store, cartId, lineId, quantity);
      overlays.current.set(lineId, environment.applyUpdate({ storeUpdater }));
    }
    setShown(step.queue);
    if (step.send !== null) send(lineId, step.send);
  };

  const send = (lineId: string, quantity: number) => {
    const settle = (outcome: LineOutcome) => {
      const step = stepAfter[outcome.kind](queue.current, lineId);
      take(lineId, step);
      if (step.send === null || outcome.kind !== 'done') onOutcome(lineId, quantity, outcome);
    };
    if (quantity === 0) removeCartItem(lineId, settle);
    else changeCartItem(lineId, quantity, settle);
  };

  return {
    change: (lineId, quantity) => take(lineId, want(queue.current, lineId, quantity)),
    isPending: isPending(shown),
    isLinePending: (lineId) => shownQuantity(shown, lineId) !== null,
  };
}

/** Runs again on top of every answer, so the difference is always to what the shop says now. */
function foretell(store: RecordSourceProxy, cartId: string, lineId: string, quantity: number): void {
  const cart = store.get(cartId);
  const line = store.get(lineId);
  const lines = cart?.getLinkedRecords('lines');
  if (!cart || !line || !lines?.some((each) => each?.getDataID() === lineId)) return;
  const before = line.getValue('quantity');
  const total = cart.getValue('totalQuantity');
  if (typeof before === 'number' && typeof total === 'number')
    cart.setValue(total + quantity - before, 'totalQuantity');
  if (quantity > 0) line.setValue(quantity, 'quantity');
  else
    cart.setLinkedRecords(
      lines.filter((each) => each?.getDataID() !== lineId),
      'lines',
    );
}
