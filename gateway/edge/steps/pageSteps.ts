import type { GraphQLSchema } from 'graphql';
import type { Logger } from 'pino';
import type { Config } from '../../config/config.ts';
import { indexableKinds } from '../../graph/sitemap.ts';
import type { Backends } from '../backends.ts';
import type { Operations } from '../graphql/documents/operations.ts';
import { sharedOperations } from '../graphql/documents/sharedOperations.ts';
import type { Execution } from '../graphql/execution.ts';
import type { GraphqlEndpoint } from '../graphql/graphql.ts';
import type { EdgeSteps } from '../http/server.ts';
import { buildId } from '../http/middleware/buildId.ts';
import { pages } from '../http/middleware/pages.ts';
import { payloads } from '../http/middleware/payloads.ts';
import { preview } from '../http/middleware/preview.ts';
import { sitemaps } from '../http/middleware/sitemaps.ts';
import { nodeFiles, staticFiles } from '../http/middleware/staticFiles.ts';
import { managedRedirects } from '../pages/managedRedirects.ts';
import type { PageClient } from '../pages/pageClient.ts';
import { createPages } from '../pages/pages.ts';
import { createPayloads } from '../pages/payloads.ts';
import { previewAccess } from '../pages/previewAccess.ts';
import { createRedirects } from '../pages/redirects.ts';
import { createSitemaps } from '../pages/sitemaps.ts';
import { CachedResults } from '../responseCache/CachedResults.ts';
import type { OpenResponseCache } from '../responseCache/openResponseCache.ts';

export interface PageStepsOptions {
  config: Config;
  backends: Backends;
  client: PageClient;
  schema: GraphQLSchema;
  operations: Operations;
  endpoint: GraphqlEndpoint;
  execute: Execution['executePersisted'];
  cache: OpenResponseCache;
  log: Logger;
}

export function pageSteps(options: PageStepsOptions) {
  const { config, client, endpoint, execute, cache, log } = options;
  const { sources, markets, invalidations, geolocate } = options.backends;
  const { responseCache, fastPathRegistrar } = cache;
  const results = new CachedResults(execute, invalidations);
  const executeForGuests: typeof execute = cache.isEnabled
    ? (id, variables, edge) => results.execute(id, variables, edge)
    : execute;
  const redirects = createRedirects({
    read: managedRedirects(sources, log),
    shopOrigin: config.publicOrigin,
    geolocate,
  });
  const shared = { pages: client.pages, executeForGuests, redirects, responseCache };
  return {
    staticFiles:
      typeof client.files === 'string'
        ? staticFiles({ folder: client.files, servesCdn: config.cdnUrl !== null })
        : nodeFiles(client.files),
    buildId: buildId(client.buildId),
    sitemaps: sitemaps(
      createSitemaps({
        sources,
        markets,
        kinds: indexableKinds,
        publicOrigin: config.publicOrigin,
        waitMs: config.requestDeadlineMs,
        log,
      }),
    ),
    payloads: payloads(
      createPayloads({
        ...shared,
        isShared: sharedOperations(options.schema, options.operations),
        charge: endpoint.chargePersisted,
        takes: endpoint.takes,
        registerFastPath: fastPathRegistrar('payload'),
      }),
    ),
    preview: preview({
      previewAt: previewAccess(config.previewSecret),
      editorOrigins: config.editorOrigins,
    }),
    pages: pages(
      createPages({
        ...shared,
        execute,
        cachesMarkup: cache.isEnabled,
        registerFastPath: fastPathRegistrar('page'),
        publicOrigin: config.publicOrigin,
        imagesOrigin: new URL(config.imagery.url).origin,
        cdnUrl: config.cdnUrl,
        editorOrigins: config.editorOrigins,
        tagManager: config.tagManager,
        botProtection: config.botCheck && {
          siteKey: config.botCheck.siteKey,
          origin: config.botCheck.origin,
        },
      }),
    ),
  } satisfies Partial<EdgeSteps>;
}
