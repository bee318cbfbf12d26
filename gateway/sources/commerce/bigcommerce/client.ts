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

/** A class, because an object literal with a getter outlives its request (decision 145). */
export class BigCommerceClient {
  readonly #stores: ReadonlyMap<string, OpenStore>;
  readonly #caller: Caller;

  constructor(stores: ReadonlyMap<string, OpenStore>, caller: Caller) {
    this.#stores = stores;
    this.#caller = caller;
  }

  /** @throws SourceError SOURCE_MISCONFIGURED in a region without a store, as calls do. */
  get open(): OpenStore {
    return this.#storeFor('open');
  }

  async run<Args, Result, Part extends ScopePart>(
    call: Call<Args, Result, Part>,
    args: Args,
  ): Promise<Result> {
    return this.#storeFor(call.name).source.run(call, args, this.#caller);
  }

  async runBatch<Item, Args, Result, Part extends ScopePart>(
    call: Call<Args, Result, Part>,
    batch: Batch<Item, Args, Result>,
  ): Promise<(Result | SourceError)[]> {
    return this.#storeFor(call.name).source.runBatch(call, batch, this.#caller);
  }

  #storeFor(call: string): OpenStore {
    const region = this.#caller.scope.commerceRegion;
    const open = this.#stores.get(region);
    if (open) return open;
    throw new SourceError('SOURCE_MISCONFIGURED', { source: 'commerce', call }, `no store for ${region}`);
  }
}
