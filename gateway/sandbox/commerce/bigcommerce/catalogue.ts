/** `catalog/products` of BigCommerce's V3 API, over the shop's goods. */
import { Hono } from 'hono';
import type { DatabaseSync } from 'node:sqlite';
import {
  catalogueReads,
  codesAnswer,
  optionsAnswer,
  productFrom,
  variantAnswer,
  type Product,
  type VariantRow,
} from '../catalogue/productRows.ts';
import { productLists, productOrder } from '../catalogue/productLists.ts';
import { units } from '../money.ts';
import { filteredQuery, type Condition } from '../query.ts';
import { idsOf, pageOf, partsOf, queryOf, v3Page, VendorError, type VendorEnv } from './vendorAnswers.ts';

/** With options the vendor gives ten products a page, whatever `limit` asks for. */
const mostWithOptions = 10;

const subResources = ['variants', 'options', 'custom_fields'] as const;

export function catalogueRoutes(db: DatabaseSync): Hono<VendorEnv> {
  const routes = new Hono<VendorEnv>();
  const read = catalogueReads(db);
  const list = productLists(db);
  const count = filteredQuery<{ total: number }>(
    db,
    (where) => `SELECT COUNT(*) AS total FROM products p WHERE ${where}`,
  );

  routes.get('/catalog/products', (c) => {
    const query = queryOf(c, [
      'id:in',
      'categories:in',
      'channel_id:in',
      'is_visible',
      'include',
      'include_fields',
      'sort',
      'direction',
      'page',
      'limit',
    ]);
    const ids = idsOf(query['id:in'], 'id:in');
    const categories = idsOf(query['categories:in'], 'categories:in');
    const channels = idsOf(query['channel_id:in'], 'channel_id:in');
    const include = partsOf(query.include, subResources);
    const page = pageOf(query, include.has('options') ? mostWithOptions : undefined);
    const order = productOrder(query.sort, query.direction);
    if (!order) throw new VendorError(422, 'The sort or direction is not valid.');
    const conditions: Condition[] = [['p.store = ?', c.get('store')]];
    if (ids) conditions.push(['p.id IN (SELECT value FROM json_each(?))', JSON.stringify(ids)]);
    if (categories)
      conditions.push([
        'p.id IN (SELECT product_id FROM product_categories WHERE category_id IN (SELECT value FROM json_each(?)))',
        JSON.stringify(categories),
      ]);
    // All goods are visible, and sold in the first channel.
    if (channels) conditions.push(['1 IN (SELECT value FROM json_each(?))', JSON.stringify(channels)]);
    if (query.is_visible !== undefined) conditions.push(["? = 'true'", query.is_visible]);
    const products = list(order, conditions, page.limit, page.offset).map(productFrom);
    const variants = Map.groupBy(
      include.has('variants') ? read.variantsOf(products.map(({ id }) => id)) : [],
      ({ product_id }) => product_id,
    );
    const data = products.map((product) => ({
      ...onlyFields(query.include_fields, productJson(product)),
      ...(include.has('variants')
        ? { variants: (variants.get(product.id) ?? []).map((row) => variantJson(product, row)) }
        : {}),
      ...(include.has('options') ? { options: optionsJson(product) } : {}),
      ...(include.has('custom_fields') ? { custom_fields: customFields(product) } : {}),
    }));
    return v3Page(c, data, count(conditions)[0]?.total ?? 0, page);
  });

  return routes;
}

function productJson(product: Product) {
  return {
    id: product.id,
    name: product.name,
    type: 'physical',
    sku: product.sku,
    description: '',
    price: units(product.price),
    cost_price: 0,
    retail_price: 0,
    sale_price: product.sale === null ? 0 : units(product.sale),
    calculated_price: units(product.sale ?? product.price),
    categories: product.categories,
    brand_id: 0,
    total_sold: product.sold,
    inventory_level: product.units,
    inventory_warning_level: 0,
    inventory_tracking: product.tracking,
    is_visible: true,
    is_featured: false,
    availability: product.availability,
    condition: 'New',
    order_quantity_minimum: 0,
    order_quantity_maximum: 0,
    preorder_release_date: product.expected === null ? null : `${product.expected}T00:00:00+00:00`,
    is_preorder_only: product.availability === 'preorder',
    base_variant_id: null,
    date_created: '2025-10-02T08:00:00+00:00',
    date_modified: '2025-10-02T08:00:00+00:00',
    custom_url: { url: `/${product.key}/`, is_customized: false },
  };
}

function variantJson(product: Product, row: VariantRow) {
  const sharesPrice = row.price === product.price;
  return {
    id: row.id,
    product_id: product.id,
    sku: row.sku,
    sku_id: row.id,
    // Null: the product's own.
    price: sharesPrice ? null : units(row.price),
    sale_price: row.sale === null ? null : units(row.sale),
    retail_price: null,
    calculated_price: units(row.sale ?? row.price),
    purchasing_disabled: row.purchasable === 0,
    purchasing_disabled_message: '',
    image_url: '',
    ...codesAnswer(product, row),
    inventory_level: row.stock,
    inventory_warning_level: 0,
    option_values: variantAnswer(product, row).option_values.map(({ id, label, option_display_name }) => ({
      id,
      label,
      option_id:
        optionsAnswer(product).find(({ displayName }) => displayName === option_display_name)?.id ?? 0,
      option_display_name,
    })),
  };
}

function optionsJson(product: Product) {
  return optionsAnswer(product).map(({ id, displayName, values }, position) => ({
    id,
    product_id: product.id,
    name: `${displayName}-${id}`,
    display_name: displayName,
    type: displayName === 'Color' ? 'swatch' : 'rectangles',
    sort_order: position,
    option_values: values.map(({ entityId, label, hexColors }, place) => ({
      id: entityId,
      label,
      sort_order: place,
      is_default: false,
      value_data: hexColors.length > 0 ? { colors: hexColors } : null,
    })),
  }));
}

function customFields(product: Product) {
  return [
    ...(product.is_new === 1 ? [{ id: product.id * 10 + 1, name: 'New', value: 'yes' }] : []),
    ...(product.is_redesigned === 1 ? [{ id: product.id * 10 + 2, name: 'Redesigned', value: 'yes' }] : []),
  ];
}

/** `include_fields` names the product's own fields, never its id, which always comes, nor sub-resources. */
function onlyFields(asked: string | undefined, product: ReturnType<typeof productJson>): object {
  if (asked === undefined) return product;
  const names = asked.split(',');
  const wrong = names.find((name) => name === 'id' || !(name in product));
  if (wrong !== undefined) throw new VendorError(422, `The field ${wrong} cannot be included.`);
  return Object.fromEntries(
    Object.entries(product).filter(([name]) => name === 'id' || names.includes(name)),
  );
}
