/**
 * One Relay environment a visit (and a market: a move to another locale loads the page anew, so that one store never
 * holds two regions). On the server there is one a request.
 */
import { Environment, RecordSource, Store } from 'relay-runtime';
import type { INetwork } from 'relay-runtime';
import { createNetwork } from './network.ts';

/** As `RecordSource.toJSON()` gives it. */
export type RelayRecords = ReturnType<RecordSource['toJSON']>;

/** After this long a screen that is opened again asks again, milliseconds. */
const freshForMs = 5 * 60_000;

export function createEnvironment(records?: RelayRecords, network: INetwork = createNetwork()): Environment {
  return new Environment({
    network,
    // Counts queries, not screens: a screen has up to three, and so has each link that was preloaded and not followed.
    // Ten screens back keep their data among them, so that Back is instant and nothing is mounted anew.
    store: new Store(new RecordSource(records), {
      gcReleaseBufferSize: 100,
      queryCacheExpirationTime: freshForMs,
    }),
    isServer: typeof document === 'undefined',
  });
}
