/**
 * Adds a variant to the cart, or removes it when it is already there: one mutation at a time, with refusal messages.
 */
import { useState } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks.js';
import { announce } from '../../ui/announce.ts';
import { cartChangeWording } from '../../wording/shopping/cartChange.ts';
import { useWording } from '../../wording/wording.ts';
import { useAddCartItem } from '../AddToCartButton/useAddCartItem.ts';
import type { CartContents } from './cartContents.rules.ts';

export interface CartToggle {
  readonly toggle: (variantId: string) => void;
  readonly isBusy: boolean;
  /** Refusal message of the last mutation; null when there is none. */
  readonly problem: string | null;
}

/** @param title of the product, for the announcement. */
export function useCartToggle(locale: string, title: string, contents: CartContents): CartToggle {
  const t = useWording(cartChangeWording);
  const { addCartItem, isAdding } = useAddCartItem(locale);
  const environment = useRelayEnvironment();
  const [isRemoving, setIsRemoving] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const remove = async (lineId: string) => {
    setIsRemoving(true);
    try {
      // Removing is rare, so its code is loaded on demand.
      const { cartQueueOf } = await import('../Cart/state/CartQueueStore.ts');
      const queue = cartQueueOf(environment);
      const stopListening = queue.onOutcome((id, _, { kind }) => {
        if (id !== lineId) return;
        stopListening();
        setIsRemoving(false);
        // A line that is already gone counts as removed.
        if (kind === 'done' || kind === 'gone') announce(t('cart.removed', { title }));
        else setProblem(t('cart.changeFailed'));
      });
      queue.change(locale, lineId, 0);
    } catch {
      setIsRemoving(false);
      setProblem(t('cart.changeFailed'));
    }
  };
  const add = (variantId: string) =>
    addCartItem(variantId, 1, (outcome) => {
      if (outcome.kind === 'added') announce(t('addToCart.addedAnnouncement', { title }));
      else setProblem(outcome.kind === 'refused' ? outcome.message : t('addToCart.failed'));
    });

  return {
    toggle: (variantId) => {
      setProblem(null);
      const lineId = contents.lineOf(variantId);
      if (lineId === null) add(variantId);
      else void remove(lineId);
    },
    isBusy: isAdding || isRemoving,
    problem,
  };
}
