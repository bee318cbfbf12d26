/** Adds a variant to the cart. The busy state is painted first: the rest takes a phone longer than a frame. */
import { useEffect, useState } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks.js';
import { afterPaint } from '../../viewport/afterPaint.ts';
import { whenActed } from '../../viewport/whenWanted.ts';
import type { AddOutcome } from './linkCart.ts';

/** An outcome with the variant it applies to. */
export type VariantOutcome = AddOutcome & { variantId: string };

export interface AddCartItem {
  addCartItem: (variantId: string, quantity: number, onOutcome?: (outcome: AddOutcome) => void) => void;
  isAdding: boolean;
  /** Of the last attempt; null before the first and while pending. */
  outcome: VariantOutcome | null;
}

const load = () => import('./addCartItem.ts');

/** @param locale the URL prefix: it decides the market, and with it the cart. */
export function useAddCartItem(locale: string): AddCartItem {
  const environment = useRelayEnvironment();
  const [isAdding, setAdding] = useState(false);
  const [outcome, setOutcome] = useState<VariantOutcome | null>(null);
  useEffect(
    () =>
      void whenActed()
        .then(load)
        .catch(() => {}),
    [],
  );

  const addCartItem: AddCartItem['addCartItem'] = (variantId, quantity, onOutcome) => {
    const settle = (next: AddOutcome) => {
      setAdding(false);
      setOutcome({ ...next, variantId });
      onOutcome?.(next);
    };
    setOutcome(null);
    setAdding(true);
    afterPaint(() => {
      load().then(
        (late) => late.addCartItem(environment, { locale, input: { variantId, quantity } }, settle),
        () => settle({ kind: 'failed' }),
      );
    });
  };
  return { addCartItem, isAdding, outcome };
}
