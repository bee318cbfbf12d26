/** Tags of a product tile (catalogue.md 4, Tags). */
export type ProductTag = 'SALE' | 'NEW' | 'REDESIGNED';

export interface TagFacts {
  /** The verdict of price.rules.ts: shopping region, not pro, calculated below retail. */
  isOnSale: boolean;
  isNew: boolean;
  isRedesigned: boolean;
  /** Tags are hidden in add-on grids. */
  inAddOnGrid: boolean;
}

/** At most one: Sale before New before Redesigned. */
export function productTags({ isOnSale, isNew, isRedesigned, inAddOnGrid }: TagFacts): ProductTag[] {
  if (inAddOnGrid) return [];
  if (isOnSale) return ['SALE'];
  if (isNew) return ['NEW'];
  return isRedesigned ? ['REDESIGNED'] : [];
}
