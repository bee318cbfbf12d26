import type { Config } from '../../config/config.ts';
import type { Execution } from '../graphql/execution.ts';
import type { GraphqlEndpoint } from '../graphql/graphql.ts';
import type { Operations } from '../graphql/documents/operations.ts';
import type { EdgeSteps } from '../http/server.ts';
import { cors } from '../http/middleware/cors.ts';
import { graphql } from '../http/middleware/graphql.ts';
import { partnerKey } from '../http/middleware/partnerKey.ts';
import { partnerUsage } from '../http/middleware/partnerUsage.ts';
import { requestGuard } from '../http/middleware/requestGuard.ts';
import type { OperationRecorder } from '../operationRecords/OperationRecorder.ts';
import type { PartnerAuth } from '../partners/partnerAuth.ts';
import type { PartnerUsage } from '../partners/partnerUsage.ts';
import { cachedGraphql } from '../responseCache/cachedGraphql.ts';
import type { OpenResponseCache } from '../responseCache/openResponseCache.ts';

export interface GraphqlStepsOptions {
  config: Config;
  endpoint: GraphqlEndpoint;
  operations: Operations;
  execute: Execution['executePersisted'];
  cache: OpenResponseCache;
  partners: Pick<PartnerAuth, 'open'>;
  usage: PartnerUsage;
  records: Pick<OperationRecorder, 'asked'>;
}

export function graphqlSteps(options: GraphqlStepsOptions) {
  const { config, endpoint, operations, execute, cache, partners, usage, records } = options;
  return {
    cors: cors(config.corsOrigins),
    partnerKey: partnerKey(partners),
    partnerUsage: partnerUsage(usage),
    requestGuard: requestGuard(config.publicOrigin),
    cachedGraphql: cachedGraphql({
      responseCache: cache.responseCache,
      operations,
      endpoint,
      execute,
      asked: (documentId, client) => records.asked(documentId, client),
      registerFastPath: cache.fastPathRegistrar('graphql'),
    }),
    graphql: graphql(endpoint),
  } satisfies Partial<EdgeSteps>;
}
