/** The team: the people, and the page that shows them (platform.md 2, wire-protocols 1.3). */
import { z } from 'zod';
import { bannerEntry } from './wire/wire.ts';
import { expanded, list, picture, reference, seoMeta, system, text } from './wire/wireFields.ts';
import { entriesCall } from './calls/entriesCall.ts';
import { getBanners } from './client.ts';
import type { EntryReader } from './reads/entryReader.ts';
import { wordFields } from './fallback.ts';

const numberText = z
  .union([z.string(), z.number()])
  .nullish()
  .transform((value) => (value ?? '').toString());

export const athleteEntry = z.object({
  ...system,
  /** The name. */
  title: z.string(),
  /** Such as `/ylva-stenmo`. */
  url: text,
  regions: list(z.string()),
  discipline: text,
  home_place: text,
  born_year: z.number().nullish(),
  quote: text,
  /** HTML. */
  biography: text,
  portrait: picture,
  action_picture: picture,
  results: list(z.object({ year: numberText, event: text, place: numberText })),
  favourite_products: list(reference),
  social_links: list(z.object({ title: text, href: text })),
  seo_meta: seoMeta,
});
export type AthleteEntryJson = z.output<typeof athleteEntry>;

export const teamPageEntry = z.object({
  ...system,
  title: z.string(),
  /** HTML above the portraits. */
  header: text,
  banner: expanded(bannerEntry),
  /** In the order that they are shown in. */
  athletes: list(reference),
  seo_meta: seoMeta,
});
export type TeamPageEntryJson = z.output<typeof teamPageEntry>;

const getAthletes = entriesCall('getAthletes', 'athlete', { entry: athleteEntry });
const getTeamPages = entriesCall('getTeamPages', 'team_page', {
  entry: teamPageEntry,
  include: ['banner.cta_button_global.internal_link'],
});

export function teamReads({ complete, loaderBy, single }: EntryReader) {
  const byUid = loaderBy(getAthletes, wordFields.athlete, 'uid', (entry) => entry.uid);
  const byUrl = loaderBy(getAthletes, wordFields.athlete, 'url', (entry) => entry.url);
  return {
    athleteByUid: (uid: string) => byUid.load(uid),
    /** By the entry's url with its leading slash: `/ylva-stenmo`. */
    athleteByUrl: (url: string) => byUrl.load(url),
    teamPage: single(getTeamPages, wordFields.team_page, async (page) => ({
      ...page,
      banner: await complete(getBanners, wordFields.banner, page.banner),
    })),
  };
}

export type TeamReads = ReturnType<typeof teamReads>;
