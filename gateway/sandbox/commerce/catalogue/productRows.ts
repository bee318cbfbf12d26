/** Catalogue rows, and how the shop API returns them. */
import type { DatabaseSync } from 'node:sqlite';
import { pictureName } from '../../brand/ids.ts';
import type { StoreRegion } from '../../brand/types.ts';
import type { ProductJson, ProductOptionJson, VariantJson } from '../../../sources/commerce/products.ts';
import { units } from '../money.ts';
import { query } from '../query.ts';
import { barcodeOf, partNumberOf, weightIn } from './variantCodes.ts';

export interface ProductRow {
  id: number;
  store: StoreRegion;
  key: string;
  name: string;
  sku: string;
  price: number;
  sale: number | null;
  lowest: number;
  highest: number;
  availability: 'available' | 'disabled' | 'preorder';
  /** Preorder date, `yyyy-mm-dd`. */
  expected: string | null;
  tracking: 'variant' | 'product' | 'none';
  /** Units over all variants, or of the product when tracked by product; 0 when untracked. */
  units: number;
  is_new: number;
  is_redesigned: number;
  /** Units, before and by the orders of the sandbox. */
  sold: number;
  /** JSON: `{name, hex}[]`. */
  colours: string;
  size_option: string | null;
  /** JSON: labels. */
  sizes: string;
  /** JSON: ids, deepest category first. */
  categories: string;
}

/** A product row with its lists parsed once for all its variants. */
export interface Product extends Omit<ProductRow, 'colours' | 'sizes' | 'categories'> {
  colours: readonly Colour[];
  sizes: readonly string[];
  categories: number[];
}

export interface VariantRow {
  id: number;
  product_id: number;
  colour: number;
  size: number;
  sku: string;
  price: number;
  sale: number | null;
  stock: number;
  purchasable: number;
  grams: number;
}

export interface Colour {
  name: string;
  hex: readonly string[];
}

/** `units` equals `inventoryLevel`, whichever way the stock is tracked. */
export const productColumns = `p.*, CASE p.tracking WHEN 'product' THEN p.stock
  ELSE (SELECT COALESCE(SUM(v.stock), 0) FROM variants v WHERE v.product_id = p.id) END AS units`;

export function productFrom(row: ProductRow): Product {
  return {
    ...row,
    colours: JSON.parse(row.colours) as Colour[],
    sizes: JSON.parse(row.sizes) as string[],
    categories: JSON.parse(row.categories) as number[],
  };
}

/** Lookups by id within one store: ids of other stores are unknown. */
export function catalogueReads(db: DatabaseSync) {
  const products = query<ProductRow>(
    db,
    `SELECT ${productColumns} FROM products p WHERE p.store = ? AND p.id IN (SELECT value FROM json_each(?)) ORDER BY p.id`,
  );
  const variants = query<VariantRow>(
    db,
    'SELECT * FROM variants WHERE product_id IN (SELECT value FROM json_each(?)) ORDER BY product_id, id',
  );
  const variant = query<VariantRow>(
    db,
    'SELECT v.* FROM variants v JOIN products p ON p.id = v.product_id WHERE p.store = ? AND v.id = ?',
  );
  return {
    products: (store: StoreRegion, ids: readonly number[]) =>
      products.all(store, JSON.stringify(ids)).map(productFrom),
    product(store: StoreRegion, id: number): Product | undefined {
      const row = products.all(store, JSON.stringify([id]))[0];
      return row && productFrom(row);
    },
    variantsOf: (ids: readonly number[]) => variants.all(JSON.stringify(ids)),
    variant: (store: StoreRegion, id: number) => variant.get(store, id),
  };
}

/** Limit for untracked products: more than any cart needs. */
const untrackedLimit = 9_999;

/** Units of a variant that a cart may contain. */
export function buyableUnits(product: Product, variant: VariantRow): number {
  if (product.tracking === 'none') return untrackedLimit;
  return product.tracking === 'product' ? product.units : variant.stock;
}

export function isInStock(product: Product): boolean {
  return product.tracking === 'none' || product.units > 0;
}

export function isPurchasable(product: Product, variant: VariantRow): boolean {
  return product.availability !== 'disabled' && variant.purchasable === 1;
}

export function productAnswer(
  product: Product,
  parts: { options: boolean; variants: readonly VariantRow[] | null },
): ProductJson & { total_sold: number } {
  return {
    id: product.id,
    name: product.name,
    sku: product.sku,
    price: units(product.price),
    calculatedPrice: { value: units(product.sale ?? product.price) },
    retailPrice: { value: units(product.price) },
    variationPriceRange: { lowPrice: units(product.lowest), highPrice: units(product.highest) },
    categories: product.categories,
    inventory_tracking: product.tracking,
    inventoryLevel: product.units,
    isInStock: isInStock(product),
    availability: product.availability,
    preorder_release_date: product.expected,
    isNew: product.is_new === 1,
    isRedesigned: product.is_redesigned === 1,
    total_sold: product.sold,
    ...(parts.options ? { product_options: optionsAnswer(product) } : {}),
    ...(parts.variants ? { variants: parts.variants.map((variant) => variantAnswer(product, variant)) } : {}),
  };
}

export function optionsAnswer(product: Product): ProductOptionJson[] {
  const options = [
    {
      id: optionId(product, 0),
      displayName: 'Color',
      values: product.colours.map((colour, index) => ({
        entityId: valueId(product, 0, index),
        label: colour.name,
        hexColors: [...colour.hex],
      })),
    },
  ];
  if (product.size_option !== null) {
    options.push({
      id: optionId(product, 1),
      displayName: product.size_option,
      values: alphabetically(product).map(({ label, index }) => ({
        entityId: valueId(product, 1, index),
        label,
        hexColors: [],
      })),
    });
  }
  return options;
}

/** Named sizes are sorted alphabetically, L before S: editors define the displayed order. */
function alphabetically({ sizes, size_option: option }: Product): { label: string; index: number }[] {
  const values = sizes.map((label, index) => ({ label, index }));
  return option === 'Size' ? values.toSorted((a, b) => (a.label < b.label ? -1 : 1)) : values;
}

/** With its picture's path, which the gateway does not read. */
export function variantAnswer(product: Product, variant: VariantRow): VariantJson & { thumbnail: string } {
  const colour = product.colours[variant.colour];
  const size = product.sizes[variant.size];
  const buyable = buyableUnits(product, variant);
  return {
    variant_id: variant.id,
    product_id: product.id,
    sku: variant.sku,
    option_values: [
      {
        option_display_name: 'Color',
        id: valueId(product, 0, variant.colour),
        label: colour?.name ?? '',
        hexColors: [...(colour?.hex ?? [])],
      },
      ...(product.size_option !== null && size !== undefined
        ? [
            {
              option_display_name: product.size_option,
              id: valueId(product, 1, variant.size),
              label: size,
              hexColors: [],
            },
          ]
        : []),
    ],
    inventoryLevel: variant.stock,
    isInStock: buyable > 0,
    isPurchasable: isPurchasable(product, variant),
    original_price: units(variant.price),
    sale_price: variant.sale === null ? null : units(variant.sale),
    prices: {
      price: { value: units(variant.sale ?? variant.price) },
      salePrice: variant.sale === null ? null : { value: units(variant.sale) },
      retailPrice: { value: units(variant.price) },
    },
    ...codesAnswer(product, variant),
    quantity: buyable,
    thumbnail: picturePath(product, variant),
  };
}

/** Of the whole product the vendor has them empty: its goods all have variants. */
export function codesAnswer({ store }: Product, { sku, grams }: VariantRow) {
  return { gtin: barcodeOf(sku), upc: '', mpn: partNumberOf(sku), weight: weightIn(store, grams) };
}

/** Path on the image service, whose host the shop does not know. */
export function picturePath(product: Product, variant: VariantRow): string {
  const colour = product.colours[variant.colour];
  return `/i/k2/${pictureName(product.key, colour?.name ?? '', 'front')}`;
}

function optionId(product: Product, option: number): number {
  return product.id * 10 + option;
}

function valueId(product: Product, option: number, value: number): number {
  return product.id * 100 + option * 50 + value;
}
