/** platform.md 5 and 6: validation rules, roles and permissions. */
import { shown, type SpecificationRow } from './SpecificationRow.ts';

const section = 'platform.md 5';
const roles = 'platform.md 6';

export const platformRules: readonly SpecificationRow[] = [
  ...shown(
    section,
    'gateway/graph/region/locales/locale.rules.ts',
    'gateway/graph/region/locales/locale.rules.test.ts',
    [
      'Accepted locale countries: au, at, be, ca, cz, fr, de, it, jp, nl, no, ru, pl, es, se, ch, gb, us, nz',
      'au at be ca cz fr de it jp nl no ru pl es se ch gb us nz',
    ],
    ['or global', 'or global'],
    ['or a two-letter form', 'or a two-letter form'],
    [
      'A locale path prefix must look like language-country',
      'a locale path prefix must look like language-country',
    ],
  ),
  ...shown(
    section,
    'gateway/edge/pages/redirect.rules.ts',
    'gateway/edge/pages/redirect.rules.test.ts',
    [
      'A redirect is refused if it targets an external URL without explicit allowance, or uses an unsafe protocol',
      'a redirect is refused if it targets an external URL without allowance, or uses an unsafe protocol',
    ],
    ['More than 10 redirects on the server', 'of ten redirects is followed, of more than ten is too many'],
  ),
  ...shown(section, 'gateway/edge/pages/redirects.ts', 'gateway/edge/pages/redirects.test.ts', [
    "gives a 400 'Too many redirects'",
    'a loop: too many',
  ]),
  ...shown(
    section,
    'gateway/edge/limits/firewall.rules.ts',
    'gateway/edge/limits/firewall.rules.test.ts',
    ['URL substrings (.php', 'a URL with .php is blocked'],
    ['wp-,', 'a URL with wp- is blocked'],
    ['-wp', 'a URL with -wp is blocked'],
    ['sleep(, select()', 'a URL with sleep( is blocked'],
    ['user-agent substrings (sleep(, select()', 'a user agent with sleep( is blocked'],
  ),
  ...shown(section, 'gateway/edge/limits/firewall.ts', 'gateway/edge/http/edge.test.ts', [
    'There are lists of blocked and never-blocked IPs',
    'blocks callers by address, except those on the allow list',
  ]),
  ...shown(
    section,
    'gateway/config/tagManagerId.rules.ts',
    'gateway/config/tagManagerId.rules.test.ts',
    [
      'Tag manager id must match GTM- followed by digits or capitals',
      'a tag manager id is GTM- followed by digits or capitals',
    ],
    ['otherwise an error suggests a corrected id', 'otherwise an error suggests a corrected id'],
  ),
  ...shown(section, 'gateway/sources/engine/engine.ts', 'gateway/sources/engine/engine.test.ts', [
    'Search connector requires an engine name and a host identifier or endpoint base',
    '%s: the connector names what it needs',
  ]),
  ...shown(
    section,
    'gateway/config/config.ts',
    'gateway/config/config.test.ts',
    [
      'Content client requires string api key, delivery token and environment',
      'refuses to start without %s and names it',
    ],
    ['protocol http or https', 'COMMERCE_URL must be an http or https URL'],
  ),
  ...shown(
    section,
    'gateway/sources/transport/cache/cachePolicy.rules.ts',
    'gateway/sources/transport/cache/cachePolicy.rules.test.ts',
    ['cache policy must be a number from -1 to 3', 'cache policy must be a number from -1 to 3'],
  ),
  ...shown(
    section,
    'gateway/sources/delivery/entries/fallback.ts',
    'gateway/sources/delivery/delivery.test.ts',
    [
      'Regional content falls back to the default locale when the localized entry is empty',
      'an entry that is not localised falls back as a whole, in the same call',
    ],
  ),

  ...shown(roles, 'gateway/edge/pages/pages.ts', 'gateway/testing/pages/addresses.test.ts', [
    'Visitor: public pages',
    '%s is the same page for everyone',
  ]),
  ...shown(
    roles,
    'client/routes/accountAddresses/AccountAddressesRoute.tsx',
    'client/routes/accountAddresses/AccountAddressesRoute.test.tsx',
    [
      'Logged-in customer: account pages (addresses, orders, profile) through a login check',
      'is for customers: a guest signs in and comes back',
    ],
  ),
  ...shown(
    roles,
    'gateway/graph/region/markets/region.rules.ts',
    'gateway/graph/region/markets/region.rules.test.ts',
    ['Pro customer: identified by the pro code region', 'pro when the pro code region starts with pro'],
  ),
  ...shown(roles, 'gateway/graph/content/pages/page.ts', 'gateway/graph/content/pages/page.test.ts', [
    'gets pro content regions',
    'signed-in pros see pro prices instead of shipping',
  ]),
  ...shown(
    roles,
    'gateway/graph/catalog/offers/groupDiscount.ts',
    'gateway/testing/pages/customerPages.test.ts',
    ['a group discount', '%s on %s pays less than a guest, sees no sale, and sees the spend meter'],
  ),
  ...shown(
    roles,
    'gateway/graph/customer/pro/spendMeter.ts',
    'gateway/graph/customer/pro/spendMeter.test.ts',
    ['a tracked spend against a brand spend limit', 'warns before the limit is exceeded'],
  ),
  ...shown(roles, 'gateway/graph/catalog/offers/price.rules.ts', 'gateway/graph/cart/groupPrices.test.ts', [
    'Pro customers never see sale tags',
    'to a pro has no sale tag',
  ]),
  ...shown(
    roles,
    'gateway/graph/customer/pro/proMembership.ts',
    'gateway/graph/customer/pro/spendMeter.test.ts',
    ['Employee: flagged by employee_group in the pro order total', '%s at %s: %s'],
  ),
  ...shown(roles, 'gateway/sources/commerce/shopApi/csrf.ts', 'gateway/sources/commerce/carts.test.ts', [
    'Changing calls carry an anti-forgery header csrf-token',
    'is requested once per process',
  ]),
  ...shown(roles, 'gateway/sources/commerce/shopApi/client.ts', 'gateway/sources/commerce/commerce.test.ts', [
    'every shop call carries a region header x-bc-region',
    'of two stores never share an answer',
  ]),
  ...shown(
    roles,
    'gateway/sources/delivery/client/deliverySource.ts',
    'gateway/sources/delivery/client/deliverySource.test.ts',
    ['The content service is read with a delivery token', '%s is a configuration error without retries'],
  ),
  ...shown(roles, 'gateway/sources/engine/appSearch.ts', 'gateway/sources/engine/drivers.test.ts', [
    'search with a public search key',
    'a wrong key and an unknown index have the status in brackets',
  ]),
];
