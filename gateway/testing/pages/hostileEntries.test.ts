/**
 * Entries with every field empty, and with every field hostile, break no screen: runs every shipped query with the URLs
 * of every content type, over a sandbox whose entries are all damaged in the same way. New content types and queries
 * are covered automatically.
 */
import type { GraphQLScalarType } from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isSafeAddress } from '../../graph/content/text/address.rules.ts';
import { joinNodeId } from '../../graph/nodeId.ts';
import { brandFor } from '../../sandbox/brand/brand.ts';
import type { EntryDraft } from '../../sandbox/delivery/seed/draft.ts';
import { editorialEntries } from '../../sandbox/delivery/seed/editorialEntries.ts';
import { categoryEntries, productEntries } from '../../sandbox/delivery/seed/productEntries.ts';
import { schema } from '../../graph/schema.ts';
import { startShop, type Shop } from '../shop/shop.ts';
import { shippedQueries, variablesOf, type ShippedQuery } from '../shop/shippedQueries.ts';
import { emptied, hostile, nulled, nulledInside, without } from './damagedEntries.ts';

const brand = brandFor();
const drafts: EntryDraft[] = [
  ...editorialEntries(brand),
  ...categoryEntries(brand),
  ...productEntries(brand),
];

/** Up to two URLs of each content type, as `handle` arguments. */
const addresses = [...Map.groupBy(drafts, ({ contentType }) => contentType).values()].flatMap((entries) =>
  entries
    .flatMap(({ fields: { url }, unpublished }) => (typeof url === 'string' && !unpublished ? [url] : []))
    .slice(0, 2)
    .map((url) => url.replace(/^\//, '') || 'home'),
);
const handles = [...new Set([...addresses, 'hostile'])];
const queries = shippedQueries();

/** All useful combinations: a URL for queries that take one. */
function questionsOf(query: ShippedQuery): Record<string, unknown>[] {
  const names = (query.operation.variableDefinitions ?? []).map(({ variable }) => variable.name.value);
  const ids = [
    joinNodeId('Product', `de-de/${brand.products[0]?.key ?? ''}`),
    joinNodeId('Page', 'en-us/home'),
  ];
  const given = names.includes('handle')
    ? handles.map((handle) => ({ handle }))
    : names.includes('id')
      ? ids.map((id) => ({ id }))
      : [{}];
  // Lists of ids must not be empty.
  const variantIds = [joinNodeId('Variant', 'de-de/hostile')];
  return given.map((each) => variablesOf(query, { locale: 'de-de', variantIds, ...each }));
}

/** Every field that leaves the gateway as markup or as a path, recorded on serialisation. */
const sent: { markup: string[]; paths: string[] } = { markup: [], paths: [] };
function watch(scalar: string, into: string[]): void {
  const type = schema.getType(scalar) as GraphQLScalarType;
  const { serialize } = type;
  type.serialize = (value) => {
    into.push(String(value));
    return serialize(value);
  };
}
watch('HTML', sent.markup);
watch('URLPath', sent.paths);

function hrefsIn(value: unknown, name = ''): string[] {
  if (typeof value === 'string') return name === 'href' ? [value] : [];
  if (Array.isArray(value)) return value.flatMap((item) => hrefsIn(item, name));
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, inner]) => hrefsIn(inner, key));
}

test('covers all shipped queries', () => {
  expect(queries.length).toBeGreaterThan(20);
  expect(handles.length).toBeGreaterThan(8);
});

describe.each([
  ['every field left out', without],
  ['every field null', nulled],
  ['every field the empty value of its type', emptied],
  ['every field of every group null', nulledInside],
  ['every text hostile', hostile],
])('entries with %s', (_damaged, rewriteEntry) => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await startShop({ rewriteEntry });
  });
  afterAll(() => shop.close());

  test.each(queries.map((query) => [query.name, query] as const))('%s answers', async (_name, query) => {
    const visitor = shop.visitor();
    for (const variables of questionsOf(query)) {
      sent.markup.length = 0;
      sent.paths.length = 0;
      const { data, errors } = await visitor.ask<object>(query.text, variables);
      const troubles = errors.map(({ message, path }) => `${message} ${String(path)}`);
      expect(troubles, JSON.stringify(variables)).toEqual([]);
      for (const html of sent.markup) {
        expect(html).not.toMatch(
          /<(?:script|style|svg|math|iframe|form|input|object|embed|base|noscript)\b/i,
        );
        expect(html).not.toMatch(/<[^>]+\s(?:on\w+|style|class|srcdoc)\s*=/i);
        const hrefs = [...html.matchAll(/\s(?:href|src)="([^"]*)"/g)].map(([, href = '']) => href);
        expect(hrefs.filter((href) => !isSafeAddress(href))).toEqual([]);
      }
      expect([...sent.paths, ...hrefsIn(data)].filter((href) => !isSafeAddress(href))).toEqual([]);
    }
  });
});
