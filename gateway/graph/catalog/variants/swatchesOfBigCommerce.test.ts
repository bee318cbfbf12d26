/** Colours of a long list, whose options BigCommerce would give in pages of ten: from content, where it has them. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { EntryDraft } from '../../../sandbox/delivery/seed/draft.ts';
import { callsBySource, startShop, type Shop } from '../../../testing/shop/shop.ts';

/** A merchant whose editors repeat no hex codes in content. */
function withoutHexCodes(draft: EntryDraft): EntryDraft {
  return draft.uid.startsWith('color_group_')
    ? { ...draft, fields: { ...draft.fields, child_swatches: [] } }
    : draft;
}

let usual: Shop;
let without: Shop;
beforeAll(async () => {
  [usual, without] = await Promise.all([
    startShop({ commerceDriver: 'bigcommerce' }),
    startShop({ commerceDriver: 'bigcommerce', rewriteEntry: withoutHexCodes }),
  ]);
});
afterAll(() => Promise.all([usual.close(), without.close()]));

interface Colors {
  category: { products: { edges: { node: { swatches: { label: string; hexColors: string[] }[] } }[] } };
}
const text = /* GraphQL */ `
  query @inContext(locale: "en-us") {
    category(handle: "skis") {
      products(first: 24) {
        edges {
          node {
            swatches {
              label
              hexColors
            }
          }
        }
      }
    }
  }
`;

async function colorsIn(shop: Shop) {
  const { data, errors, log } = await shop.visitor().ask<Colors>(text);
  expect(errors).toEqual([]);
  return {
    colors: data.category.products.edges.flatMap(({ node }) => node.swatches),
    calls: callsBySource(log.records).commerce ?? 0,
  };
}

test('the store is asked for colours only where content lacks their codes', async () => {
  const fromContent = await colorsIn(usual);
  const fromStore = await colorsIn(without);
  expect(fromContent.colors.length).toBeGreaterThan(24);
  expect(fromContent.colors.map(({ hexColors }) => hexColors)).not.toContainEqual([]);
  expect(fromStore.colors).toEqual(fromContent.colors);
  // 24 products in tens.
  expect(fromStore.calls).toBe(fromContent.calls + 3);
});
