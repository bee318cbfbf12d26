/** Puts a variant into the cart, or takes it out when it lies there: one wish at a time, refusals in words. */
import { useState } from 'react';
import { announce } from '../../ui/announce.ts';
import { useWording } from '../../wording/wording.ts';
import { useAddCartItem } from '../AddToCartButton/useAddCartItem.ts';
import { useRemoveCartItem } from '../AddToCartButton/useRemoveCartItem.ts';
import type { CartContents } from './useCartContents.ts';

export interface CartToggle {
  readonly toggle: (variantId: string) => void;
  readonly isBusy: boolean;
  /** Why the last wish was not granted; null when it was. */
  readonly problem: string | null;
}

/** @param title of the product, as it is announced. */
export function useCartToggle(locale: string, title: string, contents: CartContents): CartToggle {
  const t = useWording();
  const { addCartItem, isAdding } = useAddCartItem(locale);
  const removeCartItem = useRemoveCartItem(locale);
  const [isRemoving, setIsRemoving] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const remove = (lineId: string) => {
    setIsRemoving(true);
    removeCartItem(lineId, (outcome) => {
      setIsRemoving(false);
      if (outcome.kind === 'done') announce(t('cart.removed', { title }));
      else setProblem(t('cart.changeFailed'));
    });
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
      else remove(lineId);
    },
    isBusy: isAdding || isRemoving,
    problem,
  };
}
