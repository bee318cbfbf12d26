/**
 * The stored consent (consent.rules.ts), synchronised between tabs. Where storage is blocked it lasts as long as the
 * page.
 */
import { useSyncExternalStore } from 'react';
import { readConsent, writtenConsent, type Consent } from './consent.rules.ts';

export type { Consent } from './consent.rules.ts';

const key = 'skarn:consent';
const listeners = new Set<() => void>();
/** In-memory fallback where storage is blocked. */
let unwritten: string | null = null;
/** Null: shown as long as there is no answer. */
let isWanted: boolean | null = null;

/** Null when there is no answer yet. */
export function consent(): Consent | null {
  let text = unwritten;
  try {
    text ??= localStorage.getItem(key);
  } catch {
    // Storage is blocked: nothing is stored.
  }
  return readConsent(text, hasPrivacySignal(), Date.now());
}

/** Global Privacy Control, sent by the browser to every site. */
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

/** True reopens the question, false closes it for this page, null shows it while there is no answer. */
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

/** State of the question: hidden, shown because there is no answer, or reopened by the shopper. */
export type ConsentQuestion = 'no' | 'first' | 'again';

/** Hidden on the server and before hydration. */
export function useConsentQuestion(): ConsentQuestion {
  return useSyncExternalStore(onConsent, asking, () => 'no');
}

function asking(): ConsentQuestion {
  if (isWanted !== null) return isWanted ? 'again' : 'no';
  return consent() === null ? 'first' : 'no';
}

function handleStorage({ key: changed }: StorageEvent): void {
  // Null: the whole storage was cleared.
  if (changed === key || changed === null) wantConsent(null);
}
