/**
 * Server-rendered pages: hands the address to the client's server bundle (a built artifact, never an import),
 * lets it run its persisted operations in process, and sends what it renders. For a guest every operation that names
 * nothing of a session runs without one, so that the page is the same bytes for every guest.
 */
import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Writable } from 'node:stream';
import { marketsText, type MarketsText } from '../region/marketsText.rules.ts';
import { assetHosts } from '../sources/delivery/assetHosts.ts';
import { compressedBody } from './compressed.ts';
import { contentSecurityPolicy } from './contentSecurityPolicy.rules.ts';
import type { EdgeRequest } from './edgeRequest.ts';
import { guestRequest, isGuest } from './guestRequest.ts';
import type { ReadPayload } from './payloads.ts';
import type { ChainVerdict } from './redirect.rules.ts';
import type { FollowRedirects } from './redirects.ts';

/** What the client's server bundle exports as `renderPage`; the same words stand in client/entry.server.tsx. */
export type RenderPage = (request: PageRequest) => Promise<Page>;

export interface PageRequest {
  /** Path and query as asked for. */
  url: string;
  /** Origin that shoppers see, without trailing slash. */
  origin: string;
  execute(documentId: string, variables: object): Promise<object>;
  /** Told the pattern of the address's screen, such as `/p/:uid`, for metrics and logs. */
  routed?(screen: string): void;
  assets: PageAssets;
  /** What the page may load once its shopper agrees; null when there is none. */
  tagManager: TagManager | null;
  /** What guards forms; null when nothing does. */
  botProtection: BotProtection | null;
  /** Origin that the built files come from; empty where it is the page's own. */
  cdnUrl: string;
  /** What is offered where. */
  markets: MarketsText;
  /** Id of the build that the page is of; null while developing. */
  buildId: string | null;
  /** Status that stands in place of the screen: its redirects were too many (400) or lead where they must not (404). */
  refusal: 400 | 404 | null;
  /** True for a guest who looks at no drafts: what is public of other screens may be read from their payloads. */
  isGuest: boolean;
  /** Set for an editor who looks at drafts. */
  preview: PagePreview | null;
  signal: AbortSignal;
}

export interface PagePreview {
  /** Origins of the editor that may show the page in a frame and tell it of edits. */
  editorOrigins: readonly string[];
  /** That the styles of the editor's tools carry. */
  styleNonce: string;
}

export interface TagManager {
  /** Such as `GTM-AB12CD`. */
  id: string;
  /** Origin of its script. */
  origin: string;
}

export interface BotProtection {
  /** Public. */
  siteKey: string;
  /** Origin of its script. */
  origin: string;
}

export interface PageAssets {
  scripts: readonly string[];
  styles: readonly string[];
  /** Files worth preloading for a screen, by the module id of its entry point's import. */
  preloads(moduleId: string): readonly string[];
}

export interface Page {
  status: number;
  /** What the status means here, in the words of the error catalogue (platform.md 8). */
  reason?: string;
  /** Target of a redirect; nothing is piped then. */
  location?: string;
  headers: Record<string, string>;
  pipe(destination: Writable): void;
}

interface RenderedPage extends Page {
  /** The same bytes for every guest who asks for this address at this origin. */
  isShared: boolean;
}

export interface PageServer {
  renderPage: RenderPage;
  /** Hashes of the inline scripts that pages hold, such as `sha256-…`. */
  inlineScripts: readonly string[];
  /** Another path of the shop that the routes lead a path and its query to; null where it is a screen's. */
  redirectAt(href: string, markets: MarketsText): string | null;
  readPayload: ReadPayload;
  /** Patterns of all screens, such as `/p/:uid`; `*` is the one of addresses that lead nowhere. */
  screens: readonly string[];
  /** Absent while developing. */
  buildId?: string;
  assets: PageAssets;
  /** Extra sources for the content security policy while developing. */
  devSources?: string;
}

export interface PagesOptions {
  pages: () => Promise<PageServer>;
  execute(
    documentId: string,
    variables: Readonly<Record<string, unknown>>,
    edge: EdgeRequest,
  ): Promise<object>;
  /** Whether an operation's answer is the same for every guest. */
  isShared(documentId: string): boolean;
  redirects: FollowRedirects;
  publicOrigin: string | null;
  /** Origin that pictures and clips come from. */
  imagesOrigin: string;
  /** Origin that the built files come from; null where it is the page's own. */
  cdnUrl: string | null;
  /** Who may show a preview in a frame. */
  editorOrigins: readonly string[];
  tagManager: TagManager | null;
  botProtection: BotProtection | null;
}

export function createPages(options: PagesOptions) {
  /** @param url path and query as sent. */
  return async function sendPage(
    request: IncomingMessage,
    response: ServerResponse,
    edge: EdgeRequest,
    url: string,
  ): Promise<void> {
    const server = await options.pages();
    const { editorOrigins } = options;
    const preview = edge.session.preview
      ? { editorOrigins, styleNonce: randomBytes(16).toString('base64') }
      : null;
    const guest = isGuest(edge) ? guestRequest(edge) : null;
    const markets = marketsText(edge.markets);
    const follow = (href: string) =>
      options.redirects(href, edge, {
        languages: request.headers['accept-language'] ?? '',
        redirectAt: (to) => server.redirectAt(to, markets),
      });
    const render = async (refusal: PageRequest['refusal']): Promise<RenderedPage> => {
      let isShared = guest !== null;
      const page = await server.renderPage({
        url,
        origin: options.publicOrigin ?? `http://${request.headers.host ?? 'localhost'}`,
        execute: (documentId, variables) => {
          const isPublic = options.isShared(documentId);
          isShared &&= isPublic;
          const asked = variables as Readonly<Record<string, unknown>>;
          return options.execute(documentId, asked, (isPublic && guest) || edge);
        },
        routed: (screen) => {
          edge.screen = screen;
        },
        assets: server.assets,
        tagManager: options.tagManager,
        botProtection: options.botProtection,
        cdnUrl: options.cdnUrl ?? '',
        markets,
        buildId: server.buildId ?? null,
        refusal,
        isGuest: guest !== null,
        preview,
        signal: edge.signal,
      });
      return { ...page, isShared };
    };

    const verdict = await follow(url);
    if (verdict.kind === 'leads') {
      sendRedirect(response, verdict.isPermanent ? 301 : 302, verdict.location);
      return;
    }
    let page = await render(refusalOf(verdict));
    if (page.location !== undefined) {
      // A screen leads elsewhere, such as to the sign-in: its target may have moved, too, and even back to here.
      const onward = await follow(page.location);
      const comesBack = onward.kind === 'leads' && pathOf(onward.location) === pathOf(url);
      const refusal = comesBack ? 400 : refusalOf(onward);
      if (refusal === null) {
        await edge.beforeAnswer?.();
        sendRedirect(response, 302, onward.kind === 'leads' ? onward.location : page.location);
        return;
      }
      page = await render(refusal);
    }

    // What is shared sets no cookie: the session's next answer of its own does.
    if (!page.isShared) await edge.beforeAnswer?.();
    if (page.reason !== undefined) response.statusMessage = reasonPhrase(page.reason);
    const body = compressedBody(request, response);
    response.writeHead(page.status, {
      'content-type': 'text/html; charset=utf-8',
      // What a customer saw is not kept at all: after signing out, Back must not show it.
      'cache-control': guest ? 'private, no-cache' : 'private, no-store',
      ...(preview ? { 'x-robots-tag': 'noindex' } : {}),
      'content-security-policy': contentSecurityPolicy({
        inlineScripts: server.inlineScripts,
        imagesOrigin: options.imagesOrigin,
        assetHosts,
        cdnOrigin: options.cdnUrl,
        devSources: server.devSources ?? '',
        preview,
        tagManagerOrigin: options.tagManager?.origin ?? null,
        botOrigin: options.botProtection?.origin ?? null,
      }),
      ...page.headers,
    });
    if (request.method === 'HEAD') response.end();
    else page.pipe(body);
  };
}

function refusalOf({ kind }: ChainVerdict): PageRequest['refusal'] {
  if (kind === 'tooMany') return 400;
  return kind === 'refused' ? 404 : null;
}

/** For good (301) where an address moved; for this shopper or for now (302) otherwise. */
function sendRedirect(response: ServerResponse, status: 301 | 302, location: string): void {
  const cacheControl = status === 301 ? 'no-cache' : 'private, no-store';
  // An address may hold anything once it is decoded; a header line takes no control characters and no other alphabet.
  const target = location.replaceAll(/[^\x21-\x7e]/gu, (character) =>
    encodeURIComponent(character.toWellFormed()),
  );
  response.writeHead(status, { location: target, 'cache-control': cacheControl }).end();
}

/** A reason holds an address that anybody may have written; the line that it stands on takes no control characters. */
function reasonPhrase(reason: string): string {
  return reason.replaceAll(/[^\x20-\x7e]/g, '?').slice(0, 300);
}

function pathOf(href: string): string {
  return href.split(/[?#]/, 1)[0] ?? '';
}
