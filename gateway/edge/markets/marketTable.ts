/**
 * The table of markets, and the brand's account at the image service, as editors maintain them: read once for all
 * requests and refreshed in the background, so that no page waits for them. During an outage of the content service the
 * last version applies; the specification's defaults apply until the first successful read.
 */
import { randomUUID } from 'node:crypto';
import { marketsOf, type Markets } from '../../graph/region/markets/markets.rules.ts';
import { regionRow } from '../../graph/region/markets/regionRow.rules.ts';
import { specifiedMarkets } from '../../graph/region/markets/specifiedMarkets.rules.ts';
import { sourceErrorOf } from '../../graph/sourceErrors.ts';
import { CallLog } from '../../sources/transport/callLog.ts';
import { createDelivery } from '../../sources/delivery/delivery.ts';
import { baseScope } from './baseScope.ts';
import type { Report } from '../../graph/reports.ts';
import type { Sources } from '../sources.ts';

/** Refresh interval in milliseconds, as for other cached content: edits show within a minute. */
const freshMs = 30_000;
/** Milliseconds until a failed read is repeated. */
const retryMs = 2_000;
const readingMs = 10_000;
/** Milliseconds for which the start of a process waits at most. */
const firstWaitMs = 1_000;

export interface MarketTable {
  /** Never fails and never waits. Returns the same object until editors change something. */
  current(): Markets;
  /** Account at the image service from the brand settings; null when they name none. */
  imagesAlias(): string | null;
  /** Waits for the first read, up to a limit. */
  start(): Promise<void>;
}

export function createMarketTable(
  sources: Pick<Sources, 'delivery' | 'commerce'>,
  report: Report,
): MarketTable {
  const { regions: stores } = sources.commerce;
  const withStores = (made: Markets): Markets => (stores === null ? made : { ...made, stores });
  let markets = withStores(specifiedMarkets);
  let imagesAlias: string | null = null;
  /** The data that they were made from. */
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
    // Without a region nothing would be offered anywhere: a mistake, not a decision.
    if (rows.length === 0) throw new Error('No regions are configured.');
    imagesAlias = settings.find((entry) => entry.markets.length === 0)?.amplience_brand_alias.trim() || null;
    const shopping = settings.map((entry) => ({ shopping: entry.shopping, markets: entry.markets }));
    const now = JSON.stringify([rows, shopping]);
    if (now !== written) markets = withStores(marketsOf(rows, shopping));
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
            ? 'markets could not be read: the defaults of the specification apply'
            : 'markets could not be read: the last version applies',
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
