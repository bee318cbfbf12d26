/** Puts a variant into the cart, or takes it out when it is already there: one change at a time, with refusals in words. */
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
  /** Why the last change was refused; null when it was. */
  readonly problem: string | null;
}

/** @param title of the product, as it is announced. */
export function useCartToggle(locale: string, title: string, contents: CartContents): CartToggle {
  const t = useWording(cartChangeWording);
  const { addCartItem, isAdding } = useAddCartItem(locale);
  const environment = useRelayEnvironment();
  const [isRemoving, setIsRemoving] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const remove = async (lineId: string) => {
    setIsRemoving(true);
    try {
      // Taking something out again is rare: its code comes when it is wanted.
      const { cartQueueOf } = await import('../Cart/state/CartQueueStore.ts');
      const queue = cartQueueOf(environment);
      const stopListening = queue.onOutcome((id, _, { kind }) => {
        if (id !== lineId) return;
        stopListening();
        setIsRemoving(false);
        // A line that is gone already is what was wanted.
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
