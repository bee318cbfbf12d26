/** What is not for shoppers: probes and metrics, reports that browsers send, webhooks. */
import type { Logger } from 'pino';
import type { Config } from '../../config/config.ts';
import type { Backends } from '../backends.ts';
import { admin } from '../http/middleware/admin.ts';
import { commerceHooks, contentHooks } from '../hooks/vendorHooks.ts';
import { invalidation } from '../http/middleware/invalidation.ts';
import { hookMiddleware } from '../hooks/hookMiddleware.ts';
import type { EdgeSteps } from '../http/server.ts';
import { createInvalidationWebhook } from '../invalidation/invalidationWebhook.ts';
import type { createMonitoring } from '../monitoring/monitoring.ts';
import { createPolicyReports } from '../monitoring/reports/policyReports.ts';
import { createVitalsReports, VITALS_PATH } from '../monitoring/vitals/vitalsReports.ts';
import { POLICY_REPORT_PATH } from '../pages/contentSecurityPolicy.rules.ts';
import type { PageClient } from '../pages/pageClient.ts';

export interface OperatorStepsOptions {
  config: Config;
  backends: Backends;
  client: PageClient;
  monitoring: ReturnType<typeof createMonitoring>;
  log: Logger;
}

export function operatorSteps(options: OperatorStepsOptions) {
  const { config, client, monitoring, log } = options;
  const { sharedInvalidations, changes, hookQueue, report } = options.backends;
  const vitalsReports = createVitalsReports({
    screens: async () => (await client.pages()).screens,
    record: monitoring.vitals,
    publicOrigin: config.publicOrigin,
  });
  const { commerce, hooks } = config;
  const stores = commerce.driver === 'bigcommerce' ? Object.values(commerce.stores) : [];
  return {
    admin: admin(monitoring.adminAt),
    reports: new Map([
      [POLICY_REPORT_PATH, createPolicyReports(report)],
      [VITALS_PATH, vitalsReports],
    ]),
    invalidation: invalidation(
      createInvalidationWebhook({
        secret: config.invalidationSecret,
        broadcast: (keys) => sharedInvalidations.broadcast(keys),
        noteChanged: (keys) => changes.changed.note(keys),
        log,
      }),
    ),
    commerceHooks: hookMiddleware(
      commerceHooks({ secret: hooks.commerceSecret, queue: hookQueue, log }, stores),
    ),
    contentHooks: hookMiddleware(
      contentHooks({ secret: hooks.contentSecret, queue: hookQueue, log }, config.delivery.contentTypes),
    ),
  } satisfies Partial<EdgeSteps>;
}
