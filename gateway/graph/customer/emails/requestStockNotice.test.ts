/** Back-in-stock notices, end to end: the offer, the request, and what it discloses. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { caller, signInWith } from '../../../testing/shop/accountOperations.ts';
import { sandboxPassword } from '../../../sandbox/commerce/seed/customerSeed.ts';
import { startShop, type Shop, type Visitor } from '../../../testing/shop/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
});
beforeEach(() => shop.mendSources());
afterAll(() => shop.close());

interface Sold {
  id: string;
  availability: string;
  stockNotice: { consent: string; viewerEmail: string | null } | null;
}
interface Result {
  __typename: string;
  message?: string;
  email?: string;
  fields?: { path: string[] }[];
  retryAfterSeconds?: number;
  variant?: { availability: string };
}

async function variants(visitor: Visitor, locale = 'en-us', handle = 'lodestar-98') {
  const { data, errors } = await visitor.ask<{ product: { variants: Sold[] } }>(
    `query ($locale: Locale!, $handle: String!) @inContext(locale: $locale) { product(handle: $handle) { ... on Product {
      variants { id availability stockNotice { consent viewerEmail } } } } }`,
    { locale, handle },
  );
  return { all: data.product.variants, errors };
}

async function one(availability: string, locale = 'en-us', visitor = caller(shop)): Promise<Sold> {
  const { all } = await variants(visitor, locale);
  const found = all.find((variant) => variant.availability === availability);
  if (!found) throw new Error(`no variant is ${availability}`);
  return found;
}

const ask = (visitor: Visitor, variantId: string, email: string, locale = 'en-us') =>
  visitor.ask<{ requestStockNotice: Result } | null>(
    `mutation ($input: RequestStockNoticeInput!, $locale: Locale!) @inContext(locale: $locale) {
      requestStockNotice(input: $input) { __typename ... on Refusal { message }
        ... on RequestStockNoticePayload { email } ... on InvalidFields { fields { path } }
        ... on TooManyAttempts { retryAfterSeconds } ... on AlreadyInStock { variant { availability } } } }`,
    { input: { variantId, email }, locale },
  );
const writes = ({ log }: Awaited<ReturnType<typeof ask>>) =>
  log.records.filter(({ call }) => call === 'createStockNotice').length;

describe('the offer', () => {
  test('is made for sold-out variants only, with the editors’ texts', async () => {
    const { all, errors } = await variants(caller(shop));
    expect(errors).toEqual([]);
    for (const { availability, stockNotice } of all)
      expect([availability, stockNotice !== null]).toEqual([availability, availability === 'SOLD_OUT']);
    expect((await one('SOLD_OUT')).stockNotice).toEqual({
      consent: expect.stringContaining('email you once'),
      viewerEmail: null,
    });
    expect((await one('SOLD_OUT', 'de-de')).stockNotice?.consent).toContain('eine einzige E-Mail');
  });

  test('contains the e-mail address of a signed-in customer', async () => {
    const visitor = caller(shop);
    await signInWith(visitor, { email: 'shopper.us@skarn.example', password: sandboxPassword });
    expect((await one('SOLD_OUT', 'en-us', visitor)).stockNotice?.viewerEmail).toBe(
      'shopper.us@skarn.example',
    );
  });

  test('is not made where notices are disabled for the region', async () => {
    expect((await one('SOLD_OUT', 'en-ca')).stockNotice).toBeNull();
  });
});

describe('a request', () => {
  test('is stored with its language, and is idempotent', async () => {
    const { id } = await one('SOLD_OUT', 'de-de');
    const first = await ask(caller(shop), id, ' ruth@skarn.example ', 'de-de');
    expect(first.data?.requestStockNotice).toEqual({
      __typename: 'RequestStockNoticePayload',
      email: 'ruth@skarn.example',
    });
    const again = await ask(caller(shop), id, ' ruth@skarn.example ', 'de-de');
    expect(JSON.stringify(again.data)).toBe(JSON.stringify(first.data));
    expect([writes(first), writes(again)]).toEqual([1, 1]);
  });

  test.each([
    ['nothing', ''],
    ['what is no address', 'ruth@'],
    ['two addresses', 'ruth@skarn.example, nell@skarn.example'],
  ])('%s as an address is told at the field, without asking anybody', async (_, email) => {
    const { id } = await one('SOLD_OUT');
    const answer = await ask(caller(shop), id, email);
    expect(answer.data?.requestStockNotice).toMatchObject({
      __typename: 'InvalidFields',
      fields: [{ path: ['input', 'email'] }],
    });
    expect(answer.log.records.filter(({ source }) => source === 'commerce')).toEqual([]);
  });

  test.each(['IN_STOCK', 'LOW_STOCK'])('about what is %s: it is there already', async (availability) => {
    const { id } = await one(availability);
    const answer = await ask(caller(shop), id, 'ruth@skarn.example');
    expect(answer.data?.requestStockNotice).toMatchObject({
      __typename: 'AlreadyInStock',
      message: expect.stringMatching(/back/),
      variant: { availability },
    });
    expect(writes(answer)).toBe(0);
  });

  test.each([
    ['no such variant', 'Variant:en-us/product_lodestar_98/100000/1'],
    ['something else', 'Product:en-us/product_lodestar_98'],
    ['a variant of another market', 'Variant:de-de/product_lodestar_98/100000/1'],
  ])('about %s: nobody is written to', async (_, id) => {
    const answer = await ask(caller(shop), Buffer.from(id).toString('base64'), 'ruth@skarn.example');
    expect(answer.data?.requestStockNotice.__typename).toBe('NoStockNotice');
    expect(writes(answer)).toBe(0);
  });

  test('is refused where notices are disabled', async () => {
    const { id } = await one('SOLD_OUT', 'en-ca');
    const answer = await ask(caller(shop), id, 'ruth@skarn.example', 'en-ca');
    expect(answer.data?.requestStockNotice.__typename).toBe('NoStockNotice');
    expect(writes(answer)).toBe(0);
  });

  test('is refused without a shop', async () => {
    const { id } = await one('SOLD_OUT');
    const answer = await ask(caller(shop), id, 'ruth@skarn.example', 'ja-jp');
    expect(answer.data?.requestStockNotice.__typename).toBe('NoShopHere');
  });

  test('is limited to ten per address and hour, from any caller', async () => {
    const { id } = await one('SOLD_OUT');
    const kinds = [];
    for (let letter = 0; letter < 11; letter += 1)
      kinds.push((await ask(caller(shop), id, 'Nell@skarn.example')).data?.requestStockNotice);
    expect(kinds.map((answer) => answer?.__typename)).toEqual([
      ...Array<string>(10).fill('RequestStockNoticePayload'),
      'TooManyAttempts',
    ]);
    expect(kinds.at(-1)?.retryAfterSeconds).toBeGreaterThan(0);
    const another = await ask(caller(shop), id, 'berta@skarn.example');
    expect(another.data?.requestStockNotice.__typename).toBe('RequestStockNoticePayload');
  });

  test('fails while the store is down', async () => {
    const { id } = await one('SOLD_OUT');
    await shop.breakSource({ source: 'commerce', status: 503 });
    const { data, errors } = await ask(caller(shop), id, 'ruth@skarn.example');
    expect(data).toBeNull();
    expect(errors).toMatchObject([{ extensions: { source: 'commerce' } }]);
  });
});
