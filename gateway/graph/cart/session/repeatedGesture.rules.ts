/**
 * Detects that a cart change was already done and only its response was lost. The shared state knows by
 * `Idempotency-Key`, unless it was unavailable or the gateway that ran the change is gone. As a fallback, the session
 * records the changes done and the cart's quantities afterwards, which are compared with the current cart.
 */

/** A session copy's record of a cart: its quantities after the last change, and the changes done. */
export interface KnownCart {
  /** Units by variant id; null when not recorded. */
  quantities: Readonly<Record<string, number>> | null;
  /** Names of the changes (gestureName.ts). */
  gestures: readonly string[];
}

export interface AddGesture {
  gesture: string | null;
  variantId: number;
  /** Units to add. */
  quantity: number;
}

/**
 * True when a session copy has recorded the change, or when every copy expects exactly as many units fewer as are to be
 * added. Always false for a change without a name.
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
