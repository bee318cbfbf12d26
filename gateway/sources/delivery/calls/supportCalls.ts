/** How support is asked for. */
import { entriesCall, regionalEntriesCall } from './entriesCall.ts';
import { supportEntry, supportTopicEntry } from '../wire/wireSupport.ts';

export const getSupportTopics = entriesCall('getSupportTopics', 'support_topic', {
  entry: supportTopicEntry,
});
export const getSupport = entriesCall('getSupport', 'support', { entry: supportEntry, embeds: true });
export const getRegionSupport = regionalEntriesCall('getRegionSupport', 'support', {
  entry: supportEntry,
  embeds: true,
});
