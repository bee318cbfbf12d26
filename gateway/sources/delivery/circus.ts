/** The traveling circus: its seasons and their posts (platform.md 2, wire-protocols 1.3). */
import { z } from 'zod';
import {
  day,
  flag,
  group,
  html,
  link,
  list,
  picture,
  references,
  seoMeta,
  system,
  text,
} from './entries/entryFields.ts';
import { entriesCall, regionalEntriesCall } from './entries/entriesCall.ts';
import type { EntryReader } from './entries/entryReader.ts';
import { once, paged } from './entries/paging.ts';

const circusSeasonEntry = z.object({
  ...system,
  title: z.string(),
  /** Such as `/2026-27`. */
  url: text,
  regions: list(z.string()),
  /** Such as `2026/27`. */
  years: text,
  /** First and last day, `yyyy-mm-dd`. */
  starts_on: day,
  ends_on: day,
  summary: text,
  picture,
  seo_meta: seoMeta,
});
export type CircusSeasonEntryJson = z.output<typeof circusSeasonEntry>;

export const circusSeasons = {
  contentType: 'circus_season',
  entry: circusSeasonEntry,
  translated: ['summary', 'picture.alt_text'],
};

const circusPostEntry = z.object({
  ...system,
  updated_at: text,
  title: z.string(),
  /** Such as `/lantern-laps`. */
  url: text,
  regions: list(z.string()),
  season: references('circus_season'),
  /** `event` or `report`. */
  kind: text,
  /** First and last day in the place's time zone, `yyyy-mm-dd`; `ends_on` is empty for a single day. */
  starts_on: day,
  ends_on: day,
  /** Local time, such as `18:30`; empty for whole days. */
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
  body: html,
  picture,
  athletes: references('athlete'),
  sign_up: link.nullish(),
  cancelled: flag,
  seo_meta: seoMeta,
});
export type CircusPostEntryJson = z.output<typeof circusPostEntry>;

export const circusPosts = {
  contentType: 'traveling_circus_post',
  entry: circusPostEntry,
  translated: ['summary', 'body', 'picture.alt_text'],
};

const postOptions = { include: ['sign_up.internal_link'] };

const getCircusSeasons = entriesCall('getCircusSeasons', circusSeasons);
const getRegionCircusSeasons = regionalEntriesCall('getRegionCircusSeasons', circusSeasons);
const getCircusPosts = entriesCall('getCircusPosts', circusPosts, postOptions);
const getRegionCircusPosts = regionalEntriesCall('getRegionCircusPosts', circusPosts, postOptions);

export function circusReads({ ask, complete, loaderBy }: EntryReader) {
  const seasonByUid = loaderBy(getCircusSeasons, 'uid');
  const seasonByUrl = loaderBy(getCircusSeasons, 'url');
  const postByUrl = loaderBy(getCircusPosts, 'url');
  const postsOf = new Map<string, Promise<readonly CircusPostEntryJson[]>>();

  async function postsOfSeason(uid: string): Promise<readonly CircusPostEntryJson[]> {
    const filter = { 'season.uid': uid };
    const found = await paged((page) => ask(getRegionCircusPosts, { filter, desc: 'starts_on', ...page }));
    const posts = await complete(getCircusPosts, found);
    for (const post of posts) postByUrl.prime(post.url, post);
    return posts;
  }

  return {
    circusSeasonByUid: (uid: string) => seasonByUid.load(uid),
    /** By the entry's url with its leading slash: `/2026-27`. */
    circusSeasonByUrl: async (url: string) => {
      const season = await seasonByUrl.load(url);
      // Its posts refer to it by uid.
      if (season) seasonByUid.prime(season.uid, season);
      return season;
    },
    /** Every season that lists the request's region, the latest first. */
    circusSeasons: once(async () => {
      const found = await paged((page) => ask(getRegionCircusSeasons, { desc: 'starts_on', ...page }));
      return complete(getCircusSeasons, found);
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
