/** Cart mutations in flight in this page: a read meanwhile may return the state before them. */
import { notifyOtherTabs } from './cartBroadcast.ts';

let underWay = 0;
const listeners = new Set<() => void>();

/** @returns call it once, when the mutation has ended: `isDone` says whether the cart changed. */
export function beginCartWrite(): (isDone: boolean) => void {
  underWay += 1;
  notify();
  return (isDone) => {
    underWay -= 1;
    if (isDone) notifyOtherTabs();
    notify();
  };
}

export function isCartBusy(): boolean {
  return underWay > 0;
}

/** Called when a mutation starts and when one ends. Returns the unsubscribe function. */
export function onCartWrite(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

function notify(): void {
  for (const listener of listeners) listener();
}
