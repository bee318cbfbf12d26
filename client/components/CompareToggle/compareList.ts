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
export function addToComparison(handle: string): number | null {
  const next = withCompared(list.get(), handle, unavailable);
  if (next === null) return null;
  list.set(next);
  return next.filter((each) => !unavailable.has(each)).length;
}

export function removeFromComparison(handle: string): void {
  list.set(list.get().filter((each) => each !== handle));
}

export function clearComparison(): void {
  list.set([]);
}

/** Entries that the current market does not show; none while unknown. */
export function setUnavailable(handles: readonly string[]): void {
  unavailable = new Set(handles);
}
