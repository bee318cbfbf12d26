/** The change log of a gateway: fed by webhooks here, and by the indexer in a process of its own. */
import type { Logger } from 'pino';
import type { Config } from '../../config/config.ts';
import type { ProductChanges } from '../../graph/productChanges.ts';
import type { Invalidations } from '../../sources/transport/cache/invalidations.ts';
import type { Sources } from '../sources.ts';
import type { SharedState } from '../state/SharedState.ts';
import { CatalogueRecord } from './CatalogueRecord.ts';
import { ChangedProducts } from './ChangedProducts.ts';
import { ChangeFeed } from './ChangeFeed.ts';
import { ChangeLog } from './ChangeLog.ts';
import { ProductReader } from './ProductReader.ts';

export interface ChangesOptions {
  config: Pick<Config, 'changes'>;
  state: SharedState;
  sources: Pick<Sources, 'delivery' | 'commerce'>;
  invalidations: Invalidations;
  log: Pick<Logger, 'warn'>;
}

export function createChanges({ config, state, sources, invalidations, log }: ChangesOptions) {
  const changeLog = new ChangeLog(state, config.changes);
  const feed = new ChangeFeed(changeLog, invalidations);
  const changed = new ChangedProducts({
    state,
    record: new CatalogueRecord(state, changeLog),
    reader: new ProductReader(sources),
    log,
  });
  return {
    changeLog,
    feed,
    changed,
    start(): void {
      feed.start();
      changed.start();
    },
    async close(): Promise<void> {
      feed.close();
      await changed.close();
    },
  };
}

/** For internal requests, such as the sitemap's. */
export const noProductChanges: ProductChanges = { page: async () => 'unavailable' };
