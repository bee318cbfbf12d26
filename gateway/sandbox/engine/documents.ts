/**
 * The search documents of the shop, made from what the content and commerce services publish: one a product and
 * locale, with the prices and the stock of every store. Made as an indexer makes them, from the wire's own fields.
 */
import type { ProductJson } from '../../sources/commerce/wire.ts';
import type { CategoryEntryJson, ProductEntryJson } from '../../sources/delivery/wire.ts';
import type { ProductDocument } from '../../sources/engine/wire.ts';
import { storeRegions, type StoreRegion } from '../brand/types.ts';

/** The fields that are read of a product entry; `only` fields of the content service spare the rest. */
export const productFields = [
  'title', 'display_title', 'tagline', 'description', 'url', 'regions', 'is_new', 'is_redesigned', 'prices', 'image',
  'bc_products', 'categories', 'specs', 'size_title', 'size_specs', 'colors', 'color_group_names', 'season',
] as const; // prettier-ignore
export const categoryFields = ['title', 'url', 'parent'] as const;

/** Any field that an editor left empty may be missing. */
export type ProductContent = { uid: string } & Partial<
  Pick<ProductEntryJson, (typeof productFields)[number]>
>;
export type CategoryContent = { uid: string } & Partial<
  Pick<CategoryEntryJson, (typeof categoryFields)[number]>
>;
export type StoreProduct = Pick<
  ProductJson,
  'id' | 'price' | 'calculatedPrice' | 'retailPrice' | 'variationPriceRange' | 'isInStock'
>;

/** What is published in each locale, without any falling back; products of the base in the editors' order. */
export interface ShopContent {
  products: Iterable<{ locale: string; entry: ProductContent }>;
  categories: Iterable<{ locale: string; entry: CategoryContent }>;
}

export const baseLocale = 'en-us';

/** One document a product and locale: what a locale does not have shows the base, entry by entry and field by field. */
export function* engineDocuments(
  content: ShopContent,
  products: (store: StoreRegion) => Iterable<StoreProduct>,
  locales: readonly string[],
): Generator<ProductDocument> {
  const entries = byLocale(content.products);
  const categories = byLocale(content.categories);
  const stores = new Map(
    storeRegions.map((store) => [
      store,
      new Map([...products(store)].map((product) => [product.id, product])),
    ]),
  );
  const base = entries.get(baseLocale) ?? new Map<string, ProductContent>();
  for (const locale of locales) {
    const titles = new Map([...(categories.get(baseLocale) ?? []), ...(categories.get(locale) ?? [])]);
    let rank = 0;
    for (const [uid, original] of base) {
      const entry = filled(entries.get(locale)?.get(uid) ?? original, original);
      yield documentOf(locale, entry, rank, titles, stores);
      rank += 1;
    }
  }
}

function byLocale<Entry extends { uid: string }>(
  content: Iterable<{ locale: string; entry: Entry }>,
): Map<string, Map<string, Entry>> {
  const entries = new Map<string, Map<string, Entry>>();
  for (const { locale, entry } of content) {
    let ofLocale = entries.get(locale);
    if (!ofLocale) entries.set(locale, (ofLocale = new Map()));
    ofLocale.set(entry.uid, entry);
  }
  return entries;
}

/** A field that the localised entry leaves empty shows the base's (catalogue.md 5). */
function filled(entry: ProductContent, base: ProductContent): ProductContent {
  const own = Object.entries(entry).filter(
    ([, value]) => value !== undefined && value !== null && value !== '',
  );
  return { ...base, ...Object.fromEntries(own) };
}

function documentOf(
  locale: string,
  entry: ProductContent,
  rank: number,
  categories: ReadonlyMap<string, CategoryContent>,
  stores: ReadonlyMap<StoreRegion, ReadonlyMap<number, StoreProduct>>,
): ProductDocument {
  const ownCategories = withAncestors(
    (entry.categories ?? []).map(({ uid }) => uid),
    categories,
  );
  const specs = new Map((entry.specs ?? []).map(({ title, value }) => [title, value]));
  const sizes = (entry.size_specs ?? []).map(({ size }) => size);
  return {
    id: `${locale}:product:${entry.uid}`,
    uid: entry.uid,
    document_kind: 'product',
    content_type: 'product',
    stack: 'skarn',
    environment: 'production',
    locale,
    regions: entry.regions ?? [],
    title: entry.title ?? '',
    display_title: entry.display_title || entry.title || '',
    tagline: entry.tagline ?? '',
    body: plainText(entry.description ?? ''),
    url: entry.url ?? '',
    kind: ownCategories[0]?.url?.split('/')[1] ?? '',
    category_uids: ownCategories.map(({ uid }) => uid),
    category_titles: ownCategories.map(({ title }) => title ?? ''),
    colors: entry.colors ?? [],
    color_groups: entry.color_group_names ?? [],
    ...sizeFields(entry.size_title ?? '', sizes),
    ...numberField('waist', specs.get('Waist')),
    ...numberField('radius', specs.get('Radius')),
    ...listField('terrain', specs.get('Terrain')),
    is_new: yesOrNo(entry.is_new),
    is_redesigned: yesOrNo(entry.is_redesigned),
    season: entry.season ?? 0,
    rank,
    amplience_id: entry.image?.amplience_id ?? '',
    ...Object.fromEntries(
      Object.entries(entry.prices ?? {}).map(([country, price]) => [`content_price_${country}`, price]),
    ),
    ...Object.assign({}, ...storeRegions.map((store) => storeFields(store, entry, stores.get(store)))),
  };
}

/** In the entry's order, every ancestor that it does not name itself behind. */
function withAncestors(
  uids: readonly string[],
  categories: ReadonlyMap<string, CategoryContent>,
): CategoryContent[] {
  const found = new Map<string, CategoryContent>();
  const ahead = [...uids];
  for (const uid of ahead) {
    const category = categories.get(uid);
    if (!category || found.has(uid)) continue;
    found.set(uid, category);
    ahead.push(...(category.parent ?? []).map((parent) => parent.uid));
  }
  return [...found.values()];
}

function storeFields(
  store: StoreRegion,
  entry: ProductContent,
  products: ReadonlyMap<number, StoreProduct> | undefined,
): Record<string, number | string> {
  const id = (entry.bc_products ?? []).find(({ region }) => region === store)?.id;
  const product = id === undefined ? undefined : products?.get(Number(id));
  if (!product) return {};
  const asked = product.calculatedPrice.value;
  return {
    [`price_${store}`]: product.variationPriceRange?.lowPrice ?? asked,
    [`in_stock_${store}`]: String(product.isInStock),
    [`on_sale_${store}`]: String(asked < (product.retailPrice?.value ?? product.price)),
  };
}

function sizeFields(title: string, sizes: readonly string[]): Pick<ProductDocument, 'length' | 'size'> {
  if (title === 'Length')
    return { length: sizes.map((size) => Number.parseFloat(size)).filter(Number.isFinite) };
  return title === 'Size' ? { size: sizes } : {};
}

function numberField(
  name: 'waist' | 'radius',
  text: string | undefined,
): Partial<Record<typeof name, number>> {
  const number = Number.parseFloat(text ?? '');
  return Number.isFinite(number) ? { [name]: number } : {};
}

function listField(name: 'terrain', text: string | undefined): Pick<ProductDocument, 'terrain'> {
  return text ? { [name]: text.split(',').map((part) => part.trim()) } : {};
}

function yesOrNo(value: string | boolean | undefined): 'true' | 'false' {
  return /^(yes|true)$/i.test(String(value)) ? 'true' : 'false';
}

function plainText(html: string): string {
  return html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
