/**
 * Email addresses for back-in-stock emails by variant (catalogue.md 4: the notify-me state can be set or reset). In
 * memory only: sign-out reloads the page, so nothing stays behind.
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

/** Allows another address; the first subscription is not cancelled. */
export function forgetNoticeEmail(variantId: string): void {
  addresses.delete(variantId);
  changed();
}

/** The last submitted address, for prefilling. */
export function latestNoticeEmail(): string | null {
  return latest;
}

/** Null without a subscription for this variant; always on the server. */
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
