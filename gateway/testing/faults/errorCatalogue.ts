/**
 * The rows of the specification's two error catalogues (platform.md 8, catalogue.md 8) and of its validation rules with
 * messages of their own (platform.md 5): sentence, result, and the tests that provoke it. Each of those tests needs a
 * case for every row that names it, or it does not compile.
 */
export type CatalogueTest =
  /** errorCatalogue.test.ts beside this file: a running gateway over HTTP. */
  | 'gateway'
  /** errorCatalogueOfSources.test.ts beside this file: source clients and configuration. */
  | 'sources'
  /** client/testing/errorCatalogue.test.ts: server-rendered pages. */
  | 'page'
  /** client/testing/errorCatalogueInBrowser.test.tsx: behaviour in a browser. */
  | 'browser';

export interface CatalogueRow {
  /** Document and section. */
  readonly source: 'platform.md 5' | 'platform.md 8' | 'catalogue.md 8';
  /** The condition, in the specification's words. */
  readonly condition: string;
  readonly result: string;
  readonly testedIn: readonly CatalogueTest[];
}

export const errorCatalogue = {
  routeValidation: {
    source: 'platform.md 8',
    condition: 'Route validation fails, or middleware returns false at hydration',
    result: "404 'Page Not Found: {path}'",
    testedIn: ['page'],
  },
  noRoute: {
    source: 'platform.md 8',
    condition: 'No route matches',
    result: "404 'Page not found: {path}'",
    testedIn: ['gateway', 'page'],
  },
  tooManyRedirects: {
    source: 'platform.md 8',
    condition: 'More than 10 redirects',
    result: "400 'Too many redirects'",
    testedIn: ['gateway', 'page'],
  },
  unknownMiddleware: {
    source: 'platform.md 8',
    condition: 'Named route middleware missing',
    result: "'Unknown route middleware'",
    testedIn: ['page'],
  },
  headerEmpty: {
    source: 'platform.md 8',
    condition: 'Header content empty',
    result: "'Header - No Results' logged; header left empty",
    testedIn: ['gateway'],
  },
  headerRegion: {
    source: 'platform.md 8',
    condition: 'Header region has no match',
    result: "'Header - No Region Match' logged; header left empty",
    testedIn: ['gateway'],
  },
  storeLoading: {
    source: 'platform.md 8',
    condition: 'Failed store loading',
    result: 'only logged; prior or empty state kept (currencies empty)',
    testedIn: ['gateway'],
  },
  errorPage: {
    source: 'platform.md 8',
    condition: 'Error page content fetch fails',
    result: 'logged; basic message shown',
    testedIn: ['gateway', 'page'],
  },
  recommended: {
    source: 'platform.md 8',
    condition: 'Fetching recommended products on a 410 fails',
    result: "fatal 404 'Page not found'",
    testedIn: ['gateway', 'page'],
  },
  searchCall: {
    source: 'platform.md 8',
    condition: 'Search call fails',
    result: 'error carrying the status in brackets and the server’s errors text',
    testedIn: ['sources'],
  },
  contentMisuse: {
    source: 'platform.md 8',
    condition: 'Content client misuse',
    result: "'Kindly provide valid parameters.' logged in debug mode only; retries on 408 and 429",
    testedIn: ['sources'],
  },
  chunkLoading: {
    source: 'platform.md 8',
    condition: 'Chunk loading fails',
    result: 'full reload to the target route',
    testedIn: ['browser'],
  },
  graphql: {
    source: 'catalogue.md 8',
    condition: 'GraphQL status not OK, or result contains errors (error policy none)',
    result: 'its message is the first error message, else a generic GraphQL error with the status',
    testedIn: ['browser'],
  },
  contentDelivery: {
    source: 'catalogue.md 8',
    condition: 'Content delivery failure',
    result:
      "reports error_code, error_message, errors, status, statusText; code 141: 'The requested entry doesn't exist.'; retries on HTTP 408 and 429",
    testedIn: ['sources'],
  },
  contentMisconfiguration: {
    source: 'catalogue.md 8',
    condition: 'Content client misconfiguration',
    result: "logged only in debug mode, e.g. 'Kindly provide valid parameters.'",
    testedIn: ['sources'],
  },
  searchFailure: {
    source: 'catalogue.md 8',
    condition: 'Search call failure',
    result: 'error with the status in brackets followed by the server’s errors text',
    testedIn: ['sources'],
  },
  searchConnector: {
    source: 'catalogue.md 8',
    condition: 'Search connector missing settings',
    result: "'hostIdentifier or endpointBase, and engineName are required'",
    testedIn: ['sources'],
  },
  cartFetch: {
    source: 'catalogue.md 8',
    condition: 'Cart fetch failure',
    result: 'logged and the error returned; cart left as it was',
    testedIn: ['gateway'],
  },
  storeLoaders: {
    source: 'catalogue.md 8',
    condition: 'Store loader failures (currencies, settings, colours, config)',
    result: 'logged, previous or empty state kept; currencies empty',
    testedIn: ['gateway'],
  },
  contentFetcher: {
    source: 'catalogue.md 8',
    condition: 'Content fetcher failure',
    result: 'returns an empty list',
    testedIn: ['gateway'],
  },
  hotspots: {
    source: 'catalogue.md 8',
    condition: 'Hotspot content fetch failure',
    result:
      'returns an empty list; failed image set, video or point-of-interest fetches are logged; the gallery stays empty; poster or image failures set a silent error flag',
    testedIn: ['gateway', 'browser'],
  },
  recommendedFetch: {
    source: 'catalogue.md 8',
    condition: 'Recommended products fetch fails on a 410 page',
    result: "fatal 404 'Page not found'",
    testedIn: ['gateway', 'page'],
  },
  errorPageFetch: {
    source: 'catalogue.md 8',
    condition: 'Error-page content fetch failure',
    result: 'logged; the page shows the basic message',
    testedIn: ['gateway', 'page'],
  },
  chunkFailure: {
    source: 'catalogue.md 8',
    condition: 'Chunk loading failure',
    result: 'full reload to the target route',
    testedIn: ['browser'],
  },
  httpClient: {
    source: 'catalogue.md 8',
    condition: 'Generic HTTP client',
    result:
      "'Network Error', 'Request aborted', 'timeout of Nms exceeded', 'Request failed with status code N'",
    testedIn: ['sources', 'browser'],
  },
  localePrefix: {
    source: 'platform.md 5',
    condition: 'A locale path prefix must look like language-country',
    result: "404 'Page Not Found: {path}' otherwise",
    testedIn: ['page'],
  },
  redirectTarget: {
    source: 'platform.md 5',
    condition:
      'A redirect is refused if it targets an external URL without explicit allowance, or uses an unsafe protocol',
    result: '404; the log says why',
    testedIn: ['gateway'],
  },
  blockedRequests: {
    source: 'platform.md 5',
    condition:
      'Blocked requests are defined by URL substrings (.php, wp-, -wp, sleep(, select() and user-agent substrings (sleep(, select()',
    result: '403',
    testedIn: ['gateway'],
  },
  tagManagerId: {
    source: 'platform.md 5',
    condition: 'Tag manager id must match GTM- followed by digits or capitals',
    result: 'an error suggests a corrected id',
    testedIn: ['sources'],
  },
  connectorSettings: {
    source: 'platform.md 5',
    condition: 'Search connector requires an engine name and a host identifier or endpoint base',
    result: "'hostIdentifier or endpointBase, and engineName are required'",
    testedIn: ['sources'],
  },
  contentClient: {
    source: 'platform.md 5',
    condition:
      'Content client requires string api key, delivery token and environment; cache policy must be a number from -1 to 3; protocol http or https',
    result: 'the gateway does not start and names the variable',
    testedIn: ['sources'],
  },
} as const satisfies Record<string, CatalogueRow>;

type RowId = keyof typeof errorCatalogue;

/** Rows for which a test needs a case. */
export type RowIn<Test extends CatalogueTest> = {
  [Id in RowId]: Test extends (typeof errorCatalogue)[Id]['testedIn'][number] ? Id : never;
}[RowId];

export type CatalogueCases<Test extends CatalogueTest> = Readonly<
  Record<RowIn<Test>, () => void | Promise<void>>
>;

/** Names and cases of a test's rows, in the specification's order. */
export function casesOf<Test extends CatalogueTest>(
  test: Test,
  cases: CatalogueCases<Test>,
): [name: string, run: () => void | Promise<void>][] {
  return Object.entries<CatalogueRow>(errorCatalogue)
    .filter(([, { testedIn }]) => testedIn.includes(test))
    .map(([id, { source, condition, result }]) => [
      `${source}: ${condition}: ${result}`,
      cases[id as RowIn<Test>],
    ]);
}

/** Rows with the same case share one run. */
export function once(look: () => Promise<void>): () => Promise<void> {
  let looked: Promise<void> | undefined;
  return () => (looked ??= look());
}
