/**
 * Addresses that letters about sold-out variants go to, as far as they were left in this visit (catalogue.md 4: the
 * notify-me state can be set or reset). Kept in the page's memory alone: a sign-out loads the page anew, and nothing of
 * anybody stays behind.
 */
import { useSyncExternalStore } from 'react';

const addresses = new Map<string, string>();
const listeners = new Set<() => void>();
let latest: string | null = null;

function changed(): void {
  for (const listener of listeners) listener();
}

export function rememberNoticeEmail(variantId: string, email: string): void {
  addresses.set(variantId, email);
  latest = email;
  changed();
}

/** For another address; the letter to the first one is not called back. */
export function forgetNoticeEmail(variantId: string): void {
  addresses.delete(variantId);
  changed();
}

/** The address that was left last, for whatever: most people have one. */
export function latestNoticeEmail(): string | null {
  return latest;
}

/** Null while none was left for this variant; always on the server. */
export function useNoticeEmail(variantId: string): string | null {
  return useSyncExternalStore(
    subscribe,
    () => addresses.get(variantId) ?? null,
    () => null,
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
