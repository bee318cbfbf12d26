/**
 * The search document of a product in a locale: its content, with prices and stock of every store that sells it
 * (catalogue.md 3).
 */
import type { CategoryEntryJson } from '../../sources/delivery/categories.ts';
import type { ProductDocument } from '../../sources/engine/documents.ts';
import { withAncestors } from './ancestors.rules.ts';
import { documentId, type DocumentPlace } from './documentBase.rules.ts';
import { joinedText, plainText } from './plainText.rules.ts';
import type { ProductContent, StoreProduct, StoreProducts } from './shopContent.ts';

export function productDocument(
  place: DocumentPlace,
  entry: ProductContent,
  categories: ReadonlyMap<string, CategoryEntryJson>,
  stores: StoreProducts,
): ProductDocument {
  const own = withAncestors(
    entry.categories.map(({ uid }) => uid),
    categories,
  );
  const specs = new Map(entry.specs.map(({ title, value }) => [title, value]));
  const sizes = entry.size_specs.map(({ size }) => size);
  return {
    id: documentId(place.locale, 'product', entry.uid),
    uid: entry.uid,
    document_kind: 'product',
    content_type: 'product',
    ...place,
    regions: entry.regions,
    title: plainText(entry.title),
    display_title: plainText(entry.display_title || entry.title),
    tagline: plainText(entry.tagline),
    body: joinedText([entry.description]),
    url: entry.url,
    kind: own[0]?.url.split('/')[1] ?? '',
    ...(entry.product_type === '' ? {} : { product_type: entry.product_type }),
    category_uids: own.map(({ uid }) => uid),
    category_titles: own.map(({ title }) => title),
    colors: entry.colors,
    color_groups: entry.color_group_names,
    ...sizeFields(entry.size_title, sizes),
    ...numberField('waist', specs.get('Waist')),
    ...numberField('radius', specs.get('Radius')),
    ...numberField('weight', specs.get('Weight')),
    ...listField('terrain', specs.get('Terrain')),
    is_new: yesOrNo(entry.is_new),
    is_redesigned: yesOrNo(entry.is_redesigned),
    season: entry.season ?? 0,
    rank: rankOf(entry.created_at),
    amplience_id: entry.image?.amplience_id ?? '',
    ...Object.fromEntries(
      Object.entries(entry.prices)
        // The service refuses a whole document for an invalid field name.
        .filter(([country]) => /^[a-z]{2}$/.test(country))
        .map(([country, price]) => [`content_price_${country}`, price]),
    ),
    ...Object.assign({}, ...[...stores].map(([store, products]) => storeFields(store, entry, products))),
  };
}

/**
 * Editors' order: newest first. In minutes, so that adding or removing a product does not change other documents.
 */
function rankOf(createdAt: string): number {
  const at = Date.parse(createdAt);
  return Number.isNaN(at) ? 0 : -Math.floor(at / 60_000);
}

function storeFields(
  store: string,
  entry: ProductContent,
  products: ReadonlyMap<number, StoreProduct>,
): Record<string, number | string> {
  const id = entry.bc_products.find(({ region }) => region === store)?.id;
  const product = id === undefined ? undefined : products.get(Number(id));
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
  name: 'waist' | 'radius' | 'weight',
  text: string | undefined,
): Partial<Record<typeof name, number>> {
  const number = Number.parseFloat(text ?? '');
  return Number.isFinite(number) ? { [name]: number } : {};
}

function listField(name: 'terrain', text: string | undefined): Pick<ProductDocument, 'terrain'> {
  return text ? { [name]: text.split(',').map((part) => part.trim()) } : {};
}

function yesOrNo(value: string | boolean): 'true' | 'false' {
  return /^(yes|true)$/i.test(String(value)) ? 'true' : 'false';
}
