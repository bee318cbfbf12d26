/**
 * Renders a page for the gateway: matches the route, runs its queries in process, renders the whole document and embeds
 * the data, so that the browser hydrates without requests.
 */
import { createHash } from 'node:crypto';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import fetchWordingQueryNode from '#relay/fetchWordingQuery.graphql.ts';
import type { MarketsText, Page, PageBundle, PageRequest } from '../schema/pageContract.ts';
import { cachedParts, type CachedParts } from './server/cachedParts.tsx';
import { readMarkup } from './server/readMarkup.ts';
import { notFoundAt, resolveRoute, routes } from './server/preparedRoutes.ts';
import { readMarkets } from './navigation/addresses/markets.rules.ts';
import { RouteRules } from './navigation/version/RouteRules.ts';
import { Visit } from './navigation/visits/Visit.ts';
import { QueryFailure } from './relay/QueryFailure.ts';
import { createServerEnvironment } from './relay/serverEnvironment.ts';
import { settle } from './relay/settle.ts';
import { PageTexts } from './server/PageTexts.ts';
import { readPayload } from './server/readPayload.ts';
import { routeRules } from './server/routeRules.ts';
import { App } from './frame/App.tsx';
import { fetchViewer } from './components/Viewer/fetchViewer.ts';
import { loadAppShell } from './frame/AppShell.entrypoint.ts';
import { withTexts } from './frame/document/embeddedTexts.ts';
import { colorSchemeScript, withColorScheme } from './frame/document/colorScheme.ts';
import { withCriticalStyles } from './frame/document/criticalStyles.ts';
import { lateScript, withDeferredScripts } from './frame/document/deferredScripts.ts';
import { withHeldPictures } from './frame/document/heldPictures.ts';
import { markupTokens } from './frame/document/markupTokens.ts';
import { linkHeader } from './frame/document/linkHeader.ts';
import { FileLinks, ModuleFilesContext } from './navigation/ModuleFiles.tsx';
import { RenderItemContext } from './components/CachedItem/CachedItem.tsx';
import { PageStatusContext } from './page/HttpStatus.tsx';
import type { PageStatus } from './page/HttpStatus.tsx';
import { siteConfigOf } from './frame/document/siteConfig.ts';
import { speculationRules, withSpeculationRules } from './frame/document/speculationRules.ts';
import { StructuredDataContext } from './page/StructuredData.tsx';
import { structuredDataOf } from './server/structuredData.ts';
import { earlyPressScript } from './components/EarlyPress/EarlyPress.tsx';
import { earlySubmitScript } from './ui/Form/EarlySubmit.tsx';
import type { TextsByTitle } from './wording/managedTexts.ts';
import { wordingLanguage } from './wording/wordingLanguage.rules.ts';

export { modulesAhead, routeRules } from './server/routeRules.ts';

const rules = new RouteRules(routeRules());

const inlineScripts = [
  earlySubmitScript,
  earlyPressScript,
  speculationRules,
  lateScript,
  colorSchemeScript,
].map((script) => `sha256-${createHash('sha256').update(script).digest('base64')}`);

/** What the gateway uses of this bundle. */
export const pageBundle: PageBundle = {
  renderPage,
  readPayload,
  redirectAt,
  inlineScripts,
  screens: routes.map(({ path }) => path),
};

function redirectAt(url: string, markets: MarketsText): string | null {
  const { pathname, search } = splitUrl(url);
  const routed = resolveRoute(pathname, search, readMarkets(markets));
  if ('redirect' in routed) return routed.redirect;
  return routed.isInvalid ? null : rules.redirectAt(pathname, search);
}

async function renderPage(request: PageRequest): Promise<Page> {
  const { pathname, search } = splitUrl(request.url);
  const { refusal } = request;
  const markets = readMarkets(request.markets);
  const routed = (refusal === null ? resolveRoute : notFoundAt)(pathname, search, markets);
  if ('redirect' in routed) {
    return { status: 301, location: routed.redirect, headers: {}, body: [] };
  }

  request.routed?.(routed.route.path);
  const { environment, contents, records } = createServerEnvironment(request.execute);
  const href = pathname + search;
  const screen = await routed.entryPoint.load();
  const shell = loadAppShell(environment, routed.match.lang);
  const visit = Visit.first(href, routed, environment, screen);
  const { match, entryPoint } = routed;
  const viewer = request.isGuest ? null : fetchViewer(environment, match.lang);
  const [shellError, screenError, managed, structuredData] = await Promise.all([
    settle([shell]),
    settleVisit(visit),
    textsOf(request, match.lang),
    structuredDataOf(entryPoint, { match, origin: request.origin, execute: request.execute }),
    viewer,
  ]);
  request.signal.throwIfAborted();

  const texts = new PageTexts(wordingLanguage(match.lang), managed, request.preview !== null);
  const files = [routed.route.module, entryPoint.module].flatMap((module) =>
    module === null ? [] : request.assets.preloads(module),
  );
  const render = (failure: number | null, errorStatus: number | null = null) =>
    renderDocument(
      request,
      routed.isInvalid,
      structuredData,
      texts,
      cachedParts(match.lang, texts, request.cachesMarkup ? contents : null),
      <App
        environment={environment}
        navigator={null}
        first={failure === null ? visit : Visit.withoutData(href, routed, screen)}
        shell={shellError ? null : shell}
        wording={texts.wording}
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
      // A missing page's status is known only after rendering, and it requested the editors' text meanwhile: render
      // again with both.
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

/** The page is English without them. */
async function textsOf({ execute }: PageRequest, locale: string): Promise<TextsByTitle> {
  const { id } = fetchWordingQueryNode.params;
  const answer = (await execute(id ?? '', { locale }).catch(() => ({}))) as {
    data?: { wording?: TextsByTitle } | null;
  };
  return answer.data?.wording ?? {};
}

/** Returns the failure of a query that the screen requires; failed optional queries are recorded as missing. */
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

/** @param isInvalid whether the address failed validation, before route matching. */
function reasonOf(status: number, path: string, isInvalid: boolean): string | null {
  if (status === 400) return 'Too many redirects';
  if (status !== 404) return null;
  return isInvalid ? `Page Not Found: ${path}` : `Page not found: ${path}`;
}

/** @throws whatever a component threw; the caller renders the error screen instead. */
async function renderDocument(
  request: PageRequest,
  isInvalid: boolean,
  structuredData: string | null,
  texts: PageTexts,
  cached: CachedParts,
  app: ReactNode,
): Promise<Page> {
  const status: PageStatus = { code: 200 };
  const { preloads, fontFaces, styleText } = request.assets;
  const page = (
    <PageStatusContext value={status}>
      <StructuredDataContext value={structuredData}>
        <RenderItemContext value={cached.renderItem}>
          <ModuleFilesContext value={preloads}>{app}</ModuleFilesContext>
        </RenderItemContext>
      </StructuredDataContext>
    </PageStatusContext>
  );
  const { promise: rendered, resolve, reject } = Promise.withResolvers<void>();
  const stream = renderToPipeableStream(page, {
    // By default React sends large Suspense boundaries hidden and reveals them by script: the page would be blank
    // without scripts, or before they run. All data is ready here, so the page is sent in order.
    progressiveChunkSize: Number.MAX_SAFE_INTEGER,
    bootstrapModules: [...request.assets.scripts],
    // The data is ready, so waiting for everything costs nothing, and the status is known before the first byte.
    onAllReady: resolve,
    onError: reject,
    onShellError: reject,
  });
  request.signal.addEventListener('abort', () => stream.abort(request.signal.reason), { once: true });
  await rendered;
  const { head, body, end } = readMarkup(stream, cached);
  // In development, Vite's own scripts come first.
  const isBuilt = request.buildId !== null;
  const held = isBuilt ? withHeldPictures(withDeferredScripts(head)) : { head, inlineStyles: [] };
  const tokens = new Set<string>();
  for (const part of [head, ...body])
    for (const token of typeof part === 'string' ? markupTokens(part) : part.tokens) tokens.add(token);
  const styled = withCriticalStyles(withColorScheme(held.head), tokens, fontFaces, styleText);
  const told = withTexts(end, texts.written());
  const html: Page['body'] = [
    styled.head,
    ...body.map((part) => (typeof part === 'string' ? part : part.html)),
    isBuilt ? withDeferredScripts(withSpeculationRules(told)) : told,
  ];
  const reason = reasonOf(status.code, splitUrl(request.url).pathname, isInvalid);
  return {
    status: status.code,
    ...(reason === null ? {} : { reason }),
    ...(status.location === undefined ? {} : { location: status.location }),
    headers: { link: linkHeader(request.cdnUrl, request.imagesOrigin) },
    inlineStyles: [...styled.inlineStyles, ...held.inlineStyles],
    body: html,
  };
}

function splitUrl(url: string): { pathname: string; search: string } {
  const cut = url.indexOf('?');
  return cut < 0 ? { pathname: url, search: '' } : { pathname: url.slice(0, cut), search: url.slice(cut) };
}
