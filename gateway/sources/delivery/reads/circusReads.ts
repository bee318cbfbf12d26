/** What a request reads of the traveling circus. */
import * as calls from '../calls/circusCalls.ts';
import type { EntryReader } from './entryReader.ts';
import { wordFields } from '../fallback.ts';
import { once, paged } from '../calls/paging.ts';
import type { CircusPostEntryJson, CircusSeasonEntryJson } from '../wire/wireCircus.ts';

export interface CircusReads {
  circusSeasonByUid(uid: string): Promise<CircusSeasonEntryJson | null>;
  /** By the entry's url with its leading slash: `/2026-27`. */
  circusSeasonByUrl(url: string): Promise<CircusSeasonEntryJson | null>;
  /** Every season that lists the request's region, the latest first. */
  circusSeasons(): Promise<readonly CircusSeasonEntryJson[]>;
  circusPostByUrl(url: string): Promise<CircusPostEntryJson | null>;
  /** Every post of a season that lists the request's region, the latest first. */
  circusPostsOf(seasonUid: string): Promise<readonly CircusPostEntryJson[]>;
}

export function circusReads({ ask, complete, loaderBy }: EntryReader): CircusReads {
  const { circus_season: seasonFields, traveling_circus_post: postFields } = wordFields;
  const seasonByUid = loaderBy(calls.getCircusSeasons, seasonFields, 'uid', (entry) => entry.uid);
  const seasonByUrl = loaderBy(calls.getCircusSeasons, seasonFields, 'url', (entry) => entry.url);
  const postByUrl = loaderBy(calls.getCircusPosts, postFields, 'url', (entry) => entry.url);
  const postsOf = new Map<string, Promise<readonly CircusPostEntryJson[]>>();

  async function postsOfSeason(uid: string): Promise<readonly CircusPostEntryJson[]> {
    const filter = { 'season.uid': uid };
    const found = await paged((page) =>
      ask(calls.getRegionCircusPosts, { filter, desc: 'starts_on', ...page }),
    );
    const posts = await complete(calls.getCircusPosts, postFields, found);
    for (const post of posts) postByUrl.prime(post.url, post);
    return posts;
  }

  return {
    circusSeasonByUid: (uid) => seasonByUid.load(uid),
    circusSeasonByUrl: async (url) => {
      const season = await seasonByUrl.load(url);
      // Its posts name it by uid: they need not ask again.
      if (season) seasonByUid.prime(season.uid, season);
      return season;
    },
    circusSeasons: once(async () => {
      const found = await paged((page) => ask(calls.getRegionCircusSeasons, { desc: 'starts_on', ...page }));
      return complete(calls.getCircusSeasons, seasonFields, found);
    }),
    circusPostByUrl: (url) => postByUrl.load(url),
    circusPostsOf(seasonUid) {
      const posts = postsOf.get(seasonUid) ?? postsOfSeason(seasonUid);
      postsOf.set(seasonUid, posts);
      return posts;
    },
  };
}
