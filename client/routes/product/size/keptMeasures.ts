/** The shopper's measures of this browser (measures.rules.ts), never sent. */
import { createStoredList, useStoredList } from '../../../storage/storedList.ts';
import { entriesOf, keptEntries, measureForm, mostMeasures, type Entries } from './measures.rules.ts';

const list = createStoredList('skarn:measures', mostMeasures, measureForm);

/** Empty before hydration. */
export function useKeptMeasures(): Entries {
  return entriesOf(useStoredList(list));
}

export function keepMeasures(entries: Entries): void {
  list.set(keptEntries(entries));
}

export function forgetMeasures(): void {
  list.set([]);
}
