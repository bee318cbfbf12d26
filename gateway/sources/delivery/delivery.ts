/**
 * The content service: `createDelivery` makes the handle that resolvers get from the context. Each file of this folder
 * has one concept with its wire types, its calls and the methods of the handle.
 *
 * Entries come in the request's content locale, empty fields filled from en-us. Null: published in neither. An entry
 * read by uid or url is returned whatever its `regions` say (the domain decides); lists and pages are of the request's
 * content region. Results are frozen. Methods fail with `SourceError`.
 */
import type { Caller } from '../transport/caller.ts';
import { addressReads } from './addresses.ts';
import { bannerCompleter } from './banners.ts';
import { blogReads } from './blog.ts';
import { categoryReads } from './categories.ts';
import { circusReads } from './circus.ts';
import type { DeliverySource } from './client/deliverySource.ts';
import { entryReader } from './entries/entryReader.ts';
import { errorPageReads } from './errorPage.ts';
import { navigationReads } from './navigation.ts';
import { pageReads } from './pages.ts';
import { productReads } from './products.ts';
import { redirectReads } from './redirects.ts';
import { settingsReads } from './settings.ts';
import { sizeFinderReads } from './sizeFinders.ts';
import { storeReads } from './stores.ts';
import { supportReads } from './support.ts';
import { teamReads } from './team.ts';

export type DeliveryHandle = ReturnType<typeof createDelivery>;

// The return type is inferred: a new method is declared in its concept's file alone.
export function createDelivery(source: DeliverySource, caller: Caller) {
  const reader = entryReader(source, caller);
  const completeBanners = bannerCompleter(reader);
  const { primeCategories, ...categories } = categoryReads(reader);
  return {
    contentTypeUid: (contentType: string) => source.contentTypeUid(contentType),
    ...productReads(reader),
    ...categories,
    ...pageReads(reader, { completeBanners, primeCategories }),
    ...navigationReads(reader, completeBanners),
    ...errorPageReads(reader, completeBanners),
    ...settingsReads(reader),
    ...blogReads(reader),
    ...circusReads(reader),
    ...teamReads(reader),
    ...supportReads(reader),
    ...sizeFinderReads(reader),
    ...storeReads(reader),
    ...redirectReads(reader),
    ...addressReads(reader),
  };
}
