/** Which products are shown in grids (catalogue.md 5). */
import { isShownIn } from '../../region/markets/region.rules.ts';

/** The facts of a product entry that decide where it is shown. */
export interface PublishFacts {
  title: string;
  url: string;
  regions: readonly string[];
  bc_products: readonly PlatformId[];
}

export interface PlatformId {
  region: string;
  id: number;
}

export interface Place {
  contentRegion: string;
  commerceRegion: string;
  hasShop: boolean;
}

/** The store's id of an item; null when the store does not have it. Ids differ by region. */
export function platformId(ids: readonly PlatformId[], commerceRegion: string): number | null {
  return ids.find(({ region }) => region === commerceRegion)?.id ?? null;
}

/**
 * Products need title, url and a platform product to be shown in grids. Without a shop there are no platform products:
 * title and url are enough, and the price comes from content.
 */
export function isShownInGrids(product: PublishFacts, place: Place): boolean {
  return (
    product.title !== '' &&
    product.url !== '' &&
    isShownIn(product.regions, place.contentRegion) &&
    (!place.hasShop || platformId(product.bc_products, place.commerceRegion) !== null)
  );
}

/** Manually chosen related products must also list the content region explicitly. */
export function isShownAsRelated(product: PublishFacts, place: Place): boolean {
  return isShownInGrids(product, place) && product.regions.includes(place.contentRegion);
}
