import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AddressJson } from '../../../sources/commerce/addresses.ts';
import type { CustomerJson, LoginJson } from '../../../sources/commerce/customers.ts';
import { sandboxPassword, seededCustomers } from '../seed/customerSeed.ts';
import { listen } from '../../../testing/shop/listen.ts';
import { openTestShop, type TestShop } from '../testShop.ts';

let shop: TestShop;
let clock = Date.parse('2027-01-15T10:00:00Z');

beforeAll(async () => {
  shop = await openTestShop(listen, { now: () => clock });
});
afterAll(() => shop.close());

const login = (email: string, pw: string, region = 'us') =>
  shop.call<LoginJson>('/customers/login', { method: 'POST', body: { email, pw }, region });

describe('logging in', () => {
  test.each(seededCustomers.map((customer) => [customer.email, customer] as const))(
    '%s can log in',
    async (email, customer) => {
      const { status, json, text } = await login(email, sandboxPassword, customer.store);
      expect(status).toBe(200);
      expect(json).toMatchObject({ is_valid: true, customer: { id: customer.id, email } });
      expect(text).not.toMatch(/salt|"password|digest|authentication/i);
    },
  );

  test('a wrong password and an unknown address are answered alike, with 200', async () => {
    for (const email of ['newcomer@skarn.example', 'nobody@skarn.example']) {
      const { status, json } = await login(email, 'wrong password');
      expect([status, json]).toEqual([200, { is_valid: false, customer: null, session: null }]);
    }
  });

  test("fails in another store than the customer's own", async () => {
    expect((await login('pro.ca@skarn.example', sandboxPassword, 'us')).json.is_valid).toBe(false);
  });

  test('is refused with 429 and the waiting time after five wrong passwords within a minute, even with the right one', async () => {
    const email = 'shopper.us@skarn.example';
    for (let tries = 0; tries < 5; tries += 1) expect((await login(email, 'wrong')).status).toBe(200);
    const limited = await login(email.toUpperCase(), sandboxPassword);
    expect(limited.status).toBe(429);
    expect(limited.headers.get('x-retry-after')).toBe('60');
    expect(limited.headers.get('x-rate-limit-time-reset-ms')).toBe('60000');
    expect((await login('newcomer@skarn.example', sandboxPassword)).json.is_valid).toBe(true);
    clock += 61_000;
    expect((await login(email, sandboxPassword)).json.is_valid).toBe(true);
  });

  test('opens a session, valid until logout', async () => {
    const { json, headers } = await login('pro.us@skarn.example', sandboxPassword);
    const cookie = `SHOP_SESSION=${json.session!.token}`;
    expect(headers.get('set-cookie')).toMatch(cookie);
    const check = () => shop.call('/customers/validate-session', { method: 'POST', text: '', cookie });
    expect((await check()).json).toEqual({ is_valid: true, customer_id: 1003 });
    expect((await shop.call('/customers/logout', { method: 'POST', text: '', cookie })).status).toBe(204);
    expect((await check()).json).toEqual({ is_valid: false, customer_id: null });
  });

  test('validate accepts an id or an address', async () => {
    for (const customer of [1003, 'pro.us@skarn.example']) {
      const right = await shop.call('/customers/validate', {
        method: 'POST',
        body: { customer, pw: sandboxPassword },
      });
      expect(right.json).toEqual({ is_valid: true, customer_id: 1003 });
    }
    const wrong = await shop.call('/customers/validate', {
      method: 'POST',
      body: { customer: 1003, pw: 'no' },
    });
    expect(wrong.json).toEqual({ is_valid: false, customer_id: null });
  });

  test('bclogin returns a signed storefront address, for paths only', async () => {
    const ask = (redirect: string) =>
      shop.call<{ url: string }>('/customers/bclogin', { method: 'POST', body: { id: 1003, redirect } });
    const { json } = await ask('/checkout');
    const [, claims = ''] = new URL(json.url).pathname.split('/').at(-1)!.split('.');
    expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({
      operation: 'customer_login',
      customer_id: 1003,
      redirect_to: '/checkout',
    });
    for (const elsewhere of ['https://elsewhere.example', '//elsewhere.example', '/\\elsewhere.example']) {
      expect((await ask(elsewhere)).status).toBe(422);
    }
  });
});

describe('accounts', () => {
  const newcomer = {
    email: 'new@skarn.example',
    first_name: 'Ny',
    last_name: 'Stollen',
    password: 'deep enough',
    form_fields: [{ name: 'Ski length', value: '178' }],
  };

  test('are created, found, changed and deleted', async () => {
    const made = await shop.call<{ data: CustomerJson }>('/customers/create', {
      method: 'POST',
      body: newcomer,
    });
    expect(made.status).toBe(201);
    expect(made.text).not.toContain('deep enough');
    const { id } = made.json.data;

    const found = await shop.call<{ data: CustomerJson[] }>('/customers?email:in=NEW@skarn.example');
    expect(found.json.data).toEqual([made.json.data]);

    const session = (await login(newcomer.email, newcomer.password)).json.session!;
    const change = { method: 'PUT', body: { last_name: 'Gang', password: 'deeper still' } } as const;
    expect((await shop.call(`/customers/${id}`, change)).json).toMatchObject({ data: { last_name: 'Gang' } });
    expect((await login(newcomer.email, newcomer.password)).json.is_valid).toBe(false);
    expect((await login(newcomer.email, 'deeper still')).json.is_valid).toBe(true);
    const old = { method: 'POST', text: '', cookie: `SHOP_SESSION=${session.token}` } as const;
    expect((await shop.call('/customers/validate-session', old)).json).toMatchObject({ is_valid: false });

    expect((await shop.call(`/customers/${id}`, { method: 'DELETE' })).status).toBe(204);
    expect((await shop.call(`/customers/${id}`, { method: 'DELETE' })).status).toBe(404);
    expect((await login(newcomer.email, 'deeper still')).json.is_valid).toBe(false);
  });

  test('have a unique e-mail address: 409', async () => {
    const body = { ...newcomer, email: 'Newcomer@skarn.example' };
    const answer = await shop.call('/customers/create', { method: 'POST', body });
    expect(answer.status).toBe(409);
    expect(answer.json).toMatchObject({ type: 'duplicate_email' });
  });

  test.each([
    ['no e-mail address: 422', { email: 'mine' }, 422, 'email'],
    ['a short password: 422', { password: 'short' }, 422, 'password'],
    ['no name: 422', { first_name: ' ' }, 422, 'first_name'],
    ['an unknown group: 422', { customer_group_id: 99 }, 422, 'customer_group_id'],
    ['a name that is not text: 400', { last_name: 7 }, 400, 'last_name'],
  ])('%s', async (_, more, status, field) => {
    const answer = await shop.call('/customers/create', { method: 'POST', body: { ...newcomer, ...more } });
    expect(answer.status).toBe(status);
    expect(answer.json).toMatchObject({ errors: { [field]: expect.any(String) } });
  });

  test('are listed by address only', async () => {
    expect((await shop.call('/customers')).status).toBe(422);
  });
});

describe('addresses', () => {
  const adit = {
    first_name: 'Nell',
    last_name: 'Okafor',
    address1: '7 Adit Lane',
    city: 'Ouray',
    state_or_province: 'Colorado',
    postal_code: '81427',
    country_code: 'US',
  };
  const post = (body: object) =>
    shop.call<{ data: AddressJson }>('/customers/1001/addresses', { method: 'POST', body });

  test('are added without duplicates, changed and removed', async () => {
    const made = await post(adit);
    expect(made.status).toBe(201);
    const again = await post(adit);
    expect([again.status, again.json.data.id]).toEqual([200, made.json.data.id]);

    const body = { id: made.json.data.id, city: 'Ridgway' };
    const changed = await shop.call('/customers/1001/addresses', { method: 'PUT', body });
    expect(changed.json).toMatchObject({ data: { ...adit, city: 'Ridgway' } });
    const list = await shop.call<{ data: AddressJson[] }>('/customers/1001/addresses');
    expect(list.json.data).toHaveLength(1);

    const path = `/customers/1001/addresses/${made.json.data.id}`;
    expect((await shop.call(path.replace('1001', '1002'), { method: 'DELETE' })).status).toBe(404);
    expect((await shop.call(path, { method: 'DELETE' })).status).toBe(204);
  });

  test.each([
    ['in an unknown country: 422', { country_code: 'XX' }, 'country_code'],
    ['in an unknown state: 422', { state_or_province: 'Bavaria' }, 'state_or_province'],
    ['without a street: 422', { address1: '' }, 'address1'],
  ])('%s', async (_, more, field) => {
    const answer = await post({ ...adit, ...more });
    expect(answer.status).toBe(422);
    expect(answer.json).toMatchObject({ errors: { [field]: expect.any(String) } });
  });

  test('in a country without listed states accept any province', async () => {
    expect((await post({ ...adit, country_code: 'DE', state_or_province: 'Harz' })).status).toBe(201);
  });
});
