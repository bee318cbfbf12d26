/** Ids of products, variants and categories, which differ by store as the vendor's do, and names of pictures. */
import type { BrandProduct, StoreRegion } from './types.ts';

const storeBase: Record<StoreRegion, number> = { us: 100_000, ca: 300_000, eu_region_1: 500_000 };

export function productId(store: StoreRegion, productIndex: number): number {
  return storeBase[store] + productIndex;
}

export function categoryId(store: StoreRegion, categoryIndex: number): number {
  return storeBase[store] / 1_000 + categoryIndex;
}

/** Colours vary slowest, sizes fastest. A product without sizes has one variant a colour. */
export function variantId(
  store: StoreRegion,
  productIndex: number,
  colourIndex: number,
  sizeIndex: number,
): number {
  return productId(store, productIndex) * 100 + colourIndex * 10 + sizeIndex;
}

export function productUid(product: Pick<BrandProduct, 'key'>): string {
  return `product_${product.key.replaceAll('-', '_')}`;
}

export function categoryUid(path: string): string {
  return `category_${path.replaceAll(/[/-]/g, '_')}`;
}

export function colourSlug(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
}

/** Picture of one product in one colour from one angle; `set` names the image set of all angles, `closeups` the one within it. */
export function pictureName(
  productKey: string,
  colourName: string,
  angle: PictureAngle | 'set' | 'closeups',
): string {
  return `${productKey}_${colourSlug(colourName)}_${angle}`;
}

/** front: the packshot that tiles show · back: base or reverse · detail: close-up · scene: in use on snow. */
export type PictureAngle = 'front' | 'back' | 'detail' | 'scene';
export const pictureAngles: readonly PictureAngle[] = ['front', 'back', 'detail', 'scene'];

/** The looped clip of a scene. */
export function videoName(sceneName: string): string {
  return `${sceneName}_video`;
}

/** The looped clip in the set of a colour when `product.video` is true. */
export function productVideoName(productKey: string, colourName: string): string {
  return videoName(`${productKey}_${colourSlug(colourName)}`);
}
