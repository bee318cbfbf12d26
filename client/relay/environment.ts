/**
 * One Relay environment per page load and market: another locale is a full page load, so one store never holds two
 * regions. On the server there is one per request.
 */
import { Environment, RecordSource, Store } from 'relay-runtime';
import type { INetwork } from 'relay-runtime';

/** As returned by `RecordSource.toJSON()`. */
export type RelayRecords = ReturnType<RecordSource['toJSON']>;

/** Cache lifetime: an older query is refetched when its screen is shown again. Milliseconds. */
const freshForMs = 5 * 60_000;

export function createEnvironment(records: RelayRecords | undefined, network: INetwork): Environment {
  return new Environment({
    network,
    // Counts queries, not screens: a screen has up to three, and so has each preloaded link that was not followed.
    // Keeps the data of about ten screens, so that Back is instant.
    store: new Store(new RecordSource(records), {
      gcReleaseBufferSize: 100,
      queryCacheExpirationTime: freshForMs,
    }),
    isServer: typeof document === 'undefined',
  });
}
