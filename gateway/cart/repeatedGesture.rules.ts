/**
 * Whether a change of the cart was done before, and only its answer was lost. The shared state knows that by its
 * `Idempotency-Key`, unless it was away or the gateway that ran the change is gone. So the session notes which changes were
 * done and what the cart held afterwards, and the cart itself says what it holds now.
 */

/** What a copy of the session knows of a cart: what it held after the last change, and which changes were done. */
export interface KnownCart {
  /** Units by variant id; null when nobody noted them. */
  quantities: Readonly<Record<string, number>> | null;
  /** By their names (gestureName.ts). */
  gestures: readonly string[];
}

export interface AddGesture {
  gesture: string | null;
  variantId: number;
  /** Units to add. */
  quantity: number;
}

/**
 * True when a copy of the session has noted it, and when every copy expects fewer units than there are by just as many as
 * are to be added. A change without a name stands for itself.
 *
 * @param now units of the variant in the cart.
 */
export function isAddedAlready(
  { gesture, variantId, quantity }: AddGesture,
  known: readonly KnownCart[],
  now: number,
): boolean {
  if (gesture === null || now < quantity) return false;
  if (known.some(({ gestures }) => gestures.includes(gesture))) return true;
  return known.every(
    ({ quantities }) => quantities !== null && (quantities[variantId] ?? 0) + quantity === now,
  );
}
