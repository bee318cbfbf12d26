/** Redeeming pro codes, end to end, with either driver of commerce. */
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { caller, createAccount } from '../../../testing/shop/accountOperations.ts';
import { signedIn } from '../../../testing/shop/signedInVisitors.ts';
import { startShop, type CommerceDriver, type Shop, type Visitor } from '../../../testing/shop/shop.ts';

interface Joined {
  __typename: string;
  message?: string;
  fields?: { path: string[]; message: string }[];
  retryAfterSeconds?: number;
  viewer?: object;
}

const joining = (visitor: Visitor, proCode: string, locale = 'en-us') =>
  visitor.ask<{ joinProProgramme: Joined }>(
    `mutation ($locale: Locale!, $proCode: String!) @inContext(locale: $locale) {
      joinProProgramme(input: { proCode: $proCode }) { __typename ... on Refusal { message }
        ... on InvalidFields { fields { path message } } ... on TooManyAttempts { retryAfterSeconds }
        ... on JoinProProgrammePayload { viewer { email isPro proStatus
          pro { region discountPercent expiresOn { iso } meter { spent { amount } limit { amount } level } } } } } }`,
    { locale, proCode },
  );
const join = async (visitor: Visitor, proCode: string, locale?: string) =>
  (await joining(visitor, proCode, locale)).data.joinProProgramme;

const asked = async (visitor: Visitor, locale = 'en-us') => {
  const { data } = await visitor.ask<{
    market: { contentRegion: string };
    product: { price: { current: { amount: string } } };
  }>(
    `query ($locale: Locale!) @inContext(locale: $locale) { market { contentRegion }
      product(handle: "lodestar-98") { ... on Product { price { current { amount } } } } }`,
    { locale },
  );
  return [data.market.contentRegion, data.product.price.current.amount];
};

describe.each<CommerceDriver>(['shop-api', 'bigcommerce'])('on %s', (commerceDriver) => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await startShop({ commerceDriver });
  });
  afterEach(() => shop.mendSources());
  afterAll(() => shop.close());

  describe('a valid code', () => {
    test('makes a pro immediately: response, session, pages and prices', async () => {
      const visitor = await signedIn(shop, 'newcomer');
      expect(await asked(visitor)).toEqual(['us', '790.00']);
      const answer = await join(visitor, ' skarn-pro-us-1 ');
      expect(answer).toMatchObject({
        __typename: 'JoinProProgrammePayload',
        viewer: {
          email: 'newcomer@skarn.example',
          isPro: true,
          proStatus: 'ACTIVE',
          pro: {
            region: 'pro',
            discountPercent: 40,
            expiresOn: { iso: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/) },
            meter: { spent: { amount: '0.00' }, limit: { amount: '3000.00' }, level: 'FINE' },
          },
        },
      });
      expect(visitor.session.customer('us')).toMatchObject({ groupId: 13, proRegion: 'pro' });
      expect(await asked(visitor)).toEqual(['pro', '474.00']);
    });

    test('can be retried after a lost response', async () => {
      const visitor = await signedIn(shop, 'newcomer');
      expect(await join(visitor, 'SKARN-PRO-US-1')).toMatchObject({ __typename: 'JoinProProgrammePayload' });
    });

    test('renews a membership that has ended, and mends a malformed one', async () => {
      for (const [person, code] of [
        ['expired.pro', 'SKARN-PRO-US-2'],
        ['odd.pro', 'SKARN-PRO-US-3'],
      ] as const) {
        const visitor = await signedIn(shop, person);
        expect(await asked(visitor)).toEqual(['us', '790.00']);
        expect(await join(visitor, code)).toMatchObject({ viewer: { proStatus: 'ACTIVE' } });
        expect(await asked(visitor)).toEqual(['pro', '474.00']);
      }
    });

    test('for Norway makes a pro there without pro prices', async () => {
      const visitor = await signedIn(shop, 'shopper.us');
      expect(await join(visitor, 'SKARN-PRO-NO-1', 'no-no')).toMatchObject({
        viewer: { isPro: true, proStatus: 'NOT_HERE', pro: { region: 'pro_no' } },
      });
      expect((await asked(visitor, 'no-no'))[0]).toBe('eu');
    });

    test.each([
      ['de-de', 'SKARN-PRO-EU-4', { proStatus: 'ACTIVE', pro: { region: 'pro_eu_region_1' } }],
      // Japan has no shop: its customers belong to the American store.
      ['ja-jp', 'SKARN-PRO-US-5', { proStatus: 'NOT_HERE', pro: { region: 'pro' } }],
    ])('on %s makes a pro of the market’s store', async (locale, code, expected) => {
      const visitor = caller(shop);
      const email = `joins.${locale}@skarn.example`;
      await createAccount(
        visitor,
        { firstName: 'Zebulina', lastName: 'Quarrystone', email, password: 'three larches in fog' },
        locale,
      );
      expect(await join(visitor, 'SKARN-PRO-EU-0', locale)).toMatchObject({ __typename: 'InvalidFields' });
      expect(await join(visitor, code, locale)).toMatchObject({
        viewer: { email, isPro: true, ...expected },
      });
    });
  });

  test('joining in one browser applies in another one once it loads the viewer', async () => {
    const [here, there] = [await signedIn(shop, 'shopper.ca'), await signedIn(shop, 'shopper.ca')];
    await join(here, 'SKARN-PRO-CA-1', 'en-ca');
    expect(await asked(there, 'en-ca')).toEqual(['ca', '1070.00']);
    await there.ask('query @inContext(locale: "en-ca") { viewer { email } }');
    expect(await asked(there, 'en-ca')).toEqual(['pro_ca', '642.00']);
  });

  describe('an invalid code', () => {
    test.each([
      ['unknown', 'SKARN-PRO-US-0', /isn’t valid/],
      ['expired', 'SKARN-PRO-US-OLD', /expired/],
      ['used by somebody else', 'SKARN-PRO-US-USED', /already been used/],
      ['of another store', 'SKARN-PRO-US-9', /another region/],
      ['a stored code value', '{"code":"SKARN-PRO-CA-9","region":"pro_ca"}', /isn’t valid/],
      ['empty', '  ', /Enter your pro code/],
      ['endless', 'S'.repeat(5000), /isn’t valid/],
    ])('%s: said at its field, and nothing changes', async (_, code, message) => {
      const store = code === 'SKARN-PRO-US-9' || code.startsWith('{') ? 'ca' : 'us';
      const visitor = await signedIn(shop, store === 'ca' ? 'shopper.ca' : 'pro.no');
      const locale = store === 'ca' ? 'en-ca' : 'en-us';
      const before = visitor.session.toJSON();
      const answer = await join(visitor, code, locale);
      expect(answer).toMatchObject({
        __typename: 'InvalidFields',
        fields: [{ path: ['input', 'proCode'], message: expect.stringMatching(message) }],
      });
      expect(visitor.session.toJSON()).toEqual(before);
    });

    test('is rate-limited', async () => {
      const visitor = await signedIn(shop, 'shopper.eu');
      const answers: Joined[] = [];
      for (let guess = 0; guess < 9; guess += 1) answers.push(await join(visitor, `GUESS-${guess}`, 'de-de'));
      expect(answers.map(({ __typename }) => __typename)).toEqual([
        ...Array<string>(8).fill('InvalidFields'),
        'TooManyAttempts',
      ]);
      expect(answers.at(-1)?.retryAfterSeconds).toBeGreaterThan(0);
      // Not even with the right one, until the wait is over.
      expect(await join(visitor, 'SKARN-PRO-EU-1', 'de-de')).toMatchObject({ __typename: 'TooManyAttempts' });
    });
  });

  test('guests are asked to sign in', async () => {
    expect(await join(shop.visitor(), 'SKARN-PRO-US-4')).toMatchObject({ __typename: 'NotSignedIn' });
    expect(await join(await signedIn(shop, 'pro.us'), 'SKARN-PRO-EU-2', 'de-de')).toMatchObject({
      __typename: 'NotSignedIn',
    });
  });

  test('while commerce is down it is an error, and the session stays', async () => {
    const visitor = await signedIn(shop, 'pro.us');
    const before = visitor.session.toJSON();
    await shop.breakSource({ source: 'commerce', status: 503 });
    const { data, errors } = await joining(visitor, 'SKARN-PRO-US-5');
    expect(data).toBeNull();
    expect(errors[0]?.extensions).toMatchObject({ code: 'SOURCE_UNAVAILABLE', source: 'commerce' });
    expect(visitor.session.toJSON()).toEqual(before);
  });
});
