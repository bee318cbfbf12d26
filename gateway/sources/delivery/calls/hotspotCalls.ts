/** The read of pages behind hotspots: references and fields are those of catalogue.md 7.2. */
import { entriesCall } from './entriesCall.ts';
import { hotspotPageEntry } from '../wire/wireHotspot.ts';

export const getHotspotPages = entriesCall('getHotspotPages', 'page', {
  entry: hotspotPageEntry,
  include: ['generic_page.banner', 'landing_page.banner.banner'],
  // `locale` and `regions` beside the contract's five: whether it fell back, and who may see it.
  only: ['generic_page', 'landing_page', 'seo_meta', 'title', 'url', 'locale', 'regions'],
});
