/** Where the entries of a type stand, for lists of everything that there is. */
import { getAddresses } from '../calls/addressCalls.ts';
import type { EntryReader } from './entryReader.ts';
import { once, paged } from '../calls/paging.ts';
import type { AddressEntryJson } from '../wire/wireAddress.ts';

export interface AddressReads {
  /** Every entry of a type, whatever region it is for, 100 a call. Costs as many calls as there are hundreds of entries. */
  addressesOf(contentType: string): Promise<readonly AddressEntryJson[]>;
}

export function addressReads(reader: Pick<EntryReader, 'from' | 'always' | 'asker'>): AddressReads {
  const { from, always, asker } = reader;
  const reads = new Map<string, () => Promise<readonly AddressEntryJson[]>>();
  return {
    addressesOf: (contentType) => {
      let read = reads.get(contentType);
      if (!read) {
        read = once(() =>
          paged(
            async (page) =>
              (await from.run(getAddresses, { ...always, contentType, ...page }, asker)).entries,
          ),
        );
        reads.set(contentType, read);
      }
      return read();
    },
  };
}
