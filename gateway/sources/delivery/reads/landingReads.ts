/** What resolvers see of landing pages: part of `ctx.delivery`. */
import type { PageEntryJson } from '../wire/wire.ts';

export interface LandingReads {
  /** The landing page of the request's region, such as `/first-snow`. Banners, category groups and their links are whole. */
  landingByUrl(url: string): Promise<PageEntryJson | null>;
  /** The `regions` of every landing page under the url, whatever region asks. Shares the call of `landingByUrl`. */
  landingRegions(url: string): Promise<readonly (readonly string[])[]>;
}
