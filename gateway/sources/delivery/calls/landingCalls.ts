/** Landing pages: a content type of its own, built of the same blocks as a page. */
import { pageIncludes } from '../client.ts';
import { entriesCall } from './entriesCall.ts';
import { pageEntry } from '../wire/wire.ts';

export const getLandingPages = entriesCall('getLandingPages', 'landing_page', {
  entry: pageEntry,
  embeds: true,
  include: pageIncludes,
});
