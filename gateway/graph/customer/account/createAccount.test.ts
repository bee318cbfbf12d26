/** Account creation, end to end. */
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { CustomerJson } from '../../../sources/commerce/customers.ts';
import {
  askCommerce,
  caller,
  createAccount,
  signInWith,
  viewer,
} from '../../../testing/shop/accountOperations.ts';
import { add, buyable, read } from '../../../testing/shop/cartOperations.ts';
import { startLossyProxy, type LossyProxy } from '../../../testing/faults/lossyProxy.ts';
import { startShop, type Shop } from '../../../testing/shop/shop.ts';

let shop: Shop;
let wire: LossyProxy;
beforeAll(async () => {
  shop = await startShop({
    commerceVia: async (url) => {
      wire = await startLossyProxy(url);
      return wire.url;
    },
  });
});
afterEach(() => shop.mendSources());
afterAll(async () => {
  await shop.close();
  await wire.close();
});

const password = 'deep enough';
let people = 0;
function somebody(more: object = {}) {
  people += 1;
  return { email: `new${people}@skarn.example`, password, firstName: 'Nils', lastName: 'Holm', ...more };
}
const leadville = {
  firstName: 'Nils',
  lastName: 'Holm',
  line1: '14 Tailings Road',
  city: 'Leadville',
  region: 'CO',
  postalCode: '80461',
  country: 'US',
};

async function kept(email: string, store = 'us'): Promise<CustomerJson | undefined> {
  const path = `/customers?email:in=${email}`;
  return (await askCommerce<{ data: CustomerJson[] }>(shop, store, path, { method: 'GET' })).data[0];
}

describe('a new account', () => {
  test('is signed in at once, with its address and the cart', async () => {
    const visitor = caller(shop);
    await add(visitor, await buyable(shop));
    const { id } = visitor.session;
    const given = somebody({ phone: ' 555 0100 123 ', company: '', address: leadville });
    const answer = await createAccount(visitor, { ...given, email: ` ${given.email} ` });
    expect(answer).toMatchObject({
      __typename: 'CreateAccountPayload',
      viewer: {
        email: given.email,
        phone: '555 0100 123',
        company: null,
        isPro: false,
        addresses: [{ city: 'Leadville' }],
      },
    });
    expect((await viewer(visitor))?.id).toBe(answer.viewer?.id);
    expect(await read(visitor)).toMatchObject({ totalQuantity: 1 });
    expect(visitor.session.replacedIds).toContain(id);
    expect(await signInWith(caller(shop), { email: given.email, password })).toMatchObject({
      __typename: 'SignInPayload',
    });
  });

  test('cannot choose its group, notes or form fields', async () => {
    const given = somebody();
    await createAccount(caller(shop), given);
    expect(await kept(given.email)).toMatchObject({ customer_group_id: null, notes: '', form_fields: [] });
    for (const extra of ['customer_group_id', 'groupId', 'notes', 'formFields', 'form_fields']) {
      await expect(createAccount(caller(shop), somebody({ [extra]: 13 }))).rejects.toThrow(/unknown field/);
    }
  });

  test('is created even when its address cannot be stored', async () => {
    const given = somebody({ address: leadville });
    const visitor = caller(shop);
    wire.loseNext('POST', '/addresses');
    const { errors, data } = await visitor.ask(
      `mutation ($input: CreateAccountInput!) { createAccount(input: $input) { __typename } }`,
      { input: given },
    );
    expect([errors, data]).toEqual([[], { createAccount: { __typename: 'CreateAccountPayload' } }]);
    expect((await viewer(visitor))?.email).toBe(given.email);
  });

  test('is opened at the store of the market', async () => {
    const given = somebody();
    await createAccount(caller(shop), given, 'de-de');
    expect(await kept(given.email, 'eu_region_1')).toBeDefined();
    expect(await kept(given.email)).toBeUndefined();
  });

  test('of a pro is opened at the store of the country’s pros', async () => {
    const visitor = caller(shop);
    const given = somebody({ proCode: ' skarn-pro-eu-31 ' });
    expect(await createAccount(visitor, given, 'en-pl')).toMatchObject({ viewer: { isPro: true } });
    expect(await kept(given.email, 'eu_region_1')).toMatchObject({ customer_group_id: 53 });
    expect(visitor.session.customer('eu_region_1')).toMatchObject({
      groupId: 53,
      proRegion: 'pro_eu_region_1',
    });
    expect((await viewer(visitor, 'en-pl'))?.email).toBe(given.email);
  });

  test('is found although the creation response was lost', async () => {
    const given = somebody({ address: leadville });
    wire.loseNext('POST');
    const answer = await createAccount(caller(shop), given);
    expect(answer).toMatchObject({
      __typename: 'CreateAccountPayload',
      viewer: { addresses: [{ city: 'Leadville' }] },
    });
  });
});

describe('fields that cannot be taken', () => {
  test('are all reported at once, without upstream calls', async () => {
    const given = somebody({
      email: 'nils@',
      password: 'short',
      firstName: ' ',
      phone: 'x',
      proCode: 'x'.repeat(65),
    });
    const { data, log } = await caller(shop).ask<{ createAccount: { fields: object[] } }>(
      `mutation ($input: CreateAccountInput!) { createAccount(input: $input) {
        __typename ... on InvalidFields { message fields { path message } } } }`,
      { input: given },
    );
    expect(data.createAccount).toMatchObject({
      __typename: 'InvalidFields',
      fields: [
        { path: ['input', 'email'], message: 'Enter an email address like name@example.com.' },
        { path: ['input', 'password'], message: 'Choose a password of 8 to 128 characters.' },
        { path: ['input', 'firstName'] },
        { path: ['input', 'phone'] },
        { path: ['input', 'proCode'] },
      ],
    });
    expect(log.records.filter(({ source }) => source === 'commerce')).toEqual([]);
  });

  test('of the address are prefixed', async () => {
    const given = somebody({ lastName: '', address: { ...leadville, city: '', postalCode: '1' } });
    const { fields = [] } = await createAccount(caller(shop), given);
    expect(fields.map(({ path }) => path.slice(1).join('.')).toSorted()).toEqual([
      'address.city',
      'address.postalCode',
      'lastName',
    ]);
    expect(await kept(given.email)).toBeUndefined();
  });

  test.each([
    ['unknown', 'SKARN-NONE', 'en-us'],
    ['of another store', 'SKARN-PRO-CA-31', 'en-us'],
    ['for Americans, typed in Poland', 'SKARN-PRO-US-31', 'en-pl'],
    ['that are JSON', '{"region":"pro"}', 'en-us'],
  ])(
    'pro codes %s: reported at the field with our own message, and no account is created',
    async (_row, proCode, locale) => {
      const given = somebody({ proCode });
      const answer = await createAccount(caller(shop), given, locale);
      expect(answer).toMatchObject({ __typename: 'InvalidFields', fields: [{ path: ['input', 'proCode'] }] });
      expect(answer.fields?.[0]?.message).toMatch(/^This pro code/);
      expect(await kept(given.email)).toBeUndefined();
      expect(await kept(given.email, 'eu_region_1')).toBeUndefined();
    },
  );

  test('an address rejected by commerce is reported at its field', async () => {
    const { fields } = await createAccount(caller(shop), somebody({ email: 'nils@holm_.example' }));
    expect(fields).toEqual([
      { path: ['input', 'email'], message: 'Enter an email address like name@example.com.' },
    ]);
  });
});

describe('an address that has an account', () => {
  test('with its password is signed in to it, unchanged', async () => {
    const theirs = { email: 'shopper.us@skarn.example', password: 'hot-meets-cold' };
    const { viewer: ruth } = await signInWith(caller(shop), theirs);
    const visitor = caller(shop);
    const answer = await createAccount(visitor, { ...somebody({ address: leadville }), ...theirs });
    expect(answer).toEqual({ __typename: 'CreateAccountPayload', viewer: ruth });
    expect(await viewer(visitor)).toEqual(ruth);
  });

  test('with another password: no account, without a reason', async () => {
    const visitor = caller(shop);
    const answer = await createAccount(visitor, { ...somebody(), email: 'newcomer@skarn.example' });
    expect(answer).toEqual({
      __typename: 'AccountNotCreated',
      message: expect.stringMatching(/^We couldn’t create an account/),
    });
    expect(answer.message).not.toMatch(/exist|taken|already has|known/i);
    expect(visitor.session.isSignedIn).toBe(false);
    expect(visitor.session.hasChanged).toBe(false);
  });

  test('counts as a sign-in attempt', async () => {
    const email = 'pro.us@skarn.example';
    const visitor = caller(shop);
    for (let tries = 0; tries < 8; tries += 1)
      await signInWith(visitor, { email, password: 'x'.repeat(999) });
    const { log, data } = await visitor.ask(
      `mutation ($input: CreateAccountInput!) { createAccount(input: $input) { __typename } }`,
      { input: { ...somebody(), email, password: 'hot-meets-cold' } },
    );
    expect(data).toEqual({ createAccount: { __typename: 'AccountNotCreated' } });
    expect(log.records.map(({ call }) => call)).not.toContain('login');
  });

  test('of a non-pro does not open an account at the pros’ store', async () => {
    const given = {
      ...somebody({ proCode: 'SKARN-PRO-EU-32' }),
      email: 'shopper.eu@skarn.example',
      password: 'hot-meets-cold',
    };
    const visitor = caller(shop);
    expect((await createAccount(visitor, given, 'en-pl')).__typename).toBe('AccountNotCreated');
    expect(visitor.session.isSignedIn).toBe(false);
  });
});

test('account creation is rate-limited', async () => {
  const visitor = caller(shop);
  for (let tries = 0; tries < 10; tries += 1)
    expect((await createAccount(visitor, somebody())).__typename).toBe('CreateAccountPayload');
  const limited = await createAccount(visitor, somebody());
  expect(limited.__typename).toBe('TooManyAttempts');
  expect(limited.retryAfterSeconds).toBeGreaterThan(3_000);
});

test('while commerce is down no account is created, and the session is unchanged', async () => {
  const visitor = caller(shop);
  await shop.breakSource({ source: 'commerce', status: 503 });
  await expect(createAccount(visitor, somebody())).rejects.toThrow(/SOURCE_UNAVAILABLE/);
  expect(visitor.session.hasChanged).toBe(false);
});
