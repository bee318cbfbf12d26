/**
 * What this browser's shopper said about being measured (consent.rules.ts), shared between its tabs. Where storage is
 * blocked the answer lives as long as the page does.
 */
import { useSyncExternalStore } from 'react';
import { readConsent, writtenConsent, type Consent } from './consent.rules.ts';

export type { Consent } from './consent.rules.ts';

const key = 'skarn:consent';
const listeners = new Set<() => void>();
/** What was said in this page, where it cannot be written down. */
let unwritten: string | null = null;
/** Null: asked as long as there is no answer. */
let isWanted: boolean | null = null;

/** Null when nobody has answered yet. */
export function consent(): Consent | null {
  let text = unwritten;
  try {
    text ??= localStorage.getItem(key);
  } catch {
    // Blocked: nothing is remembered.
  }
  return readConsent(text, hasPrivacySignal(), Date.now());
}

/** The browser asks every site not to pass on what its shopper does. */
export function hasPrivacySignal(): boolean {
  return 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true;
}

export function answerConsent(answer: Consent): void {
  const text = writtenConsent(answer, Date.now());
  try {
    localStorage.setItem(key, text);
    unwritten = null;
  } catch {
    unwritten = text;
  }
  wantConsent(null);
}

/** True shows the question again, false puts it away for this page, null leaves it to whether there is an answer. */
export function wantConsent(wanted: boolean | null): void {
  isWanted = wanted;
  for (const listener of listeners) listener();
}

export function onConsent(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', handleStorage);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', handleStorage);
  };
}

/** What the question is: not asked, asked because nobody has answered, or shown again because somebody wants it. */
export type Asking = 'no' | 'first' | 'again';

/** On the server and until the page is hydrated nothing is asked. */
export function useAsking(): Asking {
  return useSyncExternalStore(onConsent, asking, () => 'no');
}

function asking(): Asking {
  if (isWanted !== null) return isWanted ? 'again' : 'no';
  return consent() === null ? 'first' : 'no';
}

function handleStorage({ key: changed }: StorageEvent): void {
  // Null: everything was cleared.
  if (changed === key || changed === null) wantConsent(null);
}
