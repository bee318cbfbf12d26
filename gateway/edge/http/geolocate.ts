/**
 * `GET /api/geolocation` (platform.md 7): the shopper's country in lower case, empty when unknown. The header of the
 * CDN or proxy in front takes precedence; a failure is logged and yields no country.
 */
import type { Logger } from 'pino';
import { sourceErrorOf } from '../../graph/sourceErrors.ts';
import { createSpend } from '../../sources/spend/spend.ts';
import { baseScope } from '../markets/baseScope.ts';
import type { EdgeRequest } from './edgeRequest.ts';
import type { Sources } from '../sources.ts';

export function createGeolocate(sources: Pick<Sources, 'spend'>, log: Pick<Logger, 'warn'>) {
  return async ({
    country,
    deadline,
    signal,
    requestId,
    report,
    log: calls,
  }: EdgeRequest): Promise<{ country: string }> => {
    try {
      const scope = baseScope();
      const spend = createSpend(sources.spend, { scope, deadline, signal, requestId, log: calls });
      return (await spend.geolocation(country === null ? {} : { country })) ?? { country: '' };
    } catch (error) {
      const failure = sourceErrorOf(error);
      // Every shopper's first page requests this: an outage is reported once in a while, and its calls are in the call
      // log.
      if (failure?.isOutage) report('geolocation failed', { source: failure.source, code: failure.code });
      else log.warn({ err: error }, 'geolocation failed');
      return { country: '' };
    }
  };
}
