/** Reads of stores: all of them, whatever region asks, so that every market shares the kept answers. */
import { entriesCall } from './entriesCall.ts';
import { storeEntry } from '../wire/wireStore.ts';

export const getStores = entriesCall('getStores', 'store', { entry: storeEntry });
