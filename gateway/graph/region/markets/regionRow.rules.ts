/** Maps a content service region entry to a `RegionRow`. */
import type { RegionEntryJson } from '../../../sources/delivery/settings.ts';
import type { RegionRow } from './markets.rules.ts';

export function regionRow({
  region_id: id,
  countries,
  markets,
  english_locale: english,
}: Pick<RegionEntryJson, 'region_id' | 'countries' | 'markets' | 'english_locale'>): RegionRow {
  return {
    id,
    english,
    countries,
    markets: markets.map(({ country, languages, default_language: defaultLanguage }) => ({
      country,
      languages,
      defaultLanguage,
    })),
  };
}
