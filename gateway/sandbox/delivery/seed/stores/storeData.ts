/** The brand's own shops, and what invented dealers are made of: real towns, names, streets and opening hours. */
import { z } from 'zod';
import { contentRegions } from '../../../brand/contentRegions.ts';
import { nameIn, readFacts, readTexts, withTexts } from '../../../brand/readData.ts';
import { sceneNames } from '../../../brand/scenes.ts';
import type { Fields } from '../draft.ts';

const time = z.iso.time({ precision: -1 });
const regions = z.array(nameIn(contentRegions, 'content region'));
/** Days count from 1, Monday. */
const hours = z.array(
  z
    .strictObject({ days: z.array(z.int().min(1).max(7)), opens: time, closes: time })
    .transform(({ days, opens, closes }): Fields => ({
      days_of_week: days,
      opening_time: opens,
      closing_time: closes,
    })),
);

const ownShopRow = z.strictObject({
  key: z.string(),
  scene: nameIn(sceneNames, 'scene'),
  regions,
  address: z.strictObject({
    street_address: z.string(),
    city: z.string(),
    state: z.string(),
    postal_code: z.string(),
    country: z.string(),
  }),
  latitude: z.number(),
  longitude: z.number(),
  phone: z.string(),
  email: z.email(),
  timeZone: z.string(),
  hours,
  services: z.array(z.string()),
});
const texts = readTexts(
  'stores',
  z.strictObject({
    ownShops: z.record(z.string(), z.strictObject({ title: z.string(), note: z.string() })),
  }),
);
export const ownShops = withTexts(
  'stores/ownShops.json',
  readFacts('stores/ownShops.json', z.array(ownShopRow)),
  texts.ownShops,
);
export type OwnShop = (typeof ownShops)[number];

const dealerTraits = z.strictObject({
  /** Words and names of shops; `pattern` combines one of each as `{w}` and `{n}`. */
  kinds: z.array(z.string()),
  names: z.array(z.string()),
  pattern: z.string(),
  streets: z.array(z.string()),
  /** `{s}` is the street, `{h}` the house number. */
  address: z.string(),
  timeZone: z.string(),
  /** By state, where a country has several. */
  stateZones: z.record(z.string(), z.string()).optional(),
  /** A range reserved for fiction, with `{d}` for the last two digits; null where there is none. */
  phone: z.string().nullable(),
  regions,
  /** Names of `openingHours`. */
  hours: z.array(z.string()),
  /** Winter is in the middle of the year. */
  southern: z.boolean().optional(),
});
export type DealerTraits = z.output<typeof dealerTraits>;

export const dealers = readFacts(
  'stores/dealers.json',
  z.strictObject({
    openingHours: z.record(z.string(), hours),
    /** Towns whose dealers may close for the season. */
    seasonalTowns: z.array(z.string()),
    countries: z.record(z.string(), dealerTraits),
  }),
);

const storeTown = z.tuple([
  z.string().describe('town'),
  z.string().describe('state'),
  z.string().describe('postal code'),
  z.number().describe('latitude'),
  z.number().describe('longitude'),
  z.literal([1, 2]).describe('dealers'),
]);
export type StoreTown = z.output<typeof storeTown>;

/** Real towns that have a dealer, by country. */
export const storeTowns = readFacts('stores/towns.json', z.record(z.string(), z.array(storeTown)));

/** Japanese names of prefecture and town, by the town's name in Latin letters. */
export const japaneseTowns = readFacts(
  'stores/japaneseTowns.json',
  z.record(z.string(), z.tuple([z.string(), z.string()])),
);
