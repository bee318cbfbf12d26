/** What a request reads of stores. */
import type { EntryReader } from './entryReader.ts';
import { wordFields } from '../fallback.ts';
import { once, paged } from '../calls/paging.ts';
import { getStores } from '../calls/storeCalls.ts';
import type { StoreEntryJson } from '../wire/wireStore.ts';

export interface StoreReads {
  /** Every store of every region, by uid: 100 entries a kept call. */
  stores(): Promise<readonly StoreEntryJson[]>;
}

export function storeReads({ ask, complete }: EntryReader): StoreReads {
  return {
    stores: once(async () =>
      complete(getStores, wordFields.store, await paged((page) => ask(getStores, { asc: 'uid', ...page }))),
    ),
  };
}
