/** The browser's entry: hydrates the server-rendered page with the data embedded in it. */
import './styles/tokens.css';
import './styles/reset.css';
import './styles/print.css';
import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { BotProtection, TagManager } from '../schema/pageContract.ts';
import { confirmViewer } from './components/Viewer/fetchViewer.ts';
import { keepViewer } from './components/Viewer/useViewer.ts';
import { readMarkets } from './navigation/addresses/markets.rules.ts';
import { Navigator } from './navigation/Navigator.ts';
import { reloadTo } from './navigation/version/reloadGuard.ts';
import { RouteRules } from './navigation/version/RouteRules.ts';
import { askLatest, watchVersion } from './navigation/version/siteVersion.ts';
import { mayPreload } from './navigation/visits/preload.rules.ts';
import { Visit } from './navigation/visits/Visit.ts';
import { createEnvironment } from './relay/environment.ts';
import { createLateNetwork } from './relay/lateNetwork.ts';
import { Payloads } from './relay/Payloads.ts';
import { readRecords } from './relay/recordSerializer.ts';
import type { Preview } from './preview/preview.ts';
import { notFoundAt, resolveRoute } from './routes.tsx';
import { App } from './frame/App.tsx';
import { loadAppShell } from './frame/AppShell.entrypoint.ts';
import { lateFrame } from './frame/LateParts.tsx';
import { recordsElementId } from './frame/document/Document.tsx';
import { readTexts } from './frame/document/embeddedTexts.ts';
import { applyDeferredStyles } from './frame/document/deferredStyles.ts';
import { watchSession } from './frame/sessionWatch.ts';
import { readSiteConfig } from './frame/document/siteConfig.ts';
import { readConnection } from './viewport/pictures/connection.ts';
import { recordEarlyChoices } from './ui/Form/earlyChoices.ts';
import { layOutSkipped } from './viewport/layOutSkipped.ts';
import { nextTask } from './viewport/nextTask.ts';
import { keepServedPictures } from './viewport/pictures/pictureAddress.ts';
import { whenIdle } from './viewport/whenIdle.ts';
import { marketWording } from './wording/marketWording.ts';
import { wordingLanguage } from './wording/wordingLanguage.rules.ts';

const vitalsDelayMs = 1_000;

const reloadHere = () => reloadTo(window.location.href);

async function start(): Promise<void> {
  watchSession();
  const deferredStyles = applyDeferredStyles(document);
  const { pathname, search, hash, origin } = window.location;
  const element = document.getElementById(recordsElementId);
  const { failure, error, missing, bare, preview, build, guest } = element?.dataset ?? {};
  const { locales = '', others = '' } = element?.dataset ?? {};
  // The server refused to follow this redirect chain any further; following it here would start it again.
  const isRefused = failure === '400' || failure === '404';
  const markets = readMarkets({ locales, others });
  const route = (isRefused ? notFoundAt : resolveRoute)(pathname, search, markets);
  if ('redirect' in route) {
    window.location.replace(route.redirect + hash);
    return;
  }
  const site = readSiteConfig();
  const hasFailed = failure !== undefined || error !== undefined;
  const tagManager = tagManagerOf(element);
  const payloads = build === undefined || guest === undefined ? null : new Payloads(build);
  await nextTask();
  const records = readRecords(element?.textContent ?? '');
  await nextTask();
  const { network, load: loadNetwork } = createLateNetwork(payloads, reloadHere);
  const environment = createEnvironment(records, network);
  keepViewer(environment, route.match.lang);
  const { lang } = route.match;
  const wording = marketWording(wordingLanguage(lang), readTexts(), async (known) => {
    const { fetchWording, readRest } = await lateFrame.load();
    await readRest(known, () => fetchWording(environment, lang));
  });
  // Loading the screen's code registers its queries, so the embedded records satisfy them without a request.
  const [screen, editTags] = await Promise.all([
    route.entryPoint.load('first'),
    preview === undefined ? null : import('./preview/EditTags.ts').then(({ EditTags }) => new EditTags()),
    deferredStyles,
  ]);
  await nextTask();
  const first =
    failure === undefined
      ? Visit.first(pathname + search, route, environment, screen, missing?.split(' '))
      : Visit.withoutData(pathname + search, route, screen);
  const builds = `${site.baseURL}builds/`;
  const rules = new RouteRules();
  const navigator = new Navigator({
    environment,
    rules,
    payloads,
    resolve: (path, query) => resolveRoute(path, query, markets),
    first,
    connection: readConnection,
    isFirstFailed: hasFailed,
    ...(build === undefined
      ? {}
      : {
          isOutdated: watchVersion(
            build,
            () => askLatest(builds),
            (newer) => rules.read(builds, newer),
          ),
        }),
  });
  const shell = bare === undefined ? loadAppShell(environment, route.match.lang) : null;

  keepServedPictures(document);
  await nextTask();
  const replayEarlyChoices = recordEarlyChoices(document);
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <App
          environment={environment}
          navigator={navigator}
          first={first}
          shell={shell}
          wording={wording}
          origin={origin}
          site={site}
          failure={failure === undefined ? null : Number(failure)}
          preview={previewOf(preview)}
          editTags={editTags}
          tagManager={tagManager}
          botProtection={botProtectionOf(element)}
          onHydrated={replayEarlyChoices}
        />
      </StrictMode>,
      // React only reports that it recovered; `cause` is the actual error.
      { onRecoverableError: (error) => reportError((error instanceof Error && error.cause) || error) },
    );
  });
  layOutSkipped(document);
  // Reloads a guest page shown to a signed-in shopper, for example one that an intermediate cache stored.
  const handleSignedIn = () => guest !== undefined && reloadHere();
  whenIdle(() => void loadNetwork().catch(() => {}), 0);
  // What needs a text requests it, too.
  if (mayPreload(readConnection())) whenIdle(() => void wording.complete().catch(() => {}), 0);
  whenIdle(() => confirmViewer(environment, route.match.lang, handleSignedIn), 0);
  if (build !== undefined) whenIdle(() => rules.read(builds, build), 0);
  // Web vitals of an error page would be attributed to the wrong screen.
  if (!hasFailed) whenIdle(() => measure(route.route.path), vitalsDelayMs);
  if (tagManager) {
    // Ad blockers may block this chunk; the shop works without it, so do not reload.
    const { watchConsent } = await import('./analytics/tagManager.ts').catch(() => ({ watchConsent: null }));
    watchConsent?.(tagManager, () => navigator.views.reportAgain());
  }
}

/** @param screen route pattern of the first screen. A page whose screen chunk fails to load is not measured. */
function measure(screen: string): void {
  import('./analytics/webVitals.ts').then(({ watchVitals }) => watchVitals(screen)).catch(() => {});
}

/** Written by the server next to the records (Document.tsx). */
function tagManagerOf(element: HTMLElement | null): TagManager | null {
  const { tagManager: id, tagManagerOrigin: origin } = element?.dataset ?? {};
  return id === undefined || origin === undefined ? null : { id, origin };
}

function previewOf(editorOrigins: string | undefined): Preview | null {
  return editorOrigins === undefined
    ? null
    : { editorOrigins: editorOrigins.split(' ').filter((origin) => origin !== '') };
}

function botProtectionOf(element: HTMLElement | null): BotProtection | null {
  const { botKey: siteKey, botOrigin: origin } = element?.dataset ?? {};
  return siteKey === undefined || origin === undefined ? null : { siteKey, origin };
}

// Evaluating the modules was already a long task: yield before hydrating.
nextTask()
  .then(start)
  .catch((error: unknown) => {
    // The server-rendered page stays up; without its code it cannot hydrate, but a newer build may.
    if (!reloadTo(window.location.href)) reportError(error);
  });
