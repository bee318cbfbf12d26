/**
 * Content regions: which countries belong to each (platform.md 9, Region map), which of them are offered, and in which
 * languages. `other` lists no countries: it has all those of no other region. What a pro sees follows from the country,
 * so the regions of pros offer nothing themselves.
 */
import { z } from 'zod';
import { contentRegions } from '../../brand/contentRegions.ts';
import { nameIn, readFacts } from '../../brand/readData.ts';
import { spellings } from '../../brand/types.ts';
import type { EntryDraft, Fields } from './draft.ts';

const country = z.string();
const regions = readFacts(
  'settings/regions.json',
  z.array(
    z.strictObject({
      id: nameIn(contentRegions, 'content region'),
      title: z.string(),
      countries: z.array(country),
      /** Languages by country, the default one first. */
      offers: z.record(country, z.array(z.string()).min(1)).default({}),
      /** How its English is spelled, where not as in the base locale. */
      english: z.enum(spellings).optional(),
    }),
  ),
);

export function regionEntries(): EntryDraft[] {
  return regions.map(({ id, title, countries, offers, english = '' }): EntryDraft => {
    const markets = Object.entries(offers).map(([country, languages]): Fields => ({
      country,
      languages,
      default_language: languages[0],
    }));
    return {
      contentType: 'regions',
      uid: `region_${id}`,
      title,
      fields: { region_id: id, countries, markets, english_locale: english },
    };
  });
}
