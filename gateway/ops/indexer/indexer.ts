/** An indexing run with the real sources, which are opened for the run. */
import { randomUUID } from 'node:crypto';
import type { IndexerConfig } from '../../config/config.ts';
import { CatalogueRecord } from '../../edge/changes/CatalogueRecord.ts';
import { ChangeLog } from '../../edge/changes/ChangeLog.ts';
import type { SharedState } from '../../edge/state/SharedState.ts';
import { openState } from '../../edge/state/openState.ts';
import { CallLog } from '../../sources/transport/callLog.ts';
import type { Call } from '../../sources/transport/call.ts';
import { commerceCatalogue } from '../../sources/commerce/commerce.ts';
import { deliverySource } from '../../sources/delivery/client/deliverySource.ts';
import { engineStore } from '../../sources/engine/engine.ts';
import type { Caller } from '../../sources/transport/caller.ts';
import type { Source } from '../../sources/transport/source.ts';
import type { RequestScope, ScopePart } from '../../sources/transport/scope.ts';
import { indexRun, type IndexResult, type IndexRun } from './indexRun.ts';
import { guestScope } from './readShop.ts';

export type RunOptions = Pick<IndexRun, 'locales' | 'full' | 'allowShrink' | 'onProgress'>;

/** Timeout of a call with its retries in milliseconds; the run itself has none. */
const CALL_MS = 180_000;

export async function runIndexer(config: IndexerConfig, options: RunOptions = {}): Promise<IndexResult> {
  const commerce = commerceCatalogue(config.commerce);
  const delivery = deliverySource(config.delivery);
  const { source: engine, open } = engineStore({ ...config.engine, key: config.engine.writeKey });
  const state = sharedStateOf(config);
  const requestId = `index-${randomUUID()}`;
  const { signal } = new AbortController();
  const callerIn = (scope: RequestScope): Caller => ({
    scope,
    deadline: performance.now() + CALL_MS,
    signal,
    requestId,
    log: new CallLog(),
  });
  const asking =
    (source: Source) =>
    <Args, Result, Part extends ScopePart>(
      call: Call<Args, Result, Part>,
      args: Args,
      scope: RequestScope,
    ): Promise<Result> =>
      source.run(call, args, callerIn(scope));
  const write = asking(engine);
  try {
    return await indexRun({
      ...options,
      reading: {
        ask: asking(delivery),
        stores: commerce.regions,
        commerce: (scope) => commerce.open(callerIn(scope)),
        environment: config.delivery.environment,
        onUnreadable: (contentType, locale) =>
          options.onProgress?.(`omitted an invalid entry of ${contentType} in ${locale}`),
      },
      changes: state ? new CatalogueRecord(state, new ChangeLog(state, config.changes)) : undefined,
      store: open((call, args) => write(call, args, guestScope('en-us'))),
    });
  } finally {
    await Promise.all([commerce.close(), delivery.close(), engine.close(), state?.close()]);
  }
}

/** Null: without a state that others share nobody could read the change log. */
export function sharedStateOf(config: Pick<IndexerConfig, 'redisUrl' | 'stateFile'>): SharedState | null {
  return config.redisUrl === null && config.stateFile === null ? null : openState(config);
}
