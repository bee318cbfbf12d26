/** platform.md 3 and 4: entities and their fields, states and transitions. */
import { shown, type SpecificationRow } from './SpecificationRow.ts';

const fields = 'platform.md 3';
const section = 'platform.md 4';

export const platformStates: readonly SpecificationRow[] = [
  ...shown(fields, 'gateway/graph/customer/customer.ts', 'gateway/graph/customer/account/account.test.ts', [
    'id, email, firstName, lastName (also read as first_name and last_name)',
    'is changed, and omitted fields stay',
  ]),
  ...shown(
    fields,
    'gateway/graph/customer/pro/pro.rules.ts',
    'gateway/graph/customer/pro/pro.rules.test.ts',
    [
      "proCodeInfo is a JSON value read from a form field named 'Pro Code'",
      'read from a form field named Pro Code',
    ],
    ['or from the notes', 'or from the notes'],
    ['it has a region field', 'it has a region field'],
    ['proExpirationDate', 'the spend service’s expiration date'],
  ),
  ...shown(
    fields,
    'gateway/graph/catalog/offers/groupDiscount.rules.ts',
    'gateway/graph/catalog/offers/groupDiscount.rules.test.ts',
    ['customerDiscount (from discount_rules)', 'the group’s percentage off everything'],
  ),
  ...shown(
    fields,
    'gateway/graph/customer/pro/proMembership.ts',
    'gateway/graph/customer/pro/spendMeter.test.ts',
    ['isEmployee', '%s at %s: %s'],
    ['brandSpendLimit', 'warns before the limit is exceeded'],
    ['proCurrentSpend', 'of a cart follows its changes, also in mutation results'],
  ),
  ...shown(
    fields,
    'gateway/graph/region/markets/scopeForLocale.rules.ts',
    'gateway/graph/region/markets/scopeForLocale.rules.test.ts',
    ['Locale state: country, language', 'defaults: country us, language en, locale en-us, region us'],
    ['shoppingRegion', 'a customer of its store'],
  ),
  ...shown(
    fields,
    'gateway/graph/region/markets/region.rules.ts',
    'gateway/graph/region/markets/region.rules.test.ts',
    ['and an eu flag', 'pro_eu_region_1'],
  ),
  ...shown(
    fields,
    'gateway/graph/content/navigation/header.ts',
    'gateway/graph/content/navigation/header.test.ts',
    [
      'alerts (top_alert), mainNav (main_nav with link and banner), secondaryNav; each item carries a regions list',
      'one that names the region takes precedence over one for all regions',
    ],
  ),
  ...shown(
    fields,
    'gateway/graph/catalog/markets/marketChoices.ts',
    'gateway/graph/catalog/markets/marketChoices.test.ts',
    [
      'Country entry: text, value, iso, langs (each: text, value, langDefault, xDefault)',
      'have each language’s own name and mark the default',
    ],
  ),
  ...shown(
    fields,
    'gateway/graph/region/locales/hreflang.rules.ts',
    'gateway/graph/region/locales/hreflang.rules.test.ts',
    ['xDefault', 'x-default is the default locale’s page and comes last'],
  ),
  ...shown(
    fields,
    'gateway/graph/region/locales/hreflang.rules.ts',
    'gateway/graph/region/locales/hreflang.rules.test.ts',
    ['localeList', 'every offered locale, once'],
  ),
  ...shown(
    fields,
    'gateway/graph/customer/addresses/addressCountries.ts',
    'gateway/graph/customer/addresses/addressCountries.test.ts',
    [
      'Province or state entry: text, value',
      '50 states with DC and Puerto Rico, 13 provinces and territories',
    ],
  ),
  ...shown(
    fields,
    'gateway/sources/spend/spend.ts',
    'gateway/sources/spend/spend.test.ts',
    [
      'Pro order total response: order_total, expiration_date, employee_group, spend_limit',
      'the order total of a pro, null for others, never cached',
    ],
    ['Geolocation response: country', 'the CDN’s country, else the service’s own, else null'],
  ),
  ...shown(
    fields,
    'client/viewport/pictures/connection.rules.ts',
    'client/viewport/pictures/connection.rules.test.ts',
    ['Connection state: fastConnection, dpi', 'also where the browser does not tell'],
  ),
  ...shown(fields, 'client/viewport/useBreakpoint.ts', 'client/viewport/useBreakpoint.test.tsx', [
    'Breakpoint state: current width value, mobile flag, phone flag, tablet flag',
    'follows the window, at thresholds only',
  ]),

  ...shown(section, 'gateway/graph/customer/customer.ts', 'gateway/graph/customer/account/account.test.ts', [
    'Customer: anonymous, normal customer, or pro',
    'is null for a guest, without upstream calls',
  ]),
  ...shown(
    section,
    'gateway/graph/region/markets/region.rules.ts',
    'gateway/graph/region/markets/region.rules.test.ts',
    ["Pro when the pro code region starts with 'pro'", 'pro when the pro code region starts with pro'],
    ['a pro in the US gets region pro', 'a pro in the US gets region pro'],
    ['in Canada pro_ca', 'in Canada pro_ca'],
    ['in an EU country pro_eu_region_1', 'in an EU country pro_eu_region_1 (a shop country)'],
    ['in Norway no pro region', 'in Norway no pro region'],
    ['A non-pro gets the region group that contains the country', 'region map: us, ca, jp'],
    ['else other', 'everything else other'],
  ),
  ...shown(section, 'gateway/graph/customer/signIn/signOut.ts', 'e2e/account/signIn.spec.ts', [
    'Logout clears all customer and pro data',
    'signing in keeps the cart; signing out clears it and all customer data',
  ]),
  ...shown(section, 'client/components/SignOut/useSignOut.ts', 'e2e/content/chrome.spec.ts', [
    'and reloads the header',
    'the header is reloaded on sign-in and sign-out',
  ]),
  ...shown(
    section,
    'gateway/graph/region/markets/billing.rules.ts',
    'gateway/graph/region/markets/billing.rules.test.ts',
    ['Billing region: for a pro, us for region pro', 'for a pro, us for region pro'],
    ['the country for pro_ca', 'the country for pro_ca'],
    ['eu_region_1 for pro EU', 'eu_region_1 for pro EU'],
    ['the region itself if it is a shopping region', 'the region itself if it is a shopping region (us)'],
    ['else us', 'else us (eu)'],
  ),
  ...shown(
    section,
    'gateway/graph/customer/pro/pro.rules.ts',
    'gateway/graph/customer/pro/pro.rules.test.ts',
    ['Pro spend brand id: us, ca, no, else eu_region_1', 'pro spend brand id: us, ca, no, else eu_region_1'],
  ),
  ...shown(
    section,
    'client/viewport/pictures/connection.rules.ts',
    'client/viewport/pictures/connection.rules.test.ts',
    ['a parsed connection type of 4 or more is fast', 'a parsed connection type of 4 or more is fast'],
    ['Fast gives dpi 96 and 144', 'fast gives dpi 96 and 144'],
    ['otherwise 72 and 72', 'otherwise 72 and 72'],
  ),
  ...shown(
    section,
    'client/viewport/breakpoint.rules.ts',
    'client/viewport/breakpoint.rules.test.ts',
    ['mobile means width below 1024', 'mobile means below 1024'],
    ['phone means width at or below 768', 'phone means width at or below 768'],
    ['tablet means above 768', 'tablet means above 768'],
    ['and at or below 1024', 'tablet means at or below 1024'],
    ["The state defaults to the 'lg' breakpoint", 'the state defaults to the lg breakpoint'],
  ),
  ...shown(
    section,
    'client/botProtection/BotScript.ts',
    'client/botProtection/BotScript.test.ts',
    [
      'Bot-protection script: not loaded, loading, loaded',
      'not loaded, loading, then loaded; polled every 25 ms',
    ],
    [
      'it refuses to reload with a different site key',
      'not loaded again with a different site key when it is %s: it keeps the first',
    ],
  ),
  ...shown(
    section,
    'client/navigation/version/siteVersion.ts',
    'client/navigation/version/siteVersion.test.ts',
    ['A new site version is checked every 60 minutes', 'a new version is checked every 60 minutes'],
  ),
  ...shown(
    section,
    'client/navigation/version/reloadGuard.ts',
    'client/navigation/version/reloadGuard.test.ts',
    ['a page reload guard lasts 10,000 ms by default', 'once in ten seconds'],
  ),
];
