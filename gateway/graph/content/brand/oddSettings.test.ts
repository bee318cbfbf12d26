/** Settings with invalid fields, end to end: only the invalid field is lost, and it is logged. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { EntryDraft, Fields } from '../../../sandbox/delivery/seed/draft.ts';
import { startOverridingProxy, type OverridingProxy } from '../../../testing/faults/overridingProxy.ts';
import { startShop, type Shop } from '../../../testing/shop/shop.ts';

const oddFields: Readonly<Record<string, (fields: Fields) => Fields>> = {
  brand_settings: (fields) => ({
    ...fields,
    display_name: 5,
    contact: { ...(fields['contact'] as Fields), phone: { odd: true } },
  }),
  header: (fields) => ({ ...fields, top_alert: 'none' }),
};

function withOddFields(draft: EntryDraft): EntryDraft {
  const change = oddFields[draft.contentType];
  return change ? { ...draft, fields: change(draft.fields) } : draft;
}

let proxy: OverridingProxy;
let shop: Shop;
beforeAll(async () => {
  shop = await startShop({
    rewriteEntry: withOddFields,
    async commerceVia(url) {
      proxy = await startOverridingProxy(url);
      return proxy.url;
    },
  });
});
afterAll(async () => {
  await shop.close();
  await proxy.close();
});

test('other fields are shown, and the log names the invalid one', async () => {
  const { data, errors } = await shop.visitor().ask<{
    market: { contact: { email: string; phone: string | null } };
    header: { mainNav: object[] };
  }>(`query @inContext(locale: "en-global") { market { contact { email phone } } header { mainNav { link { text } } } }`);
  expect(errors).toEqual([]);
  expect(data.market.contact).toEqual({ email: 'hello@skarn.example', phone: null });
  expect(data.header.mainNav.length).toBeGreaterThan(2);
  const message = 'a field of settings cannot be read';
  for (const [call, field] of [
    ['getBrandSettings', 'display_name'],
    ['getBrandSettings', 'phone'],
    ['getHeaders', 'top_alert'],
  ])
    expect(shop.reports).toContainEqual({ message, facts: { source: 'delivery', call, field } });
});

test('an unreadable currency is left out alone', async () => {
  const answer = await fetch(`${shop.url}/api/currencies`, { headers: { 'x-bc-region': 'ca' } });
  const [own, ...others] = (await answer.json()) as Fields[];
  proxy.answer('/api/currencies', { status: 200, json: [own, { ...others[0], currency_code: null }] });
  shop.reports.length = 0;
  const { data, errors } = await shop.visitor().ask<{
    product: { price: { current: { formatted: string } } };
  }>(`query @inContext(locale: "en-ca") { product(handle: "lodestar-98") { ... on Product { price { current { formatted } } } } }`);
  expect(errors).toEqual([]);
  expect(data.product.price.current.formatted).toBe('$1,070.00');
  expect(shop.reports).toContainEqual({
    message: 'a field of settings cannot be read',
    facts: { source: 'commerce', call: 'getCurrencies', field: 'currency' },
  });
});
