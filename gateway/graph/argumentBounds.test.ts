import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { boundOf, bounds, textFault } from './argumentBounds.rules.ts';
import { schema } from './schema.ts';
import { startShop, type Shop } from '../testing/shop/shop.ts';

test.each([
  ['handle', 'String', 'name'],
  ['handles', 'String', 'name'],
  ['variantId', 'ID', 'id'],
  ['after', 'String', 'id'],
  ['path', 'String', 'path'],
  ['searchTerm', 'String', 'text'],
] as const)('%s: %s is bound as a %s', (name, scalar, bound) => {
  expect(boundOf(name, scalar)).toBe(bound);
  expect(textFault(name, scalar, 'a'.repeat(bounds[bound]))).toBeNull();
  expect(textFault(name, scalar, 'a'.repeat(bounds[bound] + 1))).toContain(String(bounds[bound]));
});

test('form fields are documented with their limit and validated by the form', () => {
  expect(boundOf('firstName', 'String')).toBe('field');
  expect(textFault('firstName', 'String', 'a'.repeat(bounds.field + 1))).toBeNull();
  expect(textFault('firstName', 'String', 'a'.repeat(bounds.text + 1))).toContain(String(bounds.text));
});

test.each(['\ud800', 'a\udc00', '\u0000'])('%j is refused, except in searches', (text) => {
  expect(textFault('handle', 'String', text)).toMatch(/Unicode/);
  expect(textFault('term', 'String', text)).toBeNull();
});

test('the schema documents each limit', () => {
  const { args } = schema.getQueryType()!.getFields()['product']!;
  expect(args.find(({ name }) => name === 'handle')?.description).toContain('At most 200 characters.');
});

describe('over GraphQL', () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await startShop();
  });
  afterAll(() => shop.close());

  test.each([
    ['an overlong handle', 'query ($v: String!) { product(handle: $v) { __typename } }', 'u'.repeat(9_000)],
    ['a lone surrogate', 'query ($v: String!) { product(handle: $v) { __typename } }', '\ud800'],
    ['one of many', 'query ($v: String!) { productsByHandle(handles: ["a", $v]) { __typename } }', '\udfff'],
    [
      'an item of an input',
      'query ($v: String!) { category(handle: "skis") { products(filter: { facets: [{ facet: "color", values: [$v] }] }) { totalCount } } }',
      '\u0000',
    ],
    ['an id', 'query ($v: ID!) { node(id: $v) { id } }', 'x'.repeat(513)],
  ])('%s is refused without upstream calls', async (_, query, v) => {
    const { errors, log } = await shop.visitor().ask(query, { v });
    expect(errors?.[0]?.extensions?.['code']).toBe('BAD_USER_INPUT');
    expect(
      log.records.filter(({ path }) => path.includes('u'.repeat(201)) || path.includes('%EF%BF%BD')),
    ).toEqual([]);
  });
});
