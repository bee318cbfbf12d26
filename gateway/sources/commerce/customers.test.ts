/** Customers and orders: the client against the stand-in, over loopback. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sandboxPassword } from '../../sandbox/commerce/seed/customerSeed.ts';
import { listen } from '../../testing/shop/listen.ts';
import { openTestShop, type TestShop } from '../../sandbox/commerce/testShop.ts';
import { caller } from '../../testing/shop/caller.ts';
import { SourceError } from '../transport/errors.ts';
import type { CommerceSource } from './handle.ts';
import type { RequestScope } from '../transport/scope.ts';
import { commerceSource } from './commerce.ts';

let shop: TestShop;
let source: CommerceSource;

beforeAll(async () => {
  shop = await openTestShop(listen);
  source = commerceSource({ url: shop.url });
});
afterAll(async () => {
  await source.close();
  await shop.close();
});

const commerceFor = (scope: Partial<RequestScope> = {}) => source.open(caller(scope));

describe('sessions', () => {
  test('log in, are validated, log out', async () => {
    const commerce = commerceFor();
    expect(await commerce.login('pro.us@skarn.example', 'wrong')).toEqual({
      is_valid: false,
      customer: null,
      session: null,
    });
    const { customer, session } = await commerce.login('pro.us@skarn.example', sandboxPassword);
    expect(customer).toMatchObject({ id: 1003, customer_group_id: 13, form_fields: [{ name: 'Pro Code' }] });
    expect(await commerce.validateSession(session!.token)).toEqual({ is_valid: true, customer_id: 1003 });
    await commerce.logout(session!.token);
    expect(await commerce.validateSession(session!.token)).toEqual({ is_valid: false, customer_id: null });
    expect(await commerce.validate(1003, sandboxPassword)).toEqual({ is_valid: true, customer_id: 1003 });
    const { url } = await commerce.hostedLogin(1003, 'https://us.skarn.example/checkout/c1?step=1');
    expect(url).toMatch(/\/login\/token\//);
    const claims = JSON.parse(Buffer.from(url.split('.').at(-2) ?? '', 'base64url').toString()) as object;
    expect(claims).toMatchObject({ redirect_to: '/checkout/c1?step=1' });
  });
});

test('the error for too many wrong passwords says how long to wait, other errors do not', async () => {
  const commerce = commerceFor();
  const attempt = () => commerce.login('employee@skarn.example', 'wrong').catch((error: unknown) => error);
  for (let attempts = 0; attempts < 5; attempts += 1)
    expect(commerce.waitSeconds(await attempt())).toBeNull();
  const error = await attempt();
  expect(commerce.waitSeconds(error)).toBeGreaterThan(30);
  expect(commerce.waitSeconds(error)).toBeLessThanOrEqual(60);
  expect(commerce.refusal(error)).toBeNull();
  const at = { source: 'commerce', call: 'login' } as const;
  const limited = (headers: object) =>
    new SourceError('SOURCE_UNAVAILABLE', at, 'answered 429', { status: 429, detail: { headers } });
  expect(commerce.waitSeconds(limited({}))).toBe(60);
  expect(commerce.waitSeconds(limited({ 'x-retry-after': '0' }))).toBe(1);
  expect(commerce.waitSeconds(new SourceError('SOURCE_UNAVAILABLE', at, '', { status: 503 }))).toBeNull();
});

describe('accounts and addresses', () => {
  test('are created, changed and deleted', async () => {
    const commerce = commerceFor({ commerceRegion: 'ca' });
    const opened = await commerce.createCustomer({
      email: 'claim@skarn.example',
      first_name: 'Cleo',
      last_name: 'Claim',
      password: 'deep enough',
    });
    expect(await commerce.customerByEmail('claim@skarn.example')).toEqual(opened);
    expect(await commerceFor().customerByEmail('claim@skarn.example')).toBeNull();
    const renamed = await commerce.updateCustomer(opened.id, { first_name: 'Clea', notes: 'prefers wide' });
    expect(renamed).toMatchObject({ first_name: 'Clea', last_name: 'Claim', notes: 'prefers wide' });

    const address = await commerce.createAddress(opened.id, {
      first_name: 'Clea',
      last_name: 'Claim',
      address1: '9 Seam Road',
      city: 'Fernie',
      state_or_province: 'BC',
      postal_code: 'V0B 1M0',
      country_code: 'CA',
    });
    const moved = await commerce.updateAddress(opened.id, { id: address.id, city: 'Kimberley' });
    expect(await commerce.addresses(opened.id)).toEqual([moved]);
    await commerce.deleteAddress(opened.id, address.id);
    expect(await commerce.addresses(opened.id)).toEqual([]);

    await commerce.deleteCustomer(opened.id);
    expect(await commerce.customerByEmail('claim@skarn.example')).toBeNull();
  });

  test('a second account with the same e-mail address is refused with 409', async () => {
    const commerce = commerceFor();
    const attempt = commerce.createCustomer({
      email: 'newcomer@skarn.example',
      first_name: 'N',
      last_name: 'O',
      password: 'long enough',
    });
    const error = await attempt.catch((reason: unknown) => reason);
    expect(commerce.refusal(error)).toMatchObject({ status: 409, type: 'duplicate_email' });
  });
});

describe('orders', () => {
  test('are read by customer and by number, with shipments and status', async () => {
    const commerce = commerceFor({ commerceRegion: 'eu_region_1', customerId: 5001 });
    const orders = await commerce.allOrders(5001);
    const [waiting, sent] = [11, 2].map((status) => orders.find(({ status_id }) => status_id === status));
    expect(await commerce.order(sent!.id)).toEqual(sent);
    expect(sent!.total_inc_tax).toBeCloseTo(
      sent!.products.reduce((sum, one) => sum + one.total_inc_tax, 0),
      2,
    );
    expect(sent!.total_tax).toBeGreaterThan(0);
    expect(await commerce.shipments(waiting!.id)).toEqual([]);
    expect(await commerce.shipments(sent!.id)).toMatchObject([{ order_id: sent!.id }]);
    expect(await commerce.orderStatus(sent!.id, 'shopper.eu@skarn.example')).toMatchObject({
      status: 'Shipped',
    });
    expect(await commerce.orderStatus(sent!.id, 'nobody@skarn.example')).toBeNull();
    expect(await commerce.allOrders(1)).toEqual([]);
    expect(await commerce.order(1)).toBeNull();
  });
});
