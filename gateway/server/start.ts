/** Puts a gateway together from its configuration: sources, schema, operations, edge. */
import { pino, type Logger } from 'pino';
import type { Config } from '../config.ts';
import { schema } from '../schema.ts';
import { indexableKinds } from '../sitemap.ts';
import { openState } from '../state/openState.ts';
import { AttemptLimits } from './attempts.ts';
import { CsrfGuard } from './csrf.ts';
import { createGeolocate } from './geolocate.ts';
import { createGraphql } from './graphql.ts';
import { readOperations } from './operations.ts';
import { previewDoor } from './previewDoor.ts';
import { createPages, type PageServer } from './pages.ts';
import { builtPages } from './builtPages.ts';
import { startEdge, type Middleware, type RunningEdge } from './server.ts';
import { SessionStore } from './session.ts';
import { createSignInCheck } from './signInCheck.ts';
import { createSitemaps } from './sitemaps.ts';
import { closeSources, openSources } from './sources.ts';

const root = new URL('../../', import.meta.url).pathname;

export interface GatewayParts {
  log?: Logger;
  /** Replaces the built client while developing. */
  dev?: { pages: () => Promise<PageServer>; files: Middleware };
}

/** @throws Error when the client is not built, or a persisted operation does not fit the schema. */
export async function startGateway(config: Config, parts: GatewayParts = {}): Promise<RunningEdge> {
  const log = parts.log ?? pino({ level: config.logLevel });
  const sources = openSources(config);
  const state = openState(config);
  const secure = config.publicOrigin?.startsWith('https:') ?? false;
  const csrf = new CsrfGuard(config.sessionSecret, secure);
  const sessions = new SessionStore(config.sessionSecret, secure);
  const graphql = createGraphql({
    schema,
    operations: readOperations(`${root}schema/operations.json`, schema),
    sources,
    csrf,
    sessions,
    open: config.openGraphql,
    log,
  });
  const built = parts.dev ? null : await builtPages(`${root}dist`);
  const sendPage = createPages({
    pages: parts.dev?.pages ?? (async () => built as PageServer),
    execute: graphql.executePersisted,
    publicOrigin: config.publicOrigin,
    imagesOrigin: new URL(config.imagery.url).origin,
    tagManager: config.tagManager,
  });
  const edge = await startEdge(
    {
      graphql,
      sendPage,
      sendSitemap: createSitemaps({
        sources,
        kinds: indexableKinds,
        publicOrigin: config.publicOrigin,
        log,
      }),
      sessions,
      csrf,
      attempts: new AttemptLimits(),
      trustedProxies: config.trustedProxies,
      checkSignIns: createSignInCheck(sources),
      previewAt: previewDoor(config.previewSecret),
      geolocate: createGeolocate(sources, log),
      filesDir: parts.dev ? null : `${root}dist/client`,
      ...(parts.dev?.files ? { devFiles: parts.dev.files } : {}),
      open: config.openGraphql,
      requestDeadlineMs: config.requestDeadlineMs,
      log,
    },
    config.port,
    config.host,
  );
  return {
    ...edge,
    stop: async (graceMs) => {
      await edge.stop(graceMs);
      await Promise.all([closeSources(sources), state.close()]);
    },
  };
}
