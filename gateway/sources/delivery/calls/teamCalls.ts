/** The content service's calls for the team. */
import { entriesCall } from './entriesCall.ts';
import { athleteEntry, teamPageEntry } from '../wire/wireTeam.ts';

export const getAthletes = entriesCall('getAthletes', 'athlete', { entry: athleteEntry });
export const getTeamPages = entriesCall('getTeamPages', 'team_page', {
  entry: teamPageEntry,
  include: ['banner.cta_button_global.internal_link'],
});
