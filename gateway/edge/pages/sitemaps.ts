/**
 * `/robots.txt`, `/sitemap.xml` and a sitemap per offered locale. The domains list their pages
 * (../../graph/sitemap.ts); they are read once for all locales, cached for some minutes, and streamed.
 */
import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { ErrorLevel, SitemapIndexStream, SitemapStream, type SitemapItemLoose } from 'sitemap';
import { contextsOf } from '../../graph/context.ts';
import { offeredLocales } from '../../graph/region/locales/hreflang.rules.ts';
import {
  localesOf,
  type IndexableKind,
  type IndexablePage,
} from '../../graph/region/locales/indexable.rules.ts';
import { defaultLocale } from '../../graph/region/locales/locale.rules.ts';
import type { Markets } from '../../graph/region/markets/markets.rules.ts';
import { memoryLimiter } from '../state/memoryLimiter.ts';
import { CallLog } from '../../sources/transport/callLog.ts';
import { AttemptLimits } from '../limits/attempts/attemptLimits.ts';
import { compressedBody } from '../http/compression/compressed.ts';
import { noProductChanges } from '../changes/createChanges.ts';
import { noCustomerCarts } from '../session/customerCarts.ts';
import type { MarketTable } from '../markets/marketTable.ts';
import { noPasswordAttempts } from '../limits/attempts/passwordLimits.ts';
import { robotsTxt } from './robots.rules.ts';
import { createReport } from '../monitoring/reports/reports.ts';
import { Session } from '../session/session.ts';
import { readSitemapPath, sitemapParts, sitemapPath } from './sitemapParts.rules.ts';
import type { Sources } from '../sources.ts';

export interface SitemapOptions {
  sources: Sources;
  markets: Pick<MarketTable, 'current' | 'imagesAlias'>;
  kinds: Readonly<Record<string, IndexableKind>>;
  publicOrigin: string | null;
  log: Pick<Logger, 'error' | 'warn'>;
  /** Milliseconds for which a crawler waits for the pages; reading continues in the background for its next attempt. */
  waitMs: number;
  /** Milliseconds for which the pages are cached; ten minutes by default. */
  keepMs?: number;
}

/** True when the request was answered. */
export type SendSitemap = (
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
) => Promise<boolean>;

/** A page with the locales that show it. */
interface Listed {
  page: IndexablePage;
  alternates: ReturnType<typeof localesOf>;
}

/** Maximum milliseconds of reading: 20,000 products take 200 calls, a few at a time. */
const READING_MS = 60_000;
const KEPT_MS = 10 * 60_000;

export function createSitemaps({
  sources,
  markets: table,
  kinds,
  publicOrigin,
  log,
  waitMs,
  keepMs = KEPT_MS,
}: SitemapOptions): SendSitemap {
  let cached: { pages: Promise<IndexablePage[]>; at: number } | null = null;
  let listed: { pages: readonly IndexablePage[]; markets: Markets; all: Listed[] } | null = null;

  /** Reads once at a time, and keeps the last result while a new read fails. */
  function everyPage(markets: Markets): Promise<IndexablePage[]> {
    const now = performance.now();
    if (cached && now - cached.at < keepMs) return cached.pages;
    const before = cached?.pages;
    const pages = read(markets).catch((error: unknown) => {
      if (cached?.pages === pages) cached = null;
      if (!before) throw error;
      log.warn({ err: error }, 'the sitemap could not be read: the last version applies');
      return before;
    });
    cached = { pages, at: now };
    return pages;
  }

  async function read(markets: Markets): Promise<IndexablePage[]> {
    const guest = contextsOf(sources, {
      session: new Session(null),
      markets,
      imagesAlias: table.imagesAlias(),
      deadline: performance.now() + READING_MS,
      signal: AbortSignal.timeout(READING_MS),
      requestId: randomUUID(),
      idempotencyKey: null,
      log: new CallLog(),
      country: null,
      customerCarts: noCustomerCarts,
      changes: noProductChanges,
      attempts: new AttemptLimits({ limiter: memoryLimiter }).of('sitemap'),
      passwords: noPasswordAttempts,
      report: createReport(log),
    }).inMarket(defaultLocale);
    if (!guest) throw new Error(`${defaultLocale} is not a locale.`);
    const pages = await Promise.all(Object.values(kinds).map((kind) => kind(guest)));
    return pages.flat();
  }

  /** Locales by page, memoized until pages or markets change. */
  async function everyListed(markets: Markets): Promise<Listed[]> {
    const pages = await within(waitMs, everyPage(markets));
    if (listed?.pages !== pages || listed.markets !== markets) {
      const all = pages.map((page) => ({ page, alternates: localesOf(page, markets) }));
      listed = { pages, markets, all };
    }
    return listed.all;
  }

  async function partsIn(locale: string, origin: string, markets: Markets): Promise<Listed[][]> {
    const shown = (await everyListed(markets)).filter(({ alternates }) =>
      alternates.some((alternate) => alternate.locale === locale),
    );
    return sitemapParts(shown, ({ page, alternates }) => bytesOf(page, alternates.length, locale, origin));
  }

  async function sendIndex(
    request: IncomingMessage,
    response: ServerResponse,
    origin: string,
    markets: Markets,
  ): Promise<void> {
    const parts = await Promise.all(
      offeredLocales(markets).map(async (locale) =>
        (await partsIn(locale, origin, markets)).map((part, index) => ({
          url: origin + sitemapPath(locale, index + 1),
          ...lastmodOf(latest(part.map(({ page }) => page.updatedAt))),
        })),
      ),
    );
    await send(request, response, parts.flat(), new SitemapIndexStream({ level: ErrorLevel.THROW }));
  }

  return async function sendSitemap(request, response, path) {
    const requested = readSitemapPath(path);
    if (path !== '/robots.txt' && path !== '/sitemap.xml' && requested === null) return false;
    const origin = publicOrigin ?? `http://${request.headers.host ?? 'localhost'}`;
    const markets = table.current();
    if (path === '/robots.txt') {
      response.writeHead(200, { 'content-type': 'text/plain; charset=utf-8', ...shared });
      response.end(request.method === 'HEAD' ? undefined : robotsTxt(origin, offeredLocales(markets)));
      return true;
    }
    try {
      if (requested === null) {
        await sendIndex(request, response, origin, markets);
        return true;
      }
      const part = (await partsIn(requested.locale, origin, markets))[requested.part - 1];
      if (!part) return false;
      const { locale } = requested;
      await send(
        request,
        response,
        // Entries of a large sitemap are created lazily.
        part.values().map((listed) => itemOf(listed, locale, origin)),
        new SitemapStream({
          level: ErrorLevel.THROW,
          xmlns: { news: false, video: false, xhtml: true, image: true },
        }),
      );
    } catch (error) {
      // A crawler that disconnects is not an error.
      if (response.destroyed) return true;
      log.error({ err: error, path }, 'no sitemap');
      if (response.headersSent) response.destroy();
      else
        response
          .writeHead(503, { 'retry-after': '120', 'content-type': 'text/plain' })
          .end('Try again later');
    }
    return true;
  };
}

/** @throws Error on timeout. */
async function within<Value>(ms: number, promise: Promise<Value>): Promise<Value> {
  const timer = new AbortController();
  const late = sleep(ms, undefined, { signal: timer.signal }).then(() => {
    throw new Error(`not read within ${ms} ms`);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    late.catch(() => {});
    timer.abort();
  }
}

/** Public, cached downstream for as long as here. */
const shared = { 'cache-control': 'public, max-age=600' };

async function send(
  request: IncomingMessage,
  response: ServerResponse,
  items: Iterable<object>,
  stream: SitemapStream | SitemapIndexStream,
): Promise<void> {
  const body = compressedBody(request, response);
  response.writeHead(200, { 'content-type': 'application/xml; charset=utf-8', ...shared });
  if (request.method === 'HEAD') {
    response.end();
    return;
  }
  await pipeline(Readable.from(items), stream, body);
}

function itemOf({ page, alternates }: Listed, locale: string, origin: string): SitemapItemLoose {
  return {
    url: origin + page.pathIn(locale),
    links: alternates.map((other) => ({ lang: other.hreflang, url: origin + page.pathIn(other.locale) })),
    img: page.images.map((url) => ({ url })),
    ...lastmodOf(page.updatedAt),
  };
}

function lastmodOf(updatedAt: string | null): { lastmod?: string } {
  return updatedAt === null ? {} : { lastmod: updatedAt };
}

function latest(times: readonly (string | null)[]): string | null {
  return (
    times
      .filter((time) => time !== null)
      .toSorted()
      .at(-1) ?? null
  );
}

/** An upper estimate: every link as long as this locale's, with its markup. */
function bytesOf(page: IndexablePage, links: number, locale: string, origin: string): number {
  const address = Buffer.byteLength(origin + page.pathIn(locale)) + 8;
  const images = page.images.reduce((sum, url) => sum + Buffer.byteLength(url) + 120, 0);
  return 200 + address + links * (address + 60) + images;
}
