/** The content service's calls for the traveling circus. */
import { entriesCall, regionalEntriesCall } from './entriesCall.ts';
import { circusPostEntry, circusSeasonEntry } from '../wire/wireCircus.ts';

const include = ['sign_up.internal_link'];

export const getCircusSeasons = entriesCall('getCircusSeasons', 'circus_season', {
  entry: circusSeasonEntry,
});
export const getRegionCircusSeasons = regionalEntriesCall('getRegionCircusSeasons', 'circus_season', {
  entry: circusSeasonEntry,
});
export const getCircusPosts = entriesCall('getCircusPosts', 'traveling_circus_post', {
  entry: circusPostEntry,
  include,
});
export const getRegionCircusPosts = regionalEntriesCall('getRegionCircusPosts', 'traveling_circus_post', {
  entry: circusPostEntry,
  include,
});
