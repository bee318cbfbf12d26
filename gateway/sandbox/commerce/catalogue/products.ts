/** `products…` and `variants` of the shop API (catalogue.md 7.1). */
import { Hono, type Context } from 'hono';
import type { DatabaseSync } from 'node:sqlite';
import {
  catalogueReads,
  optionsAnswer,
  productAnswer,
  variantAnswer,
  productFrom,
  type Product,
  type VariantRow,
} from './productRows.ts';
import { productLists, productOrder } from './productLists.ts';
import { filteredQuery, type Condition } from '../query.ts';
import {
  idParam,
  idsQuery,
  onlyFields,
  pageAnswer,
  pageQuery,
  wordsQuery,
  type ShopEnv,
} from '../requestParsing.ts';
import { invalid, notFound } from '../refusal.ts';

/** The vendor limits a page to 10 when options are included; lists of ids use the shop's own page size. */
const pageWithOptions = 10;
const pageOfIds = 50;

export function productRoutes(db: DatabaseSync): Hono<ShopEnv> {
  const routes = new Hono<ShopEnv>();
  const read = catalogueReads(db);
  const list = productLists(db);
  const count = filteredQuery<{ total: number }>(
    db,
    (where) => `SELECT COUNT(*) AS total FROM products p WHERE ${where}`,
  );

  const answers = (c: Context, products: readonly Product[]) => {
    const include = wordsQuery(c, 'include', ['options', 'variants']);
    const variants = new Map<number, VariantRow[]>();
    if (include.has('variants')) {
      for (const variant of read.variantsOf(products.map((product) => product.id))) {
        const siblings = variants.get(variant.product_id);
        if (siblings) siblings.push(variant);
        else variants.set(variant.product_id, [variant]);
      }
    }
    return products.map((product) =>
      onlyFields(
        c,
        'id',
        productAnswer(product, {
          options: include.has('options'),
          variants: include.has('variants') ? (variants.get(product.id) ?? []) : null,
        }),
        // The row lacks parts that were not requested.
        ['product_options', 'variants'],
      ),
    );
  };

  const wanted = (c: Context<ShopEnv>): Product => {
    const product = read.product(c.get('store'), idParam(c, 'id'));
    if (!product) throw notFound('product');
    return product;
  };

  routes.get('/products', (c) => {
    const ids = idsQuery(c, 'id:in');
    const categories = idsQuery(c, 'categories:in');
    const include = wordsQuery(c, 'include', ['options', 'variants']);
    const maxRows = ids
      ? include.size > 0
        ? pageOfIds
        : undefined
      : include.has('options')
        ? pageWithOptions
        : undefined;
    const page = pageQuery(c, 'v3', maxRows);
    const order = productOrder(c.req.query('sort'), c.req.query('direction'));
    if (!order) throw invalid({ sort: 'is not an order of products' });
    const conditions = [
      ...inStore(c),
      ...among('p.id', ids),
      ...whereAny(
        'p.id IN (SELECT product_id FROM product_categories WHERE category_id IN (SELECT value FROM json_each(?)))',
        categories,
      ),
      ...equals('p.sku', c.req.query('sku')),
    ];
    const rows = list(order, conditions, page.limit, page.offset);
    return pageAnswer(c, answers(c, rows.map(productFrom)), count(conditions)[0]?.total ?? 0, page);
  });

  routes.get('/products/:id', (c) => c.json({ data: answers(c, [wanted(c)])[0], meta: {} }));

  routes.get('/products/:id/options', (c) => c.json({ data: optionsAnswer(wanted(c)), meta: {} }));

  routes.get('/products/:id/variants', (c) => {
    const product = wanted(c);
    const page = pageQuery(c);
    const variants = read.variantsOf([product.id]);
    const rows = variants.slice(page.offset, page.offset + page.limit);
    return pageAnswer(
      c,
      rows.map((row) => onlyFields(c, 'variant_id', variantAnswer(product, row))),
      variants.length,
      page,
    );
  });

  routes.get('/products/:id/variants/:variantId', (c) => {
    const product = wanted(c);
    const variant = read.variant(c.get('store'), idParam(c, 'variantId'));
    if (variant?.product_id !== product.id) throw notFound('variant');
    return c.json({ data: onlyFields(c, 'variant_id', variantAnswer(product, variant)), meta: {} });
  });

  const joined = 'FROM variants v JOIN products p ON p.id = v.product_id';
  const variantList = filteredQuery<VariantRow>(
    db,
    (where) => `SELECT v.* ${joined} WHERE ${where} ORDER BY v.id LIMIT ? OFFSET ?`,
  );
  const variantCount = filteredQuery<{ total: number }>(
    db,
    (where) => `SELECT COUNT(*) AS total ${joined} WHERE ${where}`,
  );

  routes.get('/variants', (c) => {
    const page = pageQuery(c);
    const conditions = [
      ...inStore(c),
      ...among('v.product_id', idsQuery(c, 'product_id:in')),
      ...among('v.id', idsQuery(c, 'id')),
      ...equals('v.sku', c.req.query('sku')),
    ];
    const rows = variantList(conditions, page.limit, page.offset);
    const ids = [...new Set(rows.map((row) => row.product_id))];
    const products = new Map(read.products(c.get('store'), ids).map((product) => [product.id, product]));
    const data = rows.flatMap((row) => {
      const product = products.get(row.product_id);
      return product ? [onlyFields(c, 'variant_id', variantAnswer(product, row))] : [];
    });
    return pageAnswer(c, data, variantCount(conditions)[0]?.total ?? 0, page);
  });

  return routes;
}

function inStore(c: Context<ShopEnv>): Condition[] {
  return [['p.store = ?', c.get('store')]];
}

function among(column: string, ids: readonly number[] | null): Condition[] {
  return whereAny(`${column} IN (SELECT value FROM json_each(?))`, ids);
}

function whereAny(condition: string, ids: readonly number[] | null): Condition[] {
  return ids === null ? [] : [[condition, JSON.stringify(ids)]];
}

function equals(column: string, value: string | undefined): Condition[] {
  return value === undefined ? [] : [[`${column} = ?`, value]];
}
