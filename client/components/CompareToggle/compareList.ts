/** What this browser's shopper wants to compare (compareList.rules.ts). */
import { createStoredList, useStoredList } from '../../storage/storedList.ts';
import { mostCompared, withCompared } from './compareList.rules.ts';

const list = createStoredList('skarn:compare', mostCompared);
let notHere: ReadonlySet<string> = new Set();

/** Empty until the page is hydrated. */
export function useCompareList(): readonly string[] {
  return useStoredList(list);
}

/** @returns how many are chosen now; null when it was refused because there are as many as can be compared. */
export function addToComparison(uid: string): number | null {
  const next = withCompared(list.get(), uid, notHere);
  if (next === null) return null;
  list.set(next);
  return next.filter((each) => !notHere.has(each)).length;
}

export function removeFromComparison(uid: string): void {
  list.set(list.get().filter((each) => each !== uid));
}

export function clearComparison(): void {
  list.set([]);
}

/** The market on screen does not show these of the list; where nobody has asked yet it is taken to show all. */
export function noteNotHere(uids: readonly string[]): void {
  notHere = new Set(uids);
}
