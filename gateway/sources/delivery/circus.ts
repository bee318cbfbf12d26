/** The traveling circus: its seasons, and what happens in them (platform.md 2, wire-protocols 1.3). */
import { z } from 'zod';
import { flag, group, link, list, picture, reference, seoMeta, system, text } from './wire/wireFields.ts';
import { entriesCall, regionalEntriesCall } from './calls/entriesCall.ts';
import type { EntryReader } from './reads/entryReader.ts';
import { wordFields } from './fallback.ts';
import { once, paged } from './calls/paging.ts';

export const circusSeasonEntry = z.object({
  ...system,
  title: z.string(),
  /** Such as `/2026-27`. */
  url: text,
  regions: list(z.string()),
  /** Such as `2026/27`. */
  years: text,
  /** First and last day, `yyyy-mm-dd`. */
  starts_on: text,
  ends_on: text,
  summary: text,
  picture,
  seo_meta: seoMeta,
});
export type CircusSeasonEntryJson = z.output<typeof circusSeasonEntry>;

export const circusPostEntry = z.object({
  ...system,
  updated_at: text,
  title: z.string(),
  /** Such as `/lantern-laps`. */
  url: text,
  regions: list(z.string()),
  season: list(reference),
  /** `event` or `report`. */
  kind: text,
  /** First and last day where it happens, `yyyy-mm-dd`; the last one is empty when there is only one. */
  starts_on: text,
  ends_on: text,
  /** `18:30` on the clocks of the place; empty for whole days. */
  start_time: text,
  /** IANA name, such as `Europe/Vienna`. */
  time_zone: text,
  place: group({
    name: text,
    city: text,
    /** ISO 3166-1, in any case. */
    country: text,
    /** Degrees, north and east positive. */
    latitude: z.number().nullish(),
    longitude: z.number().nullish(),
  }),
  summary: text,
  /** HTML. */
  body: text,
  picture,
  athletes: list(reference),
  sign_up: link.nullish(),
  cancelled: flag,
  seo_meta: seoMeta,
});
export type CircusPostEntryJson = z.output<typeof circusPostEntry>;

const include = ['sign_up.internal_link'];

const getCircusSeasons = entriesCall('getCircusSeasons', 'circus_season', {
  entry: circusSeasonEntry,
});
const getRegionCircusSeasons = regionalEntriesCall('getRegionCircusSeasons', 'circus_season', {
  entry: circusSeasonEntry,
});
const getCircusPosts = entriesCall('getCircusPosts', 'traveling_circus_post', {
  entry: circusPostEntry,
  include,
});
const getRegionCircusPosts = regionalEntriesCall('getRegionCircusPosts', 'traveling_circus_post', {
  entry: circusPostEntry,
  include,
});

export function circusReads({ ask, complete, loaderBy }: EntryReader) {
  const { circus_season: seasonFields, traveling_circus_post: postFields } = wordFields;
  const seasonByUid = loaderBy(getCircusSeasons, seasonFields, 'uid', (entry) => entry.uid);
  const seasonByUrl = loaderBy(getCircusSeasons, seasonFields, 'url', (entry) => entry.url);
  const postByUrl = loaderBy(getCircusPosts, postFields, 'url', (entry) => entry.url);
  const postsOf = new Map<string, Promise<readonly CircusPostEntryJson[]>>();

  async function postsOfSeason(uid: string): Promise<readonly CircusPostEntryJson[]> {
    const filter = { 'season.uid': uid };
    const found = await paged((page) => ask(getRegionCircusPosts, { filter, desc: 'starts_on', ...page }));
    const posts = await complete(getCircusPosts, postFields, found);
    for (const post of posts) postByUrl.prime(post.url, post);
    return posts;
  }

  return {
    circusSeasonByUid: (uid: string) => seasonByUid.load(uid),
    /** By the entry's url with its leading slash: `/2026-27`. */
    circusSeasonByUrl: async (url: string) => {
      const season = await seasonByUrl.load(url);
      // Its posts name it by uid: they need not ask again.
      if (season) seasonByUid.prime(season.uid, season);
      return season;
    },
    /** Every season that lists the request's region, the latest first. */
    circusSeasons: once(async () => {
      const found = await paged((page) => ask(getRegionCircusSeasons, { desc: 'starts_on', ...page }));
      return complete(getCircusSeasons, seasonFields, found);
    }),
    circusPostByUrl: (url: string) => postByUrl.load(url),
    /** Every post of a season that lists the request's region, the latest first. */
    circusPostsOf(seasonUid: string) {
      const posts = postsOf.get(seasonUid) ?? postsOfSeason(seasonUid);
      postsOf.set(seasonUid, posts);
      return posts;
    },
  };
}

export type CircusReads = ReturnType<typeof circusReads>;
