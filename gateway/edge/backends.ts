/** What a gateway reads from and writes to: upstream sources, shared state, the table of markets. */
import type { Logger } from 'pino';
import type { Config } from '../config/config.ts';
import { Invalidations } from '../sources/transport/cache/invalidations.ts';
import { createChanges } from './changes/createChanges.ts';
import { IndexRequests } from './changes/IndexRequests.ts';
import { HookQueue } from './hooks/HookQueue.ts';
import { createGeolocate } from './http/geolocate.ts';
import { SharedInvalidations } from './invalidation/SharedInvalidations.ts';
import { createMarketTable } from './markets/marketTable.ts';
import { createReport } from './monitoring/reports/reports.ts';
import { closeSources, openSources } from './sources.ts';
import { openState } from './state/openState.ts';
import { sharedAnswerCaches } from './state/sharedAnswerCaches.ts';
import { createPost } from './webhooks/postWebhook.ts';
import { WebhookDelivery } from './webhooks/WebhookDelivery.ts';
import type { WebhookMeasures } from './webhooks/webhookMetrics.ts';
import { readWebhookQueue } from './webhooks/webhookQueue.ts';

export type Backends = ReturnType<typeof openBackends>;

export function openBackends(config: Config, log: Logger) {
  const report = createReport(log);
  const state = openState(config, log);
  const invalidations = new Invalidations();
  const sharedInvalidations = new SharedInvalidations(state, invalidations);
  const answersOf = sharedAnswerCaches(state, invalidations, config.answerCacheBytes);
  const sources = openSources(config, state, answersOf, report, log);
  const markets = createMarketTable(sources, report);
  const changes = createChanges({ config, state, sources, invalidations, log });
  const indexRequests = new IndexRequests(state);
  const hookQueue = new HookQueue({
    broadcast: (keys) => sharedInvalidations.broadcast(keys),
    noteChanged: (keys) => changes.changed.note(keys),
    requestIndexing: () => indexRequests.add(),
    log,
  });
  const sender = createPost(config.openGraphql);
  const webhooks = new WebhookDelivery({ ...changes, ...sender, state, markets, log });
  const webhookMeasures: WebhookMeasures = {
    attempts: () => webhooks.attempts(),
    queue: () => readWebhookQueue(state, changes.changeLog, Date.now()).catch(() => null),
  };
  return {
    report,
    state,
    /** Invalidations in this process. */
    invalidations,
    /** Passes invalidations on to all replicas. */
    sharedInvalidations,
    sources,
    markets,
    /** Changes of products, for partners. */
    changes,
    /** What vendors reported by webhooks. */
    hookQueue,
    /** For metrics of partners' webhooks. */
    webhookMeasures,
    geolocate: createGeolocate(sources, log),
    async start() {
      await sharedInvalidations.start();
      await markets.start();
      changes.start();
      webhooks.start();
    },
    async close() {
      await hookQueue.close();
      sharedInvalidations.close();
      await Promise.all([changes.close(), webhooks.close()]);
      await Promise.all([sender.close(), closeSources(sources), state.close()]);
    },
  };
}
