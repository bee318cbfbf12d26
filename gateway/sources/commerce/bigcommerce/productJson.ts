/** Products as BigCommerce's V3 catalogue answers, and what they mean in the shop. */
import { z } from 'zod';
import type { ProductFieldsJson, ProductJson, ProductOptionJson, VariantJson } from '../products.ts';

const variantWire = z.object({
  id: z.number(),
  product_id: z.number(),
  sku: z.string(),
  /** Null, and zero, mean the product's price. */
  price: z.number().nullable(),
  calculated_price: z.number(),
  retail_price: z.number().nullish(),
  purchasing_disabled: z.boolean(),
  gtin: z.string().nullish(),
  upc: z.string().nullish(),
  mpn: z.string().nullish(),
  /** Null means the product's own. */
  weight: z.number().nullish(),
  inventory_level: z.number().nullable(),
  option_values: z.array(z.object({ id: z.number(), label: z.string(), option_display_name: z.string() })),
});

const optionWire = z.object({
  id: z.number(),
  display_name: z.string(),
  option_values: z.array(
    z.object({
      id: z.number(),
      label: z.string(),
      /** Null for all but swatches, which may have a picture instead of colours. */
      value_data: z.object({ colors: z.array(z.string()).optional() }).nullish(),
    }),
  ),
});

const customFieldWire = z.object({ name: z.string(), value: z.string() });

const productWire = z.object({
  id: z.number(),
  name: z.string(),
  sku: z.string(),
  price: z.number(),
  retail_price: z.number(),
  calculated_price: z.number(),
  categories: z.array(z.number()),
  weight: z.number().nullish(),
  inventory_tracking: z.enum(['variant', 'product', 'none']),
  inventory_level: z.number(),
  availability: z.enum(['available', 'disabled', 'preorder']),
  preorder_release_date: z.string().nullish(),
  /** Zero: no maximum. */
  order_quantity_maximum: z.number().default(0),
  variants: z.array(variantWire),
  custom_fields: z.array(customFieldWire),
  options: z.array(optionWire).optional(),
});

/** The options of a product with `include=options`. */
export const productOptionsJson = z
  .object({ id: z.number(), options: z.array(optionWire) })
  .transform(({ id, options }) => ({
    product_id: id,
    options: options.map(optionOf),
  }));

function optionOf({
  id,
  display_name: name,
  option_values: values,
}: z.infer<typeof optionWire>): ProductOptionJson {
  return {
    id,
    displayName: name,
    values: values.map(({ id: valueId, label, value_data: data }) => ({
      entityId: valueId,
      label,
      hexColors: data?.colors ?? [],
    })),
  };
}

type ProductWire = z.infer<typeof productWire>;
type VariantWire = z.infer<typeof variantWire>;

/** A product with `include=variants,custom_fields`, and with its options or without. */
export const wholeProductJson: z.ZodType<ProductJson> = productWire.transform(productOf);

/** A product with `include_fields`: parts that were not asked for are empty. */
export const partOfProductJson: z.ZodType<ProductWire> = productWire
  .partial()
  .required({ id: true })
  .transform((part) => ({ ...emptyProduct, ...definedOf(part) }));

const emptyProduct: Omit<ProductWire, 'id'> = {
  name: '',
  sku: '',
  price: 0,
  retail_price: 0,
  calculated_price: 0,
  categories: [],
  inventory_tracking: 'none',
  inventory_level: 0,
  availability: 'available',
  order_quantity_maximum: 0,
  variants: [],
  custom_fields: [],
};

function definedOf<Part extends { id: number }>(part: Part): Part {
  return Object.fromEntries(Object.entries(part).filter(([, value]) => value !== undefined)) as Part;
}

/** What a field of the shop's is made of: the vendor's fields and sub-resources. */
export const sourcesOfField: Readonly<
  Record<
    keyof ProductFieldsJson,
    { fields?: readonly (keyof ProductWire)[]; include?: 'variants' | 'custom_fields' }
  >
> = {
  id: {},
  name: { fields: ['name'] },
  sku: { fields: ['sku'] },
  price: { fields: ['price'], include: 'variants' },
  calculatedPrice: { fields: ['calculated_price'], include: 'variants' },
  retailPrice: { fields: ['retail_price', 'price'], include: 'variants' },
  variationPriceRange: { fields: ['price'], include: 'variants' },
  categories: { fields: ['categories'] },
  inventory_tracking: { fields: ['inventory_tracking'] },
  inventoryLevel: { fields: ['inventory_level'] },
  isInStock: { fields: ['inventory_level', 'inventory_tracking'] },
  availability: { fields: ['availability'] },
  preorder_release_date: { fields: ['preorder_release_date'] },
  isNew: { include: 'custom_fields' },
  isRedesigned: { include: 'custom_fields' },
  variants: {
    fields: [
      'price',
      'retail_price',
      'inventory_level',
      'inventory_tracking',
      'availability',
      'order_quantity_maximum',
    ],
    include: 'variants',
  },
  // A page with options has ten products at most: they are read by themselves.
  product_options: {},
};

/** @param fields names of the shop's. */
export function fieldsOf(part: ProductWire, fields: readonly (keyof ProductFieldsJson)[]): ProductFieldsJson {
  const whole: ProductFieldsJson = productOf(part);
  const named = fields
    .filter((field) => field !== 'product_options')
    .map((field) => [field, whole[field]] as const);
  return { ...(Object.fromEntries(named) as Partial<ProductFieldsJson>), id: part.id };
}

function productOf(product: ProductWire): ProductJson {
  const variants = product.variants.map((variant) => variantOf(product, variant));
  const regular = variants.map(({ original_price: price }) => price);
  const asked = product.variants.map(({ calculated_price: price }) => price);
  const price = regular.length > 0 ? Math.min(...regular) : product.price;
  // A reduction of some colours only is not the product's.
  const askedForCheapest = asked.filter((_, place) => regular[place] === price);
  return {
    id: product.id,
    name: product.name,
    sku: product.sku,
    price,
    calculatedPrice: {
      value: askedForCheapest.length > 0 ? Math.max(...askedForCheapest) : product.calculated_price,
    },
    retailPrice: { value: product.retail_price > 0 ? product.retail_price : price },
    variationPriceRange:
      asked.length > 0 ? { lowPrice: Math.min(...asked), highPrice: Math.max(...asked) } : null,
    categories: product.categories,
    inventory_tracking: product.inventory_tracking,
    inventoryLevel: product.inventory_level,
    isInStock: product.inventory_tracking === 'none' || product.inventory_level > 0,
    availability: product.availability,
    preorder_release_date: product.preorder_release_date?.slice(0, 10) ?? null,
    isNew: isMarked(product, 'New'),
    isRedesigned: isMarked(product, 'Redesigned'),
    ...(product.options ? { product_options: product.options.map(optionOf) } : {}),
    variants,
  };
}

/** The vendor has no such marks (its `condition` is about used goods): a custom field of that name says `yes`. */
function isMarked({ custom_fields: fields }: ProductWire, mark: string): boolean {
  return fields.some(({ name, value }) => name === mark && value === 'yes');
}

/** Units of goods whose stock is not counted: more than any cart takes. */
const unlimited = 9_999;

function unitsOf(product: ProductWire, variant: VariantWire): number {
  if (product.inventory_tracking === 'none') return unlimited;
  return product.inventory_tracking === 'product' ? product.inventory_level : (variant.inventory_level ?? 0);
}

function variantOf(product: ProductWire, variant: VariantWire): VariantJson {
  const regular = variant.price === null || variant.price === 0 ? product.price : variant.price;
  const sale = variant.calculated_price < regular ? variant.calculated_price : null;
  const units = unitsOf(product, variant);
  const most = product.order_quantity_maximum;
  const quantity = most > 0 ? Math.min(most, units) : units;
  const retail = variant.retail_price ?? 0;
  return {
    variant_id: variant.id,
    product_id: product.id,
    sku: variant.sku,
    option_values: variant.option_values.map(({ option_display_name, id, label }) => ({
      option_display_name,
      id,
      label,
      // They come with the options.
      hexColors: [],
    })),
    inventoryLevel: product.inventory_tracking === 'variant' ? (variant.inventory_level ?? 0) : 0,
    isInStock: quantity > 0,
    // Without a price it would be given away.
    isPurchasable: product.availability !== 'disabled' && !variant.purchasing_disabled && regular > 0,
    original_price: regular,
    sale_price: sale,
    prices: {
      price: { value: sale ?? regular },
      salePrice: sale === null ? null : { value: sale },
      retailPrice: { value: retail > 0 ? retail : product.retail_price > 0 ? product.retail_price : regular },
    },
    gtin: variant.gtin,
    upc: variant.upc,
    mpn: variant.mpn,
    weight: variant.weight ?? product.weight,
    quantity,
  };
}
