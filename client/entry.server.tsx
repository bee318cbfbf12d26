/**
 * Renders a page for the gateway: finds the screen, runs its queries in process, renders the whole document, and puts
 * the data into it, so that the browser takes over without asking again.
 */
import { createHash } from 'node:crypto';
import type { Writable } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { markupOf } from './markupOf.ts';
import { notFoundAt, resolveRoute, routes } from './preparedRoutes.ts';
import { readMarkets, type MarketsText } from './navigation/markets.rules.ts';
import { RouteRules } from './navigation/RouteRules.ts';
import { Visit } from './navigation/Visit.ts';
import { QueryFailure } from './relay/QueryFailure.ts';
import { createServerEnvironment } from './relay/serverEnvironment.ts';
import { settle } from './relay/settle.ts';
import { routeRules } from './routeRules.ts';
import { App } from './shell/App.tsx';
import type { BotProtection } from './botProtection/botProtectionContext.ts';
import type { TagManager } from './analytics/tagManagerContext.ts';
import type { Preview } from './preview/preview.ts';
import { fetchViewer } from './components/Viewer/fetchViewer.ts';
import { loadAppShell } from './shell/AppShell.entrypoint.ts';
import { withFirstStyles } from './shell/firstStyles.ts';
import { lateScript, withLateScripts } from './shell/lateScripts.ts';
import { linkHeader } from './shell/linkHeader.ts';
import { FileLinks, ModuleFilesContext } from './navigation/ModuleFiles.tsx';
import { PageStatusContext } from './shell/HttpStatus.tsx';
import type { PageStatus } from './shell/HttpStatus.tsx';
import { siteConfigOf } from './shell/siteConfig.ts';
import { speculationRules, withSpeculationRules } from './shell/speculationRules.ts';
import { StructuredDataContext } from './shell/StructuredData.tsx';
import { structuredDataOf } from './structuredData.ts';
import { earlySubmitScript } from './ui/Form/EarlySubmit.tsx';

export interface PageRequest {
  /** Path and query as asked for, such as `/en-us/c/skis?sort=NEWEST`. */
  url: string;
  /** Public origin, without trailing slash. */
  origin: string;
  /** Runs a persisted operation; gives the GraphQL answer. */
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
  /** Origin that pictures come from. */
  imagesOrigin: string;
  /** What is offered where. */
  markets: MarketsText;
  /** Id of the build that the page is of; null while developing. */
  buildId: string | null;
  /** Status that stands in place of the screen: its redirects were too many (400) or lead where they must not (404). */
  refusal: 400 | 404 | null;
  /** True for a guest who looks at no drafts: what is public of other screens may be read from their payloads. */
  isGuest: boolean;
  /** Set for an editor who looks at drafts. */
  preview: Preview | null;
  signal: AbortSignal;
}

export interface PageAssets {
  scripts: readonly string[];
  styles: readonly string[];
  /** Rules of the typeface, which pages hold themselves; empty while developing. */
  fontFaces: string;
  /** Files of a screen's module, as the build's manifest names it. */
  preloads(moduleId: string): readonly string[];
  /** Text of one of the stylesheets; null while developing. */
  styleText(href: string): string | null;
}

export interface Page {
  status: number;
  /** What the status means here, in the words of the error catalogue (platform.md 8). */
  reason?: string;
  /** Target of a redirect; nothing is piped then. */
  location?: string;
  headers: Record<string, string>;
  /** Hashes of the inline styles that the page holds, such as `sha256-…`; absent where it holds none. */
  inlineStyles?: readonly string[];
  pipe(destination: Writable): void;
}

export { readPayload } from './readPayload.ts';
export { routeRules } from './routeRules.ts';

const rules = new RouteRules(routeRules());

/** Hashes of the inline scripts that pages hold, for their content security policy. */
export const inlineScripts: readonly string[] = [earlySubmitScript, speculationRules, lateScript].map(
  (script) => `sha256-${createHash('sha256').update(script).digest('base64')}`,
);

/** Patterns of all screens: what pages tell of their visits names one of them. */
export const screens: readonly string[] = routes.map(({ path }) => path);

/** Another address of the shop that a path and its query lead to; null where a screen stands. */
export function redirectAt(url: string, markets: MarketsText): string | null {
  const { pathname, search } = splitUrl(url);
  const routed = resolveRoute(pathname, search, readMarkets(markets));
  if ('redirect' in routed) return routed.redirect;
  return routed.isInvalid ? null : rules.redirectAt(pathname, search);
}

/** @throws the signal's reason when the shopper has left. */
export async function renderPage(request: PageRequest): Promise<Page> {
  const { pathname, search } = splitUrl(request.url);
  const { refusal } = request;
  const markets = readMarkets(request.markets);
  const routed = (refusal === null ? resolveRoute : notFoundAt)(pathname, search, markets);
  if ('redirect' in routed) {
    return { status: 301, location: routed.redirect, headers: {}, pipe: (destination) => destination.end() };
  }

  request.routed?.(routed.route.path);
  const { environment, records } = createServerEnvironment(request.execute);
  const href = pathname + search;
  const screen = await routed.entryPoint.load();
  const shell = loadAppShell(environment, routed.match.lang);
  const visit = Visit.first(href, routed, environment, screen);
  const { match, entryPoint } = routed;
  const viewer = request.isGuest ? null : fetchViewer(environment, match.lang);
  const [shellError, screenError, structuredData] = await Promise.all([
    settle([shell]),
    settleVisit(visit),
    structuredDataOf(entryPoint, { match, origin: request.origin, execute: request.execute }),
    viewer,
  ]);
  request.signal.throwIfAborted();

  const files = [routed.route.module, entryPoint.module].flatMap((module) =>
    module === null ? [] : request.assets.preloads(module),
  );
  const render = (failure: number | null, errorStatus: number | null = null) =>
    renderDocument(
      request,
      routed.isInvalid,
      structuredData,
      <App
        environment={environment}
        navigator={null}
        first={failure === null ? visit : Visit.withoutData(href, routed, screen)}
        shell={shellError ? null : shell}
        origin={request.origin}
        site={siteConfigOf(request.cdnUrl)}
        failure={failure}
        isGuest={request.isGuest}
        errorStatus={errorStatus}
        preview={request.preview}
        tagManager={request.tagManager}
        botProtection={request.botProtection}
        markets={request.markets}
        buildId={request.buildId}
        assets={<FileLinks files={[...request.assets.styles, ...files]} />}
        records={failure === null || !shellError ? records() : ''}
      />,
    );

  try {
    if (screenError) return await render(statusOf(screenError));
    try {
      const page = await render(refusal);
      // Its status is known when it is rendered, and one that is not there asked for the editors' words meanwhile: once
      // more, with both in its data.
      return page.status >= 400 ? await render(refusal, page.status) : page;
    } catch (error) {
      request.signal.throwIfAborted();
      return await render(statusOf(error));
    }
  } finally {
    visit.dispose();
    shell.dispose();
  }
}

/** Gives the failure that the screen cannot stand; what it can stand without is noted as missing. */
async function settleVisit(visit: Visit): Promise<unknown> {
  const names = Object.keys(visit.queries);
  const failures = await Promise.all(
    Object.values(visit.queries).map(async (query) => (await settle([query])) ?? null),
  );
  visit.missing = names.filter((name, index) => failures[index] !== null && visit.asides.includes(name));
  return (
    failures.find((failure, index) => failure !== null && !visit.missing.includes(names[index] ?? '')) ?? null
  );
}

function statusOf(error: unknown): number {
  return error instanceof QueryFailure ? (error.status ?? 503) : 500;
}

/** @param isInvalid whether the address failed its validation, before any screen was looked at. */
function reasonOf(status: number, path: string, isInvalid: boolean): string | null {
  if (status === 400) return 'Too many redirects';
  if (status !== 404) return null;
  return isInvalid ? `Page Not Found: ${path}` : `Page not found: ${path}`;
}

/** @throws whatever a component threw: the caller renders the error screen instead. */
async function renderDocument(
  request: PageRequest,
  isInvalid: boolean,
  structuredData: string | null,
  app: ReactNode,
): Promise<Page> {
  const status: PageStatus = { code: 200 };
  const { preloads, fontFaces, styleText } = request.assets;
  const page = (
    <PageStatusContext value={status}>
      <StructuredDataContext value={structuredData}>
        <ModuleFilesContext value={preloads}>{app}</ModuleFilesContext>
      </StructuredDataContext>
    </PageStatusContext>
  );
  const { promise: rendered, resolve, reject } = Promise.withResolvers<void>();
  const stream = renderToPipeableStream(page, {
    // By default React sends large parts hidden and lets a script put them in place: a page without scripts, or before
    // they run, would be blank. Everything is ready when this page is sent, so it goes in order.
    progressiveChunkSize: Number.MAX_SAFE_INTEGER,
    bootstrapModules: [...request.assets.scripts],
    // The data is there before rendering begins, so waiting for everything costs nothing, and the status is known.
    onAllReady: resolve,
    onError: reject,
    onShellError: reject,
  });
  request.signal.addEventListener('abort', () => stream.abort(request.signal.reason), { once: true });
  await rendered;
  const { head, body, end } = markupOf(stream);
  // While developing, Vite's own scripts come first.
  const isBuilt = request.buildId !== null;
  const styled = withFirstStyles(
    { head: isBuilt ? withLateScripts(head) : head, body },
    fontFaces,
    styleText,
  );
  const html = [styled.head, body, isBuilt ? withLateScripts(withSpeculationRules(end)) : end];
  const reason = reasonOf(status.code, splitUrl(request.url).pathname, isInvalid);
  return {
    status: status.code,
    ...(reason === null ? {} : { reason }),
    ...(status.location === undefined ? {} : { location: status.location }),
    headers: { link: linkHeader(request.cdnUrl, request.imagesOrigin) },
    inlineStyles: styled.inlineStyles,
    pipe(destination) {
      for (const part of html) destination.write(part);
      destination.end();
    },
  };
}

function splitUrl(url: string): { pathname: string; search: string } {
  const cut = url.indexOf('?');
  return cut < 0 ? { pathname: url, search: '' } : { pathname: url.slice(0, cut), search: url.slice(cut) };
}
