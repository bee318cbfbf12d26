/**
 * `GET /api/geolocation` (platform.md 7): the shopper's country in lower case, empty when nobody can tell. What the edge
 * before the gateway says is passed on; a failure is logged and yields no country.
 */
import type { Logger } from 'pino';
import { nobody, scopeForLocale } from '../region/scopeForLocale.rules.ts';
import { createSpend } from '../sources/spend/loaders.ts';
import type { EdgeRequest } from './edgeRequest.ts';
import type { Sources } from './sources.ts';

export function createGeolocate(sources: Pick<Sources, 'spend'>, log: Pick<Logger, 'warn'>) {
  return async ({
    country,
    deadline,
    signal,
    requestId,
    log: calls,
  }: EdgeRequest): Promise<{ country: string }> => {
    const scope = scopeForLocale('en-us', nobody, 0);
    if (!scope) throw new Error('The default locale has a scope.');
    try {
      const spend = createSpend(sources.spend, { scope, deadline, signal, requestId, log: calls });
      return (await spend.geolocation(country === null ? {} : { country })) ?? { country: '' };
    } catch (error) {
      log.warn({ err: error }, 'geolocation failed');
      return { country: '' };
    }
  };
}
