/**
 * Deletes a new cart whose response came too late: the shopper was told that it failed, or has another cart by then. A
 * cart whose response never comes cannot be found, as the store neither lists carts nor accepts ids from the caller
 * (wire-protocols 3.3). It expires after 30 days.
 */
import type { DeclaredCall } from '../transport/call.ts';
import { timeoutExceeded } from '../transport/callErrors.ts';

/** Late responses awaited at a time: each occupies a socket. */
const MAX_AWAITED = 8;

let awaited = 0;

export function canAwaitLateCart(): boolean {
  return awaited < MAX_AWAITED;
}

export interface CartCreation<Cart> {
  call: DeclaredCall<Cart>;
  /** Milliseconds until the response is late. */
  withinMs: number;
  create(): Promise<Cart>;
  remove(cart: Cart): Promise<void>;
}

/** @throws SourceError SOURCE_TIMEOUT when the response is late; it is unknown then whether there is a cart. */
export async function createCartWithin<Cart>({
  call,
  withinMs,
  create,
  remove,
}: CartCreation<Cart>): Promise<Cart> {
  awaited += 1;
  let isLate = false;
  const cart = create().finally(() => (awaited -= 1));
  cart
    .then((late) => (isLate ? remove(late) : undefined))
    // The race below rejects with an early failure; a late one concerns nobody.
    .catch(() => undefined);
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      isLate = true;
      const cause = new Error('late');
      reject(timeoutExceeded(call, withinMs, cause));
    }, withinMs);
  });
  return Promise.race([cart, limit]).finally(() => clearTimeout(timer));
}
