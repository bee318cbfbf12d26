/**
 * Renders a page for the gateway: finds the screen, runs its queries in process, renders the whole document, and puts
 * the data into it, so that the browser takes over without asking again.
 */
import type { Writable } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { resolveRoute } from './routes.tsx';
import { Visit } from './navigation/Visit.ts';
import { QueryFailure } from './relay/QueryFailure.ts';
import { scriptSafeJson } from './relay/scriptSafeJson.ts';
import { createServerEnvironment } from './relay/serverEnvironment.ts';
import { settle } from './relay/settle.ts';
import { App } from './shell/App.tsx';
import type { TagManager } from './analytics/tagManagerContext.ts';
import { loadAppShell } from './shell/AppShell.entrypoint.ts';
import { FileLinks, ModuleFilesContext } from './shell/ModuleFiles.tsx';
import { PageStatusContext } from './shell/HttpStatus.tsx';
import type { PageStatus } from './shell/HttpStatus.tsx';
import { StructuredDataContext } from './shell/StructuredData.tsx';
import { structuredDataOf } from './structuredData.ts';
import { ScriptNonceContext } from './ui/Form/scriptNonce.ts';

export interface PageRequest {
  /** Path and query as asked for, such as `/en-us/c/skis?sort=NEWEST`. */
  url: string;
  /** Public origin, without trailing slash. */
  origin: string;
  /** Content-security nonce of every script in the page. */
  nonce: string;
  /** Runs a persisted operation; gives the GraphQL answer. */
  execute(documentId: string, variables: object): Promise<object>;
  assets: PageAssets;
  /** What the page may load once its shopper agrees; null when there is none. */
  tagManager: TagManager | null;
  signal: AbortSignal;
}

export interface PageAssets {
  scripts: readonly string[];
  styles: readonly string[];
  /** Files of a screen's module, as the build's manifest names it. */
  preloads(moduleId: string): readonly string[];
}

export interface Page {
  status: number;
  /** Target of a redirect; nothing is piped then. */
  location?: string;
  headers: Record<string, string>;
  pipe(destination: Writable): void;
}

/** @throws the signal's reason when the shopper has left. */
export async function renderPage(request: PageRequest): Promise<Page> {
  const { pathname, search } = splitUrl(request.url);
  const routed = resolveRoute(pathname, search);
  if ('redirect' in routed) {
    return { status: 301, location: routed.redirect, headers: {}, pipe: (destination) => destination.end() };
  }

  const { environment, records } = createServerEnvironment(request.execute);
  const href = pathname + search;
  const screen = await routed.entryPoint.load();
  const shell = loadAppShell(environment, routed.match.lang);
  const visit = Visit.first(href, routed, environment, screen);
  const { match, entryPoint } = routed;
  const [shellError, screenError, structuredData] = await Promise.all([
    settle([shell]),
    settle(Object.values(visit.queries)),
    structuredDataOf(entryPoint, { match, origin: request.origin, execute: request.execute }),
  ]);
  request.signal.throwIfAborted();

  const files = request.assets.preloads(routed.route.module);
  const render = (failure: number | null) =>
    renderDocument(
      request,
      structuredData,
      <App
        environment={environment}
        navigator={null}
        first={failure === null ? visit : Visit.withoutData(href, routed, screen)}
        shell={shellError ? null : shell}
        origin={request.origin}
        failure={failure}
        tagManager={request.tagManager}
        assets={<FileLinks files={[...request.assets.styles, ...files]} />}
        records={failure === null || !shellError ? scriptSafeJson(records()) : '{}'}
      />,
    );

  try {
    if (screenError) return await render(statusOf(screenError));
    try {
      const page = await render(null);
      // A page that is not there asked for the editors' words while it was rendered: once more, with them in its data.
      return page.status === 404 || page.status === 410 ? await render(null) : page;
    } catch (error) {
      request.signal.throwIfAborted();
      return await render(statusOf(error));
    }
  } finally {
    visit.dispose();
    shell.dispose();
  }
}

function statusOf(error: unknown): number {
  return error instanceof QueryFailure ? (error.status ?? 503) : 500;
}

/** @throws whatever a component threw: the caller renders the error screen instead. */
function renderDocument(request: PageRequest, structuredData: string | null, app: ReactNode): Promise<Page> {
  const status: PageStatus = { code: 200 };
  return new Promise((resolve, reject) => {
    const page = (
      <PageStatusContext value={status}>
        <ScriptNonceContext value={request.nonce}>
          <StructuredDataContext value={structuredData}>
            <ModuleFilesContext value={(module) => request.assets.preloads(module)}>{app}</ModuleFilesContext>
          </StructuredDataContext>
        </ScriptNonceContext>
      </PageStatusContext>
    );
    const stream = renderToPipeableStream(page, {
      nonce: request.nonce,
      // By default React sends large parts hidden and lets a script put them in place: a page without scripts, or before
      // they run, would be blank. Everything is ready when this page is sent, so it goes in order.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      bootstrapModules: [...request.assets.scripts],
      // The data is there before rendering begins, so waiting for everything costs nothing, and the status is known.
      onAllReady: () =>
        resolve({
          status: status.code,
          ...(status.location === undefined ? {} : { location: status.location }),
          headers: {},
          pipe: (destination) => {
            stream.pipe(destination);
          },
        }),
      onError: reject,
      onShellError: reject,
    });
    request.signal.addEventListener('abort', () => stream.abort(request.signal.reason), { once: true });
  });
}

function splitUrl(url: string): { pathname: string; search: string } {
  const cut = url.indexOf('?');
  return cut < 0 ? { pathname: url, search: '' } : { pathname: url.slice(0, cut), search: url.slice(cut) };
}
