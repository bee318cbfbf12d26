/** Calls the store of the caller's commerce region. */
import type { Batch } from '../../transport/cache/boundRead.ts';
import type { Call } from '../../transport/call.ts';
import type { Caller } from '../../transport/caller.ts';
import { SourceError } from '../../transport/errors.ts';
import type { ScopePart } from '../../transport/scope.ts';
import type { Source } from '../../transport/source.ts';
import type { StoreReports } from './storeReports.ts';
import type { BigCommerceStore } from './stores.rules.ts';

/** A store with its connections. */
export interface OpenStore {
  region: string;
  store: BigCommerceStore;
  source: Source;
  reports: StoreReports;
}

export interface BigCommerceClient {
  /** @throws SourceError SOURCE_MISCONFIGURED in a region without a store, as calls do. */
  readonly open: OpenStore;
  run<Args, Result, Part extends ScopePart>(call: Call<Args, Result, Part>, args: Args): Promise<Result>;
  runBatch<Item, Args, Result, Part extends ScopePart>(
    call: Call<Args, Result, Part>,
    batch: Batch<Item, Args, Result>,
  ): Promise<(Result | SourceError)[]>;
}

export function bigCommerceClient(stores: ReadonlyMap<string, OpenStore>, caller: Caller): BigCommerceClient {
  const storeFor = (call: string): OpenStore => {
    const open = stores.get(caller.scope.commerceRegion);
    if (open) return open;
    const at = { source: 'commerce', call } as const;
    throw new SourceError('SOURCE_MISCONFIGURED', at, `no store for ${caller.scope.commerceRegion}`);
  };
  return {
    get open() {
      return storeFor('open');
    },
    run: async (call, args) => storeFor(call.name).source.run(call, args, caller),
    runBatch: async (call, batch) => storeFor(call.name).source.runBatch(call, batch, caller),
  };
}
