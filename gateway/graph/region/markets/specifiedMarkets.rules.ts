/**
 * Markets of the specification (platform.md 9, Region map and Countries offered): the fallback until the editors'
 * entries are first read.
 */
import { GLOBAL, marketsOf, type Markets, type RegionRow } from './markets.rules.ts';

/** Offered in English unless given. */
function offered(
  country: string,
  languages: readonly string[] = ['en'],
  defaultLanguage = 'en',
): RegionRow['markets'][number] {
  return { country, languages, defaultLanguage };
}

/** Norway and Sweden are also offered in their own languages, because the content service has both. */
const regions: readonly RegionRow[] = [
  { id: 'us', countries: ['us'], markets: [offered('us')] },
  { id: 'ca', countries: ['ca'], markets: [offered('ca', ['en', 'fr'])] },
  { id: 'jp', countries: ['jp'], markets: [offered('jp', ['en', 'ja'], 'ja')] },
  {
    id: 'eu',
    countries: [
      'be', 'bg', 'ch', 'cy', 'cz', 'dk', 'ee', 'ie', 'el', 'fi', 'gr', 'gb', 'hr', 'hu', 'lv', 'lu', 'mt', 'no', 'pl',
      'pt', 'ro', 'si', 'sk', 'se', 'uk',
    ], // oxfmt-ignore
    markets: [
      offered('be'),
      offered('cz'),
      offered('no', ['en', 'no']),
      offered('pl'),
      offered('se', ['en', 'sv']),
      offered('gb'),
      offered('ch', ['en', 'de', 'fr', 'it']),
    ],
  },
  {
    id: 'eu_region_1',
    countries: ['de', 'at', 'nl', 'es', 'fr', 'it'],
    markets: [
      offered('at', ['en', 'de']),
      offered('fr', ['en', 'fr'], 'fr'),
      offered('de', ['en', 'de'], 'de'),
      offered('it', ['en', 'it']),
      offered('nl'),
      offered('es', ['en', 'es']),
    ],
  },
  { id: 'other', countries: [], markets: [offered('au'), offered('nz'), offered(GLOBAL)] },
];

export const specifiedMarkets: Markets = marketsOf(regions, []);
