/**
 * Detects that a cart change was already done and only its response was lost. The shared state knows by
 * `Idempotency-Key`, unless it was unavailable or the gateway that ran the change is gone. As a fallback, the session
 * records the changes done and the cart's quantities afterwards, which are compared with the current cart.
 */

/** A session copy's record of a cart: its quantities after the last change, and the changes done. */
export interface KnownCart {
  /** Units by variant id; null when not recorded. */
  quantities: Readonly<Record<string, number>> | null;
  /** Names of the changes (changeName.ts). */
  changes: readonly string[];
}

export interface RecordedAddition {
  change: string | null;
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
  { change, variantId, quantity }: RecordedAddition,
  known: readonly KnownCart[],
  now: number,
): boolean {
  if (change === null || now < quantity) return false;
  if (known.some(({ changes }) => changes.includes(change))) return true;
  return known.every(
    ({ quantities }) => quantities !== null && (quantities[variantId] ?? 0) + quantity === now,
  );
}
