/** The header: one call for the headers of all regions, from which the request's is chosen (platform.md 7). */
import { getHeaders } from '../client.ts';
import type { DeliveryHandle } from '../deliveryHandle.ts';
import type { EntryReader } from './entryReader.ts';
import { wordFields } from '../fallback.ts';
import { once } from '../calls/paging.ts';
import type { BannerEntryJson } from '../wire/wire.ts';

export function headerReads(
  { ask, complete, ofRegion }: EntryReader,
  wholeBanners: (banners: readonly BannerEntryJson[]) => Promise<BannerEntryJson[]>,
): Pick<DeliveryHandle, 'header' | 'hasHeaders'> {
  const headers = once(() => ask(getHeaders, {}));
  return {
    hasHeaders: async () => (await headers()).length > 0,
    header: once(async () => {
      const entry = ofRegion(await headers());
      if (!entry) return null;
      const [whole] = await complete(getHeaders, wordFields.header, [entry]);
      if (!whole) return null;
      const mainNav = whole.main_nav.map(async (item) => ({
        ...item,
        banner: await wholeBanners(item.banner),
      }));
      return { ...whole, main_nav: await Promise.all(mainNav) };
    }),
  };
}
