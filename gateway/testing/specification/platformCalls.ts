/** platform.md 7: the calls of the platform layer. */
import { shown, type SpecificationRow } from './SpecificationRow.ts';

const section = 'platform.md 7';

export const platformCalls: readonly SpecificationRow[] = [
  ...shown(
    section,
    'gateway/sources/spend/spend.ts',
    'gateway/sources/spend/spend.test.ts',
    [
      'GET /api/pro/order_total | query customer_id, brand_id; answer order_total, expiration_date, employee_group, spend_limit',
      'the order total of a pro, null for others, never cached',
    ],
    [
      'GET /api/geolocation | answer country, lowercased',
      'the CDN’s country, else the service’s own, else null',
    ],
  ),
  ...shown(section, 'gateway/edge/http/geolocate.ts', 'gateway/testing/pages/addresses.test.ts', [
    'answer country, lowercased',
    'the country from the CDN is returned in lower case and not cached',
  ]),
  ...shown(
    section,
    'gateway/graph/catalog/markets/marketSuggestion.ts',
    'gateway/edge/graphql/failedCalls.test.ts',
    [
      'failure is logged and yields no country',
      'a failed geolocation is not an error for the shopper, and is logged',
    ],
  ),
  ...shown(section, 'client/build/buildMetadata.ts', 'gateway/testing/pages/builtFiles.test.ts', [
    'GET builds/meta/{buildId}.json | route rules',
    'builds/meta/{buildId}.json has the route rules, and is immutable',
  ]),
  ...shown(
    section,
    'client/navigation/version/siteVersion.ts',
    'client/navigation/version/siteVersion.test.ts',
    [
      'GET builds/latest.json | checked hourly for a new version',
      'a new version is checked every 60 minutes',
    ],
  ),
  ...shown(section, 'gateway/edge/graphql/graphql.ts', 'gateway/testing/pages/builtFiles.test.ts', [
    'carries a build id',
    'pages and responses carry the build’s id',
  ]),
  ...shown(section, 'gateway/edge/pages/payloads.ts', 'gateway/testing/pages/payloads.test.ts', [
    'GET per-page _payload.json',
    'each response is the one that its query gets, at the URL that the client requests',
  ]),
  ...shown(section, 'client/frame/document/siteConfig.ts', 'gateway/testing/pages/cdn.test.ts', [
    'The page carries an embedded configuration with base URL, build-assets directory and CDN URL',
    'every file of a page, and every file loaded by those, comes from the CDN and is permitted by the policy',
  ]),
  ...shown(section, 'gateway/graph/catalog/offers/viewerGroup.ts', 'gateway/graph/cart/groupPrices.test.ts', [
    'Commerce customer group by region and group id',
    'cost one call per request, also for guests, and none without a group',
  ]),
  ...shown(section, 'gateway/graph/catalog/offers/viewerGroup.ts', 'gateway/graph/cart/guestGroup.test.ts', [
    'default customer group by region',
    'costs one call per store, cached for later guests',
  ]),
  ...shown(
    section,
    'gateway/sources/commerce/shopApi/customerGroupCalls.ts',
    'gateway/sources/commerce/commerce.test.ts',
    [
      'answer includes discount_rules',
      'has countries, states and groups; a response without a body is an empty list',
    ],
  ),
  ...shown(
    section,
    'gateway/graph/content/navigation/header.ts',
    'gateway/graph/content/navigation/header.test.ts',
    [
      'Content queries for content type header (by language and region; includes main_nav, top_alert, banner)',
      'of %s has the alerts of its region, in its language',
    ],
  ),
  ...shown(section, 'gateway/edge/markets/marketTable.ts', 'gateway/edge/markets/marketTable.test.ts', [
    'and for content type regions (by region_id)',
    'edits become visible at run time',
  ]),
];
