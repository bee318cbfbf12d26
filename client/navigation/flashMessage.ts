/**
 * A one-time message for the next page load, such as the result of merging the cart at sign-in. Kept in session storage
 * until it is read. Where storage is blocked the message is lost.
 */
const noteKey = 'skarn:arrival';

export const flashMessages = [
  'cartDROPPED',
  'cartFOUND',
  'cartMERGED',
  'cartPARTLY_MERGED',
  'cartREASSIGNED',
] as const;
export type FlashMessage = (typeof flashMessages)[number];

export function isFlashMessage(note: string): note is FlashMessage {
  return flashMessages.some((known) => known === note);
}
export function leaveFlashMessage(note: FlashMessage): void {
  attempt(() => sessionStorage.setItem(noteKey, note));
}

let read = false;
let note: FlashMessage | null = null;
const listeners = new Set<() => void>();

/** The message from the previous page until it is dismissed; null when there is none, or an unknown one. */
export function flashMessage(): FlashMessage | null {
  if (!read) {
    read = true;
    const left = attempt(() => {
      const text = sessionStorage.getItem(noteKey);
      sessionStorage.removeItem(noteKey);
      return text;
    });
    note = flashMessages.find((known) => known === left) ?? null;
  }
  return note;
}

export function dismissFlashMessage(): void {
  note = null;
  for (const listener of listeners) listener();
}

export function onFlashMessageChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Browsers throw where storage is blocked or full. */
function attempt<T>(action: () => T): T | null {
  try {
    return action();
  } catch {
    return null;
  }
}
