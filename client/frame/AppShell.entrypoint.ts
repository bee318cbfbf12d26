/** The frame's data: loaded once per page load, in parallel with the first screen's queries. */
import { loadQuery } from 'react-relay/hooks.js';
import type { PreloadedQuery } from 'react-relay/hooks.js';
import type { Environment } from 'relay-runtime';
import AppShellQueryParameters from '#relay/AppShellQuery$parameters.ts';
import type { AppShellQuery } from '#relay/AppShellQuery.graphql.ts';
import { tolerant } from '../relay/requestMetadata.ts';

export type AppShellQueryReference = PreloadedQuery<AppShellQuery>;

/** The reference lives as long as the app; whoever unmounts the app disposes it. */
export function loadAppShell(environment: Environment, lang: string): AppShellQueryReference {
  return loadQuery<AppShellQuery>(
    environment,
    AppShellQueryParameters,
    { locale: lang },
    // A cart that fails to load must not take header and screen down.
    { networkCacheConfig: { metadata: tolerant } },
  );
}
