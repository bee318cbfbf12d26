/** What a request reads of the team. */
import { getBanners } from '../client.ts';
import type { EntryReader } from './entryReader.ts';
import { wordFields } from '../fallback.ts';
import * as calls from '../calls/teamCalls.ts';
import type { AthleteEntryJson, TeamPageEntryJson } from '../wire/wireTeam.ts';

export interface TeamReads {
  athleteByUid(uid: string): Promise<AthleteEntryJson | null>;
  /** By the entry's url with its leading slash: `/ylva-stenmo`. */
  athleteByUrl(url: string): Promise<AthleteEntryJson | null>;
  teamPage(): Promise<TeamPageEntryJson | null>;
}

export function teamReads({ complete, loaderBy, single }: EntryReader): TeamReads {
  const byUid = loaderBy(calls.getAthletes, wordFields.athlete, 'uid', (entry) => entry.uid);
  const byUrl = loaderBy(calls.getAthletes, wordFields.athlete, 'url', (entry) => entry.url);
  return {
    athleteByUid: (uid) => byUid.load(uid),
    athleteByUrl: (url) => byUrl.load(url),
    teamPage: single(calls.getTeamPages, wordFields.team_page, async (page) => ({
      ...page,
      banner: await complete(getBanners, wordFields.banner, page.banner),
    })),
  };
}
