/** The comparison list of this browser (compareList.rules.ts). */
import { createStoredList, useStoredList } from '../../storage/storedList.ts';
import { mostCompared, withCompared } from './compareList.rules.ts';

const list = createStoredList('skarn:compare', mostCompared);
let unavailable: ReadonlySet<string> = new Set();

/** Empty before hydration. */
export function useCompareList(): readonly string[] {
  return useStoredList(list);
}

/** @returns the new number of entries; null when the list is full. */
export function addToComparison(uid: string): number | null {
  const next = withCompared(list.get(), uid, unavailable);
  if (next === null) return null;
  list.set(next);
  return next.filter((each) => !unavailable.has(each)).length;
}

export function removeFromComparison(uid: string): void {
  list.set(list.get().filter((each) => each !== uid));
}

export function clearComparison(): void {
  list.set([]);
}

/** Entries that the current market does not show; none while unknown. */
export function setUnavailable(uids: readonly string[]): void {
  unavailable = new Set(uids);
}
