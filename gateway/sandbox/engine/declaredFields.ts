/**
 * The engine's schema as its owner declares it: these fields may be filtered, counted and sorted by even while no
 * document has them. What documents bring along beyond it is added when they are indexed.
 */
import { storeRegions } from '../brand/types.ts';
import type { FieldType } from './columns.ts';

/** Countries that content may price (catalogue.md 3, product), and the United States. */
const pricedCountries = 'au at ca cz fr de it jp nl no ru pl es se ch gb nz us'.split(' ');

function all(names: readonly string[], type: FieldType): [string, FieldType][] {
  return names.map((name) => [name, type]);
}

export const declaredFields: ReadonlyMap<string, FieldType> = new Map([
  ...all(['document_kind', 'content_type', 'published_at', 'fingerprint'], 'text'),
  ...all(['id', 'uid', 'stack', 'environment', 'locale', 'regions'], 'text'),
  ...all(['title', 'display_title', 'tagline', 'body', 'url', 'kind', 'amplience_id'], 'text'),
  ...all(['category_uids', 'category_titles', 'colors', 'color_groups', 'size', 'terrain'], 'text'),
  ...all(['is_new', 'is_redesigned'], 'text'),
  ...all(['length', 'waist', 'radius', 'season', 'rank'], 'number'),
  ...storeRegions.flatMap((store) => all([`in_stock_${store}`, `on_sale_${store}`], 'text')),
  ...all(
    storeRegions.map((store) => `price_${store}`),
    'number',
  ),
  ...all(
    pricedCountries.map((country) => `content_price_${country}`),
    'number',
  ),
]);
