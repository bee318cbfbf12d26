/**
 * Server-rendered pages: hands the address to the client's server bundle (a built artifact, never an import),
 * lets it run its persisted operations in process, and sends what it renders.
 */
import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Writable } from 'node:stream';
import { assetHosts } from '../sources/delivery/assetHosts.ts';
import { contentSecurityPolicy } from './contentSecurityPolicy.rules.ts';
import type { EdgeRequest } from './edgeRequest.ts';

/** What the client's server bundle exports as `renderPage`; the same words stand in client/entry.server.tsx. */
export type RenderPage = (request: PageRequest) => Promise<Page>;

export interface PageRequest {
  /** Path and query as asked for. */
  url: string;
  /** Origin that shoppers see, without trailing slash. */
  origin: string;
  /** Content-security nonce that every inline script must carry. */
  nonce: string;
  execute(documentId: string, variables: object): Promise<object>;
  assets: PageAssets;
  /** What the page may load once its shopper agrees; null when there is none. */
  tagManager: TagManager | null;
  signal: AbortSignal;
}

export interface TagManager {
  /** Such as `GTM-AB12CD`. */
  id: string;
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
  /** Target of a redirect; nothing is piped then. */
  location?: string;
  headers: Record<string, string>;
  pipe(destination: Writable): void;
}

export interface PageServer {
  renderPage: RenderPage;
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
  publicOrigin: string | null;
  /** Origin that pictures and clips come from. */
  imagesOrigin: string;
  tagManager: TagManager | null;
}

export function createPages(options: PagesOptions) {
  return async function sendPage(
    request: IncomingMessage,
    response: ServerResponse,
    edge: EdgeRequest,
  ): Promise<void> {
    const nonce = randomBytes(16).toString('base64');
    const server = await options.pages();
    const page = await server.renderPage({
      url: request.url ?? '/',
      origin: options.publicOrigin ?? `http://${request.headers.host ?? 'localhost'}`,
      nonce,
      execute: (documentId, variables) =>
        options.execute(documentId, variables as Readonly<Record<string, unknown>>, edge),
      assets: server.assets,
      tagManager: options.tagManager,
      signal: edge.signal,
    });

    await edge.beforeAnswer?.();
    if (page.location !== undefined) {
      // For good (301) where an address moved; for this shopper alone (302) where somebody has to sign in first.
      const cacheControl = page.status === 301 ? 'no-cache' : 'private, no-store';
      response.writeHead(page.status, { location: page.location, 'cache-control': cacheControl }).end();
      return;
    }
    response.writeHead(page.status, {
      'content-type': 'text/html; charset=utf-8',
      // Pages show the session's cart and are never shared; revalidated so that Back may reuse them. What a customer saw
      // is not kept at all: after signing out, Back must not show it.
      'cache-control':
        edge.session.isSignedIn || edge.session.preview ? 'private, no-store' : 'private, no-cache',
      ...(edge.session.preview ? { 'x-robots-tag': 'noindex' } : {}),
      'content-security-policy': contentSecurityPolicy({
        nonce,
        imagesOrigin: options.imagesOrigin,
        assetHosts,
        devSources: server.devSources ?? '',
        tagManagerOrigin: options.tagManager?.origin ?? null,
      }),
      ...page.headers,
    });
    if (request.method === 'HEAD') response.end();
    else page.pipe(response);
  };
}
