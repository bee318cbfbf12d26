/**
 * Content regions: which countries belong to each (platform.md 9, Region map), which of them are offered, and in which
 * languages. `other` lists no countries: it is everybody else. What a pro sees follows from the country, so the regions of
 * pros offer nothing themselves.
 */
import type { EntryDraft, Fields } from './draft.ts';

const european = ['de', 'at', 'nl', 'es', 'fr', 'it'];

interface Region {
  id: string;
  title: string;
  countries: readonly string[];
  /** Languages by country; the first one is spoken to whoever has not chosen. */
  offers?: Readonly<Record<string, readonly string[]>>;
}

const regions: readonly Region[] = [
  { id: 'us', title: 'United States', countries: ['us'], offers: { us: ['en'] } },
  { id: 'ca', title: 'Canada', countries: ['ca'], offers: { ca: ['en', 'fr'] } },
  { id: 'jp', title: 'Japan', countries: ['jp'], offers: { jp: ['ja', 'en'] } },
  {
    id: 'eu',
    title: 'Europe, without a shop',
    countries: 'be bg ch cy cz dk ee ie el fi gr gb hr hu lv lu mt no pl pt ro si sk se uk'.split(' '),
    offers: {
      be: ['en'],
      cz: ['en'],
      no: ['en', 'no'],
      pl: ['en'],
      se: ['en', 'sv'],
      gb: ['en'],
      ch: ['en', 'de', 'fr', 'it'],
    },
  },
  {
    id: 'eu_region_1',
    title: 'Europe, with a shop',
    countries: european,
    offers: {
      at: ['en', 'de'],
      fr: ['fr', 'en'],
      de: ['de', 'en'],
      it: ['en', 'it'],
      nl: ['en'],
      es: ['en', 'es'],
    },
  },
  {
    id: 'other',
    title: 'Everywhere else',
    countries: [],
    offers: { au: ['en'], nz: ['en'], global: ['en'] },
  },
  { id: 'pro', title: 'Pro, United States', countries: ['us'] },
  { id: 'pro_ca', title: 'Pro, Canada', countries: ['ca'] },
  { id: 'pro_eu_region_1', title: 'Pro, Europe', countries: european },
];

export function regionEntries(): EntryDraft[] {
  return regions.map(({ id, title, countries, offers = {} }): EntryDraft => {
    const markets = Object.entries(offers).map(([country, languages]): Fields => ({
      country,
      languages,
      default_language: languages[0],
    }));
    return {
      contentType: 'regions',
      uid: `region_${id}`,
      title,
      fields: { region_id: id, countries, markets },
    };
  });
}
