/**
 * A new cart whose answer comes too late is nobody's: the shopper was told that it failed, or has got another one. So its
 * answer is still waited for, and the cart is deleted. One whose answer never comes cannot be found again: the shop API
 * neither lists carts nor takes an id from the caller (wire-protocols 3.3); it ends by itself after 30 days.
 */
import type { DeclaredCall } from '../transport/call.ts';
import { timeoutExceeded } from '../transport/callErrors.ts';

/** Answers that may be waited for at a time: each holds a socket. */
const MOST = 8;

let waiting = 0;

/** Whether another answer may be waited for beyond its time. */
export function canAwaitLateCart(): boolean {
  return waiting < MOST;
}

export interface LateCart<Cart extends { id: string }> {
  call: DeclaredCall<Cart>;
  /** Milliseconds until the answer is late. */
  withinMs: number;
  create(): Promise<Cart>;
  remove(id: string): Promise<void>;
}

/** @throws SourceError SOURCE_TIMEOUT when it is late; nobody knows then whether there is a cart. */
export async function createCartWithin<Cart extends { id: string }>({
  call,
  withinMs,
  create,
  remove,
}: LateCart<Cart>): Promise<Cart> {
  waiting += 1;
  let isLate = false;
  const answer = create().finally(() => (waiting -= 1));
  answer
    .then(({ id }) => (isLate ? remove(id) : undefined))
    // Who waits hears of it; nobody waits for one that is late.
    .catch(() => undefined);
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      isLate = true;
      const cause = new Error('late');
      reject(timeoutExceeded(call, withinMs, cause));
    }, withinMs);
  });
  return Promise.race([answer, limit]).finally(() => clearTimeout(timer));
}
