/** Ids of products, variants and categories, which differ by store as the vendor's do, and names of pictures. */
import type { BrandProduct, ProductKind, StoreRegion } from './types.ts';

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
  angle: PictureAngle | 'set' | 'closeups' | `spin_${number}`,
): string {
  return `${productKey}_${colourSlug(colourName)}_${angle}`;
}

/**
 * front: the packshot that tiles show · back: base or reverse, of bindings the side · detail: close-up, of skis the tip ·
 * tail, side: of skis their tails and their profile · mounted: the middle of a ski with a binding · heel: a binding seen
 * from behind · spin: a frame of its turn · scene: on snow.
 */
export type PictureAngle =
  | 'front'
  | 'back'
  | 'detail'
  | 'tail'
  | 'side'
  | 'mounted'
  | 'heel'
  | 'spin'
  | 'scene';
export const pictureAngles = ['front', 'back', 'detail', 'scene'] as const satisfies readonly PictureAngle[];
/** Views that have no drawing: a set holds them once they are rendered. */
export const renderedAngles: Readonly<Partial<Record<ProductKind, readonly PictureAngle[]>>> = {
  ski: ['tail', 'side', 'mounted'],
  binding: ['heel'],
};

/** Frames of a whole turn, of the kinds that have rendered views. */
export const spinFrames = 24;

/** The looped clip of a scene. */
export function videoName(sceneName: string): string {
  return `${sceneName}_video`;
}

/** The looped clip in the set of a colour when `product.video` is true. */
export function productVideoName(productKey: string, colourName: string): string {
  return videoName(`${productKey}_${colourSlug(colourName)}`);
}
