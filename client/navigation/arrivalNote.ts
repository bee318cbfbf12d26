/**
 * A word for the page that comes next, when it is loaded anew: what became of the cart at sign-in. Kept by the browser's
 * tab until it is read, once. Where storage is blocked the word is lost.
 */
const noteKey = 'skarn:arrival';

export const arrivalNotes = [
  'cartDROPPED',
  'cartFOUND',
  'cartMERGED',
  'cartPARTLY_MERGED',
  'cartREASSIGNED',
] as const;
export type ArrivalNote = (typeof arrivalNotes)[number];

export function isArrivalNote(note: string): note is ArrivalNote {
  return arrivalNotes.some((known) => known === note);
}
export function leaveNote(note: ArrivalNote): void {
  attempt(() => sessionStorage.setItem(noteKey, note));
}

let read = false;
let note: ArrivalNote | null = null;
const listeners = new Set<() => void>();

/** What the page before left word of, until it is dismissed; null when nothing, or nothing that is known. */
export function arrivalNote(): ArrivalNote | null {
  if (!read) {
    read = true;
    const left = attempt(() => {
      const text = sessionStorage.getItem(noteKey);
      sessionStorage.removeItem(noteKey);
      return text;
    });
    note = arrivalNotes.find((known) => known === left) ?? null;
  }
  return note;
}

export function dismissNote(): void {
  note = null;
  for (const listener of listeners) listener();
}

export function onNoteChange(listener: () => void): () => void {
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
