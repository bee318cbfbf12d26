/** platform.md 9: business constants and limits. */
import { otherwise, shown, type SpecificationRow } from './SpecificationRow.ts';

const section = 'platform.md 9';
const country = (...pairs: [string, string][]) =>
  shown(
    section,
    'gateway/graph/region/markets/specifiedMarkets.rules.ts',
    'gateway/graph/region/markets/countries.rules.test.ts',
    ...pairs,
  );
const region = (...pairs: [string, string][]) =>
  shown(
    section,
    'gateway/graph/region/markets/specifiedMarkets.rules.ts',
    'gateway/graph/region/markets/region.rules.test.ts',
    ...pairs,
  );
const gesture = (...pairs: [string, string][]) =>
  shown(section, 'client/viewport/gesture.rules.ts', 'client/viewport/gesture.rules.test.ts', ...pairs);
const breakpoint = (...pairs: [string, string][]) =>
  shown(section, 'client/viewport/breakpoint.rules.ts', 'client/viewport/breakpoint.rules.test.ts', ...pairs);

export const platformConstants: readonly SpecificationRow[] = [
  ...shown(
    section,
    'gateway/graph/region/markets/scopeForLocale.rules.ts',
    'gateway/graph/region/markets/scopeForLocale.rules.test.ts',
    [
      'Defaults: country us, language en, locale en-us, region us',
      'defaults: country us, language en, locale en-us, region us',
    ],
  ),
  ...shown(
    section,
    'gateway/graph/customer/pro/pro.rules.ts',
    'gateway/graph/customer/pro/pro.rules.test.ts',
    ['Default brand spend limit 3000', 'default brand spend limit 3000'],
  ),
  ...shown(
    section,
    'gateway/graph/region/markets/billing.rules.ts',
    'gateway/graph/region/markets/billing.rules.test.ts',
    [
      'Shopping regions: us, ca, eu_region_1, pro, pro_ca, pro_eu_region_1',
      'shopping regions: us, ca, eu_region_1, pro, pro_ca, pro_eu_region_1',
    ],
  ),
  ...region(
    ['Region map: us, ca, jp', 'region map: us, ca, jp'],
    [
      'eu = be, bg, ch, cy, cz, dk, ee, ie, el, fi, gr, gb, hr, hu, lv, lu, mt, no, pl, pt, ro, si, sk, se, uk',
      'eu = be, bg, ch, cy, cz, dk, ee, ie, el, fi, gr, gb, hr, hu, lv, lu, mt, no, pl, pt, ro, si, sk, se, uk',
    ],
    ['eu_region_1 = de, at, nl, es, fr, it', 'eu_region_1 = de, at, nl, es, fr, it'],
    ['everything else other', 'everything else other'],
  ),
  ...shown(
    section,
    'gateway/graph/region/markets/countries.rules.ts',
    'gateway/graph/region/markets/countries.rules.test.ts',
    [
      'Contact regions: us, ca, no, jp, au, nz, uk, kr, eu (de, fr, at, cz, it, nl, pl, se, gb, ch)',
      'contact region of %s is %s',
    ],
  ),
  ...country(
    ['Canada (en, fr)', 'Canada (en, fr)'],
    ['United States (en)', 'United States (en)'],
    ['Austria (en, de)', 'Austria (en, de)'],
    ['Belgium', 'Belgium'],
    ['Czech Republic', 'Czech Republic'],
    ['France (en, fr default)', 'France (en, fr default)'],
    ['Germany (en, de default)', 'Germany (en, de default)'],
    ['Italy (en, it)', 'Italy (en, it)'],
    ['Netherlands', 'Netherlands'],
    ['Poland', 'Poland'],
    ['Spain (en, es)', 'Spain (en, es)'],
    ['United Kingdom', 'United Kingdom'],
    ['Switzerland (en, de, fr, it)', 'Switzerland (en, de, fr, it)'],
    ['Australia', 'Australia'],
    ['New Zealand', 'New Zealand'],
    ['Japan (en, ja default)', 'Japan (en, ja default)'],
    ['Other (global)', 'Other (global)'],
  ),
  ...otherwise(
    section,
    'Offered in English, and also in the language that content is written in for them.',
    'Norway',
    'Sweden',
  ),
  ...shown(
    section,
    'gateway/graph/region/locales/locale.rules.ts',
    'gateway/graph/region/locales/locale.rules.test.ts',
    ['Locales: sv, ja, no, es, de, fr, it, en-us', 'the content locale of %s is %s'],
  ),
  ...shown(
    section,
    'gateway/graph/customer/addresses/addressCountries.ts',
    'gateway/graph/customer/addresses/addressCountries.test.ts',
    [
      'The 50 US states, DC and Puerto Rico, and the 13 Canadian provinces and territories are listed for address entry',
      '50 states with DC and Puerto Rico, 13 provinces and territories',
    ],
  ),
  ...shown(section, 'gateway/edge/pages/redirect.rules.ts', 'gateway/edge/pages/redirect.rules.test.ts', [
    'Redirect cap 10',
    'of ten redirects is followed, of more than ten is too many',
  ]),
  ...shown(
    section,
    'client/navigation/version/siteVersion.ts',
    'client/navigation/version/siteVersion.test.ts',
    ['version check every 60 minutes', 'a new version is checked every 60 minutes'],
  ),
  ...shown(
    section,
    'client/navigation/version/reloadGuard.ts',
    'client/navigation/version/reloadGuard.test.ts',
    ['reload guard 10,000 ms', 'once in ten seconds'],
  ),
  ...shown(
    section,
    'client/navigation/visits/preload.rules.ts',
    'client/navigation/visits/preload.rules.test.ts',
    ['preloading at most 4 routes', 'at most 4 routes preload at once'],
  ),
  ...breakpoint(
    [
      'Breakpoints: xxxs 0, xxs 480, xs 600, sm 769, md 900, lg 1024, xl 1200, xxl 1440',
      'a window of %i pixels is %s',
    ],
    ['Mobile threshold 1024', 'mobile means below 1024'],
    ['phone threshold 768', 'phone means width at or below 768'],
  ),
  ...shown(
    section,
    'gateway/sources/delivery/client/deliverySource.ts',
    'gateway/sources/delivery/client/contentClient.test.ts',
    [
      'Content client: timeout 30000 ms, retry delay 300 ms, retry limit 5',
      'time-out 30000 ms, retry delay 300 ms, retry limit 5',
    ],
  ),
  ...shown(
    section,
    'gateway/sources/transport/cache/cachePolicy.rules.ts',
    'gateway/sources/transport/cache/cachePolicy.rules.test.ts',
    ['cache policies -1 ignore', '-1 ignore'],
    ['0 network only', '0 network only'],
    ['1 cache else network', '1 cache else network'],
    ['2 network else cache', '2 network else cache'],
    ['3 cache then network', '3 cache then network'],
  ),
  ...shown(section, 'gateway/sources/engine/engine.ts', 'gateway/sources/engine/engine.test.ts', [
    'Search total pages capped at 100',
    'pages are capped at 100 although the service counts more',
  ]),
  ...shown(section, 'client/botProtection/BotScript.ts', 'client/botProtection/BotScript.test.ts', [
    'Bot-protection script poll delay 25 ms',
    'not loaded, loading, then loaded; polled every 25 ms',
  ]),
  ...shown(section, 'client/components/BotNotice/BotNotice.module.css', 'e2e/platform/bots.spec.ts', [
    'its badge is hidden',
    'signing in by keyboard: the script loads on focus, its badge is hidden',
  ]),
  ...gesture(
    ['tap tolerance 10', 'tap tolerance 10: a press that wanders 10 px is a tap'],
    ['swipe tolerance 30', 'swipe tolerance 30: 29 px lead nowhere'],
    ['hold tolerance 400 ms', 'hold tolerance 400 ms'],
    ['long-tap interval 400 ms', 'long-tap interval 400 ms'],
    ['drag and rollover frequency 100 ms', 'drag frequency 100 ms'],
  ),
  ...shown(
    section,
    'client/components/Share/shareWays.rules.ts',
    'client/components/Share/shareWays.rules.test.ts',
    ['Share popup 626 by 436', 'the share popup is 626 by 436'],
  ),
];
