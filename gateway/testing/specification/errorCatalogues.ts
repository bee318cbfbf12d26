/** platform.md 8 and catalogue.md 8: the error catalogues. */
import { otherwise, shown, type SpecificationRow } from './SpecificationRow.ts';

const platform = 'platform.md 8';
const catalogue = 'catalogue.md 8';

export const errorCatalogues: readonly SpecificationRow[] = [
  ...shown(
    platform,
    'client/entry.server.tsx',
    'client/entry.server.test.ts',
    ["Route validation fails … 404 'Page Not Found: {path}'", 'a locale that does not exist'],
    ["No route matches | 404 'Page not found: {path}'", 'a page that does not exist'],
  ),
  ...otherwise(
    platform,
    'The same code judges an address on the server and in the browser, so nothing is left for hydration to refuse.',
    'or middleware returns false at hydration',
  ),
  ...shown(platform, 'gateway/server/redirects.ts', 'gateway/server/redirects.test.ts', [
    "More than 10 redirects | 400 'Too many redirects'",
    'a status says what it means, on one line',
  ]),
  ...otherwise(
    platform,
    'Routes have no middleware that is named: a screen is an import, and the compiler knows when it is missing.',
    "Named route middleware missing | 'Unknown route middleware'",
  ),
  ...shown(
    platform,
    'gateway/content/headerFailing.rules.ts',
    'gateway/content/header.test.ts',
    ["Header content empty | 'Header - No Results' logged; header left empty", 'a header with nothing in it'],
    [
      "Header region has no match | 'Header - No Region Match' logged; header left empty",
      'headers of other regions alone',
    ],
  ),
  ...shown(platform, 'gateway/sources/http.ts', 'gateway/sources/http.test.ts', [
    'Failed store loading … prior or empty state kept',
    'stand in with their age when the upstream is ill',
  ]),
  ...shown(platform, 'gateway/server/FailureLog.ts', 'gateway/server/failedCalls.test.ts', [
    'Failed store loading | only logged',
    'pages of tiles without commerce say so once, whoever asks for how many of them',
  ]),
  ...shown(platform, 'client/shell/NotFoundContent.tsx', 'client/entry.server.test.ts', [
    'Error page content fetch fails | logged; basic message shown',
    'managed content that fails to load leaves the basic message only',
  ]),
  ...shown(
    platform,
    'client/routes/product/WithdrawnProduct.tsx',
    'client/routes/product/ProductRoute.test.tsx',
    [
      "Fetching recommended products on a 410 fails | fatal 404 'Page not found'",
      'recommended products could not be fetched: fatal 404',
    ],
  ),
  ...shown(platform, 'gateway/sources/engine/client.ts', 'gateway/sources/engine/client.test.ts', [
    "Search call fails | error carrying the status in brackets and the server's errors text",
    'a refusal is told as the status in brackets and the errors of the service',
  ]),
  ...shown(
    platform,
    'gateway/sources/retry.rules.ts',
    'gateway/sources/retry.rules.test.ts',
    ['retries on 408', 'the content client retries on 408'],
    ['and 429', 'the content client retries on 429'],
  ),
  ...otherwise(
    platform,
    'A gateway whose settings are not complete does not start, and names each that is missing.',
    "Content client misuse | 'Kindly provide valid parameters.' logged in debug mode only",
  ),
  ...shown(platform, 'client/navigation/reloadGuard.ts', 'client/navigation/reloadGuard.test.ts', [
    'Chunk loading fails | full reload to the target route',
    'chunk loading fails: full reload to the target route',
  ]),

  ...shown(
    catalogue,
    'client/relay/answer.rules.ts',
    'client/relay/answer.rules.test.ts',
    ['GraphQL status not OK', 'no data at all does'],
    ['its message is the first error message', 'an error of ours answers 500'],
  ),
  ...otherwise(
    catalogue,
    'An error below a root field that is there costs its own field: a price that is missing must not take the page.',
    'or result contains errors (error policy none)',
  ),
  ...shown(
    catalogue,
    'gateway/sources/delivery/client.ts',
    'gateway/sources/delivery/deliverySource.test.ts',
    [
      'Code 141 means the entry does not exist',
      'an entry of any type gives its address; a missing one is null',
    ],
  ),
  ...shown(catalogue, 'gateway/sources/retry.rules.ts', 'gateway/sources/delivery/deliverySource.test.ts', [
    'Retries on HTTP 408 and 429',
    'too many requests are tried again after the pause that was asked for',
  ]),
  ...otherwise(
    catalogue,
    'A gateway whose settings are not complete does not start, and names each that is missing.',
    "Content client misconfiguration | Logged only in debug mode, e.g. 'Kindly provide valid parameters.'",
  ),
  ...shown(
    catalogue,
    'gateway/sources/engine/client.ts',
    'gateway/sources/engine/client.test.ts',
    [
      "Search call failure | Error with the status in brackets followed by the server's errors text",
      'a refusal is told as the status in brackets and the errors of the service',
    ],
    [
      "Search connector missing settings | Error 'hostIdentifier or endpointBase, and engineName are required'",
      'hostIdentifier or endpointBase, and engineName are required',
    ],
  ),
  ...shown(catalogue, 'gateway/cart/sessionCart.ts', 'gateway/cart/lostAnswers.test.ts', [
    'Cart fetch failure | Logged and the error returned; cart left as it was',
    'while commerce is down the cart is an error, and the session keeps it',
  ]),
  ...shown(catalogue, 'gateway/sources/http.ts', 'gateway/sources/http.test.ts', [
    'previous or empty state kept',
    'stand in with their age when the upstream is ill',
  ]),
  ...shown(
    catalogue,
    'gateway/catalog/productPictures.ts',
    'gateway/catalog/galleryFailures.test.ts',
    ['failed image set', 'a failed image set is logged, and nothing of it is in the gallery'],
    ['video', 'a failed video is logged, and has neither files nor poster'],
    ['or point-of-interest fetches are logged', 'a failed point of interest is logged'],
  ),
  ...shown(catalogue, 'client/components/Picture/Picture.tsx', 'client/components/Picture/Picture.test.tsx', [
    'poster or image failures set a silent error flag',
    'that cannot be had leaves its room to its words, silently',
  ]),
  ...shown(
    catalogue,
    'client/routes/product/WithdrawnProduct.tsx',
    'client/routes/product/ProductRoute.test.tsx',
    [
      "Recommended products fetch fails on a 410 page | Fatal 404 'Page not found'",
      'recommended products could not be fetched: fatal 404',
    ],
  ),
  ...shown(catalogue, 'client/shell/NotFoundContent.tsx', 'client/shell/ErrorScreen.test.tsx', [
    'Error-page content fetch failure | Logged; the page shows the basic message',
    'managed content fails to load: the basic message only',
  ]),
  ...shown(catalogue, 'client/navigation/reloadGuard.ts', 'client/navigation/reloadGuard.test.ts', [
    'Chunk loading failure | Full reload to the target route',
    'chunk loading fails: full reload to the target route',
  ]),
];
