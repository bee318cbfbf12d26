/**
 * The markets, and the brand's account at the image service, as editors write them: read once for everybody, kept, and read again while the gateway runs, so that no page
 * pays for them. While content is down the last ones stand. Where they were never readable the specification's do.
 */
import { randomUUID } from 'node:crypto';
import { marketsOf, type Markets } from '../../graph/region/markets/markets.rules.ts';
import { regionRow } from '../../graph/region/markets/regionRow.rules.ts';
import { specifiedMarkets } from '../../graph/region/markets/specifiedMarkets.rules.ts';
import { sourceErrorOf } from '../../graph/sourceErrors.ts';
import { CallLog } from '../../sources/transport/callLog.ts';
import { createDelivery } from '../../sources/delivery/loaders.ts';
import { baseScope } from './baseScope.ts';
import type { Report } from '../../graph/reports.ts';
import type { Sources } from '../sources.ts';

/** Milliseconds. As other content that is kept: what editors change shows within a minute. */
const freshMs = 30_000;
/** Milliseconds until the next try after one that failed. */
const retryMs = 2_000;
const readingMs = 10_000;
/** What the start of a process may wait. */
const firstWaitMs = 1_000;

export interface MarketTable {
  /** Never fails and never waits. The same object as long as editors change nothing. */
  current(): Markets;
  /** Account at the image service that the brand settings name; null where they name none. */
  imagesAlias(): string | null;
  /** The first reading, or a moment. */
  start(): Promise<void>;
}

export function createMarketTable(sources: Pick<Sources, 'delivery'>, report: Report): MarketTable {
  let markets = specifiedMarkets;
  let imagesAlias: string | null = null;
  /** What they were made from. */
  let written: string | null = null;
  let reading: Promise<void> | null = null;
  let nextAt = -Infinity;

  async function read(): Promise<void> {
    const delivery = createDelivery(sources.delivery, {
      scope: baseScope(),
      deadline: performance.now() + readingMs,
      signal: AbortSignal.timeout(readingMs),
      requestId: randomUUID(),
      log: new CallLog(),
    });
    const [regions, settings] = await Promise.all([delivery.regions(), delivery.everyBrandSettings()]);
    const rows = regions.map(regionRow).filter(({ id }) => id !== '');
    // Without a single region nothing could be offered anywhere: that is a mistake, not a decision.
    if (rows.length === 0) throw new Error('There are no regions.');
    imagesAlias = settings.find((entry) => entry.markets.length === 0)?.amplience_brand_alias.trim() || null;
    const shopping = settings.map((entry) => ({ shopping: entry.shopping, markets: entry.markets }));
    const now = JSON.stringify([rows, shopping]);
    if (now !== written) markets = marketsOf(rows, shopping);
    written = now;
  }

  function refresh(): Promise<void> {
    nextAt = Date.now() + freshMs;
    return read()
      .catch((error: unknown) => {
        nextAt = Date.now() + retryMs;
        const reason = sourceErrorOf(error)?.code ?? String(error);
        report(
          written === null
            ? 'Markets were never readable - those of the specification stand in'
            : 'Markets - the last ones stand',
          { reason },
        );
      })
      .finally(() => (reading = null));
  }

  function current(): Markets {
    if (reading === null && Date.now() >= nextAt) reading = refresh();
    return markets;
  }

  return {
    current,
    imagesAlias: () => imagesAlias,
    async start() {
      current();
      const { promise, resolve } = Promise.withResolvers<void>();
      const timer = setTimeout(resolve, firstWaitMs);
      await Promise.race([reading, promise]);
      clearTimeout(timer);
    },
  };
}
