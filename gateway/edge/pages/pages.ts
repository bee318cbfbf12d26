/**
 * Server-rendered pages: calls the client's server bundle (a built artifact, never an import), runs its persisted
 * operations in process, and sends what it renders. A guest's operations that do not depend on the session run without
 * one, so that the page is identical for all guests.
 */
import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type {
  BotProtection,
  MarketsText,
  Page,
  PageAssets,
  PageBundle,
  PageRequest,
  TagManager,
} from '../../../schema/pageContract.ts';
import { marketsText } from '../../graph/region/markets/marketsText.rules.ts';
import { AnswerFacts } from '../../sources/transport/cache/answerFacts.ts';
import { assetHosts } from '../../sources/delivery/client/deliverySource.ts';
import { sendBuffered } from '../http/compression/sendBuffered.ts';
import { contentSecurityPolicy } from './contentSecurityPolicy.rules.ts';
import type { EdgeRequest } from '../http/edgeRequest.ts';
import { guestRequest, isGuest } from '../http/guestRequest.ts';
import type { ResponseCache, CachedAnswer, CacheableRequest } from '../responseCache/ResponseCache.ts';
import { marketsVersion } from '../responseCache/marketsVersion.ts';
import { sendCached } from '../responseCache/sendCached.ts';
import { withoutMarketingParameters } from './marketingParameters.rules.ts';
import type { ChainVerdict } from './redirect.rules.ts';
import type { FollowRedirects } from './redirects.ts';

/** The bundle with the files that its pages load. */
export interface PageServer extends PageBundle {
  /** Absent in development. */
  buildId?: string;
  assets: PageAssets;
  /** Further sources for the content security policy in development. */
  devSources?: string;
}

type Variables = Readonly<Record<string, unknown>>;

export interface PagesOptions {
  pages: () => Promise<PageServer>;
  execute(documentId: string, variables: Variables, edge: EdgeRequest): Promise<object>;
  /** The same for a guest, whose results are shared by many pages. */
  executeForGuests(documentId: string, variables: Variables, guest: EdgeRequest): Promise<object>;
  responseCache: ResponseCache;
  /** Whether the client may cache parts of guests' pages. */
  cachesMarkup: boolean;
  /** Called with a page that any guest may be served. */
  registerFastPath(
    request: IncomingMessage,
    cacheable: CacheableRequest,
    page: { edge: EdgeRequest; screen: string | null },
  ): void;
  redirects: FollowRedirects;
  publicOrigin: string | null;
  /** Origin of pictures and videos. */
  imagesOrigin: string;
  /** Origin of the built files; null for the page's own. */
  cdnUrl: string | null;
  /** Origins that may frame a preview. */
  editorOrigins: readonly string[];
  tagManager: TagManager | null;
  botProtection: BotProtection | null;
}

/** A page that was requested. */
interface RequestedPage {
  /** Path and query, without parameters that it does not depend on. */
  url: string;
  /** Public origin. */
  origin: string;
  server: PageServer;
  markets: MarketsText;
  /** Version of the market table (responseCache/marketsVersion.ts). */
  version: string;
}

/** A rendered page, or a redirect. */
interface Rendered {
  location: string | undefined;
  send(): Promise<void>;
}

export function createPages(options: PagesOptions) {
  const { responseCache } = options;
  const render = createRender(options);

  /** The page for all guests. It outlives the request, so it must not hold on to anything of it. */
  function guestPage(page: RequestedPage, refusal: PageRequest['refusal']): CacheableRequest {
    const { origin, url, server, version } = page;
    return {
      name: `page ${origin} ${url} ${refusal ?? ''} ${server.buildId ?? ''} ${version}`,
      vary: 'Accept-Encoding, Cookie',
      async generate(requester) {
        const guest = guestRequest(requester);
        const rendered = await render(page, guest, refusal, (documentId, variables) =>
          options.executeForGuests(documentId, variables as Variables, guest),
        );
        const { status, reason, location, headers } = rendered;
        return {
          status,
          ...(reason === undefined ? {} : { reason: reasonPhrase(reason) }),
          ...(location === undefined ? {} : { location }),
          ...(guest.screen === undefined ? {} : { screen: guest.screen }),
          headers,
          body: location === undefined ? bytesOf(rendered) : Buffer.alloc(0),
          isGood: status === 200 && location === undefined,
          // Filters, searches and unknown parameters make thousands of variants.
          isRare: url.includes('?'),
          facts: guest.facts ?? new AnswerFacts(),
        };
      },
    };
  }

  /** @param url path and query as sent. */
  return async function sendPage(
    request: IncomingMessage,
    response: ServerResponse,
    edge: EdgeRequest,
    url: string,
  ): Promise<void> {
    const server = await options.pages();
    const markets = marketsText(edge.markets);
    const origin = options.publicOrigin ?? `http://${request.headers.host ?? 'localhost'}`;
    const page: RequestedPage = {
      url: withoutMarketingParameters(url),
      origin,
      server,
      markets,
      version: marketsVersion(edge),
    };
    const isForGuests = isGuest(edge);
    const follow = (href: string) =>
      options.redirects(href, edge, {
        languages: request.headers['accept-language'] ?? '',
        redirectAt: (to) => server.redirectAt(to, markets),
      });

    function sendShared(cacheable: CacheableRequest, answer: CachedAnswer): Promise<void> {
      const { screen, isGood } = answer.response.generated;
      if (screen !== undefined) edge.screen = screen;
      // The fast path knows addresses as the firewall has seen them.
      if (answer.isPublic && isGood && page.url === url)
        options.registerFastPath(request, cacheable, { edge, screen: screen ?? null });
      return sendCached(request, response, answer);
    }

    /** The page of a customer or a preview, or one that depends on the session. */
    async function renderOwn(refusal: PageRequest['refusal']): Promise<Rendered> {
      const own = await render(page, edge, refusal, (documentId, variables) =>
        options.execute(documentId, variables as Variables, edge),
      );
      return {
        location: own.location,
        async send() {
          await edge.beforeAnswer?.();
          if (own.reason !== undefined) response.statusMessage = reasonPhrase(own.reason);
          // A customer's page must not be cached at all: after signing out, Back must not show it.
          const cacheControl = isForGuests ? 'private, no-cache' : 'private, no-store';
          const headers = { 'cache-control': cacheControl, ...own.headers };
          await sendBuffered(request, response, { status: own.status, headers, body: bytesOf(own) });
        },
      };
    }

    async function renderAny(refusal: PageRequest['refusal']): Promise<Rendered> {
      const cacheable = guestPage(page, refusal);
      if (!isForGuests || responseCache.isPersonal(cacheable, edge)) return renderOwn(refusal);
      const answer = await responseCache.generate(cacheable, edge);
      if (!answer) return renderOwn(refusal);
      return { location: answer.response.generated.location, send: () => sendShared(cacheable, answer) };
    }

    const cacheable = guestPage(page, null);
    const cached = isForGuests ? responseCache.cached(cacheable, edge) : null;
    if (cached) return sendShared(cacheable, cached);
    const verdict = await follow(url);
    if (verdict.kind === 'leads') {
      sendRedirect(response, verdict.isPermanent ? 301 : 302, verdict.location);
      return undefined;
    }
    let rendered = await renderAny(refusalOf(verdict));
    if (rendered.location !== undefined) {
      // A screen redirects, for example to the sign-in: the target may be redirected as well, even back to here.
      const onward = await follow(rendered.location);
      const isLoop = onward.kind === 'leads' && pathOf(onward.location) === pathOf(url);
      const refusal = isLoop ? 400 : refusalOf(onward);
      if (refusal === null) {
        await edge.beforeAnswer?.();
        sendRedirect(response, 302, onward.kind === 'leads' ? onward.location : rendered.location);
        return undefined;
      }
      rendered = await renderAny(refusal);
    }
    return rendered.send();
  };
}

type Render = (
  page: RequestedPage,
  edge: EdgeRequest,
  refusal: PageRequest['refusal'],
  execute: PageRequest['execute'],
) => Promise<Page>;

/** Renders a page with the client's bundle, and adds its headers. */
function createRender(options: PagesOptions): Render {
  const { editorOrigins, imagesOrigin, cdnUrl, tagManager, botProtection } = options;
  return async ({ url, origin, server, markets }, edge, refusal, execute) => {
    const preview = edge.session.preview
      ? { editorOrigins, nonce: randomBytes(16).toString('base64') }
      : null;
    const page = await server.renderPage({
      url,
      origin,
      execute,
      routed: (screen) => {
        edge.screen = screen;
      },
      assets: server.assets,
      tagManager,
      botProtection,
      cdnUrl: cdnUrl ?? '',
      imagesOrigin,
      markets,
      buildId: server.buildId ?? null,
      refusal,
      isGuest: isGuest(edge),
      cachesMarkup: options.cachesMarkup && isGuest(edge),
      preview,
      signal: edge.signal,
    });
    const policy = contentSecurityPolicy({
      inlineScripts: server.inlineScripts,
      inlineStyles: page.inlineStyles ?? [],
      imagesOrigin,
      assetHosts,
      cdnOrigin: cdnUrl,
      devSources: server.devSources ?? '',
      preview,
      tagManagerOrigin: tagManager?.origin ?? null,
      botOrigin: botProtection?.origin ?? null,
    });
    const headers = {
      'content-type': 'text/html; charset=utf-8',
      ...(preview ? { 'x-robots-tag': 'noindex' } : {}),
      'content-security-policy': policy,
      ...page.headers,
    };
    return { ...page, headers };
  };
}

function bytesOf({ body }: Page): Buffer {
  return Buffer.concat(body.map((part) => (typeof part === 'string' ? Buffer.from(part) : part)));
}

function refusalOf({ kind }: ChainVerdict): PageRequest['refusal'] {
  if (kind === 'tooMany') return 400;
  return kind === 'refused' ? 404 : null;
}

/** Permanent (301) for moved pages; temporary (302) for redirects that depend on the shopper or the moment. */
function sendRedirect(response: ServerResponse, status: 301 | 302, location: string): void {
  const cacheControl = status === 301 ? 'no-cache' : 'private, no-store';
  // A decoded URL may contain any character; header values allow neither control characters nor non-Latin ones.
  const target = location.replaceAll(/[^\x21-\x7e]/gu, (character) =>
    encodeURIComponent(character.toWellFormed()),
  );
  response.writeHead(status, { location: target, 'cache-control': cacheControl }).end();
}

/** The reason contains a path sent by the caller; the status line allows no control characters. */
function reasonPhrase(reason: string): string {
  return reason.replaceAll(/[^\x20-\x7e]/g, '?').slice(0, 300);
}

function pathOf(href: string): string {
  return href.split(/[?#]/, 1)[0] ?? '';
}
