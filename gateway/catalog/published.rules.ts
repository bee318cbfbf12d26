/** Which products stand in grids (catalogue.md 5). */
import { isShownIn } from '../region/region.rules.ts';

/** A product entry, as far as showing it is decided by it. */
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

/** The store's own id of a thing; null when the store does not have it. Ids are taken per region. */
export function platformId(ids: readonly PlatformId[], commerceRegion: string): number | null {
  return ids.find(({ region }) => region === commerceRegion)?.id ?? null;
}

/**
 * Only products that have title, url and a platform product are shown in grids. Where there is no shop nobody has a
 * platform product: there title and url are enough, and the price is the one that content names.
 */
export function isShownInGrids(product: PublishFacts, place: Place): boolean {
  return (
    product.title !== '' &&
    product.url !== '' &&
    isShownIn(product.regions, place.contentRegion) &&
    (!place.hasShop || platformId(product.bc_products, place.commerceRegion) !== null)
  );
}

/** A manual related product also has to list the content region by name. */
export function isShownAsRelated(product: PublishFacts, place: Place): boolean {
  return isShownInGrids(product, place) && product.regions.includes(place.contentRegion);
}
