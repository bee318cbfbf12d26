/** The team: athletes, and the page that lists them (platform.md 2, wire-protocols 1.3). */
import { z } from 'zod';
import { bannerEntry, getBanners } from './banners.ts';
import { expanded, html, list, picture, references, seoMeta, system, text } from './entries/entryFields.ts';
import { entriesCall } from './entries/entriesCall.ts';
import type { EntryReader } from './entries/entryReader.ts';

const numberText = z
  .union([z.string(), z.number()])
  .nullish()
  .transform((value) => (value ?? '').toString());

const athleteEntry = z.object({
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
  biography: html,
  portrait: picture,
  action_picture: picture,
  results: list(z.object({ year: numberText, event: text, place: numberText })),
  favourite_products: references('product'),
  social_links: list(z.object({ title: text, href: text })),
  seo_meta: seoMeta,
});
export type AthleteEntryJson = z.output<typeof athleteEntry>;

export const athletes = {
  contentType: 'athlete',
  entry: athleteEntry,
  translated: ['discipline', 'quote', 'biography', 'portrait.alt_text'],
};

const teamPageEntry = z.object({
  ...system,
  title: z.string(),
  /** Above the portraits. */
  header: html,
  banner: expanded(bannerEntry),
  /** In display order. */
  athletes: references('athlete'),
  seo_meta: seoMeta,
});
export type TeamPageEntryJson = z.output<typeof teamPageEntry>;

export const teamPages = { contentType: 'team_page', entry: teamPageEntry, translated: ['header'] };

const getAthletes = entriesCall('getAthletes', athletes);
const getTeamPages = entriesCall('getTeamPages', teamPages, {
  include: ['banner.cta_button_global.internal_link'],
});

export function teamReads({ complete, loaderBy, single }: EntryReader) {
  const byUid = loaderBy(getAthletes, 'uid');
  const byUrl = loaderBy(getAthletes, 'url');
  return {
    athleteByUid: (uid: string) => byUid.load(uid),
    /** By the entry's url with its leading slash: `/ylva-stenmo`. */
    athleteByUrl: (url: string) => byUrl.load(url),
    teamPage: single(getTeamPages, async (page) => ({
      ...page,
      banner: await complete(getBanners, page.banner),
    })),
  };
}
