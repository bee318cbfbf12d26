/** The signed-in customer's account, end to end: reading, changing, closing. */
import { isObjectType } from 'graphql';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { schema } from '../../schema.ts';
import {
  askCommerce,
  caller,
  changeCredentials,
  createAccount,
  deleteAccount,
  isSessionValid,
  signInWith,
  updateProfile,
  viewer,
} from '../../../testing/shop/accountOperations.ts';
import { add, buyable, read } from '../../../testing/shop/cartOperations.ts';
import { startLossyProxy, type LossyProxy } from '../../../testing/faults/lossyProxy.ts';
import { startShop, type Shop, type Visitor } from '../../../testing/shop/shop.ts';

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
/** A customer with an account of their own, signed in. */
async function resident(): Promise<{ visitor: Visitor; email: string }> {
  people += 1;
  const visitor = caller(shop);
  const email = `resident${people}@skarn.example`;
  const given = { email, password, firstName: 'Liv', lastName: 'Dahl', phone: '555 0100 123' };
  expect((await createAccount(visitor, given)).__typename).toBe('CreateAccountPayload');
  return { visitor, email };
}

describe('the viewer', () => {
  test('can be refetched by id, by no one else', async () => {
    const { visitor, email } = await resident();
    const text = 'query ($id: ID!) { node(id: $id) { __typename ... on Customer { email } } }';
    const variables = { id: (await viewer(visitor))?.id };
    expect((await visitor.ask(text, variables)).data).toEqual({ node: { __typename: 'Customer', email } });
    expect((await (await resident()).visitor.ask(text, variables)).data).toEqual({ node: null });
    expect((await caller(shop).ask(text, variables)).data).toEqual({ node: null });
  });

  test('is requested once per page', async () => {
    const { visitor } = await resident();
    const { log } = await visitor.ask('{ viewer { email } again: viewer { firstName } }');
    expect(log.records.map(({ call }) => call)).toEqual(['getCustomersByEmail']);
  });

  test('is null for a guest, without upstream calls', async () => {
    const { data, log } = await caller(shop).ask('{ viewer { email } }');
    expect(data).toEqual({ viewer: null });
    expect(log.records).toEqual([]);
  });

  test('is null with an error while commerce is down', async () => {
    const { visitor } = await resident();
    await shop.breakSource({ source: 'commerce', status: 503 });
    const { data, errors } = await visitor.ask('{ viewer { email } }');
    expect(data).toEqual({ viewer: null });
    expect(errors[0]?.extensions).toMatchObject({ code: 'SOURCE_UNAVAILABLE', source: 'commerce' });
  });

  test('is null with an error while the sign-in cannot be verified', async () => {
    const { visitor } = await resident();
    visitor.session.ignoreUnverified(new Set(['us']));
    const { data, errors } = await visitor.ask('{ viewer { email } }');
    expect(data).toEqual({ viewer: null });
    expect(errors[0]?.extensions).toMatchObject({ code: 'SOURCE_UNAVAILABLE', source: 'commerce' });
  });

  test('is null once another customer has the e-mail address', async () => {
    const { visitor, email } = await resident();
    const { id } = visitor.session.customer('us') ?? {};
    await askCommerce(shop, 'us', `/customers/${id}`, { method: 'DELETE' });
    expect(await viewer(visitor)).toBeNull();
    await createAccount(caller(shop), { email, password, firstName: 'Una', lastName: 'Falk' });
    expect(await viewer(visitor)).toBeNull();
  });

  test('exposes no notes, form fields, groups and tokens', async () => {
    const visitor = caller(shop);
    await signInWith(visitor, { email: 'pro.us@skarn.example', password: 'hot-meets-cold' });
    const { token = '' } = visitor.session.customer('us') ?? {};
    const customer = schema.getType('Customer');
    const names = isObjectType(customer) ? Object.keys(customer.getFields()) : [];
    expect(names).toContain('email');
    expect(names.filter((name) => /note|form|group|token|password/i.test(name))).toEqual([]);
    const answer = JSON.stringify(await viewer(visitor));
    for (const secret of [token, 'SKARN-1003', 'Pro Code', '"13"']) expect(answer).not.toContain(secret);
  });
});

test('the cart of an unverified sign-in is neither shown nor lost', async () => {
  const { visitor } = await resident();
  await add(visitor, await buyable(shop));
  const id = visitor.session.cartId('us');
  visitor.session.ignoreUnverified(new Set(['us']));
  expect(await read(visitor)).toBeNull();
  expect(visitor.session.cartId('us')).toBe(id);
  visitor.session.ignoreUnverified(new Set());
  expect(await read(visitor)).toMatchObject({ totalQuantity: 1 });
});

test('a cart whose reassignment response was lost is read and found reassigned', async () => {
  const visitor = caller(shop);
  await add(visitor, await buyable(shop));
  const id = visitor.session.cartId('us');
  wire.loseNext('PUT');
  const answer = await signInWith(visitor, { email: 'newcomer@skarn.example', password: 'hot-meets-cold' });
  expect(answer).toMatchObject({
    __typename: 'SignInPayload',
    cart: 'REASSIGNED',
    viewer: { firstName: 'Nell' },
  });
  expect(visitor.session.cartId('us')).toBe(id);
  expect(await read(visitor)).toMatchObject({ totalQuantity: 1 });
});

describe('the profile', () => {
  test('is changed, and omitted fields stay', async () => {
    const { visitor, email } = await resident();
    const answer = await updateProfile(visitor, { firstName: ' Olava ', lastName: 'Dahl', company: 'Skarn' });
    expect(answer).toMatchObject({
      __typename: 'UpdateProfilePayload',
      viewer: { email, firstName: 'Olava', phone: '555 0100 123', company: 'Skarn' },
    });
    expect(await viewer(visitor)).toEqual(answer.viewer);
    await updateProfile(visitor, { firstName: 'Olava', lastName: 'Dahl', phone: null, company: '' });
    expect(await viewer(visitor)).toMatchObject({ phone: null, company: null });
  });

  test('of a pro keeps the pro code', async () => {
    const visitor = caller(shop);
    await signInWith(visitor, { email: 'pro.us@skarn.example', password: 'hot-meets-cold' });
    expect(await updateProfile(visitor, { firstName: 'Wade', lastName: 'Sorensen' })).toMatchObject({
      viewer: { isPro: true },
    });
  });

  test('reports invalid fields', async () => {
    const { visitor } = await resident();
    const answer = await updateProfile(visitor, { firstName: '', lastName: 'Dahl', phone: 'none' });
    expect(answer.fields?.map(({ path }) => path.slice(1).join('.'))).toEqual(['firstName', 'phone']);
    expect(await viewer(visitor)).toMatchObject({ firstName: 'Liv' });
  });

  test('is refused for guests and customers of another store', async () => {
    const { visitor } = await resident();
    const given = { firstName: 'Olava', lastName: 'Dahl' };
    expect((await updateProfile(caller(shop), given)).__typename).toBe('NotSignedIn');
    expect((await updateProfile(visitor, given, 'de-de')).__typename).toBe('NotSignedIn');
  });
});

describe('credentials', () => {
  test('are changed: signed in here with a new session, and signed out elsewhere', async () => {
    const { visitor, email } = await resident();
    const elsewhere = caller(shop);
    await signInWith(elsewhere, { email, password });
    const before = visitor.session.id;
    const tokens = [visitor, elsewhere].map(({ session }) => session.customer('us')?.token ?? '');
    const answer = await changeCredentials(visitor, {
      currentPassword: password,
      newPassword: 'deeper still',
    });
    expect(answer).toMatchObject({ __typename: 'ChangeCredentialsPayload', viewer: { email } });
    for (const token of tokens) expect(await isSessionValid(shop, 'us', token)).toBe(false);
    expect(visitor.session.id).not.toBe(before);
    expect(visitor.session.replacedIds).toContain(before);
    expect(await isSessionValid(shop, 'us', visitor.session.customer('us')?.token ?? '')).toBe(true);
    expect((await signInWith(caller(shop), { email, password })).__typename).toBe('InvalidCredentials');
    expect((await signInWith(caller(shop), { email, password: 'deeper still' })).__typename).toBe(
      'SignInPayload',
    );
  });

  test('changing only the address keeps the password', async () => {
    const { visitor, email } = await resident();
    const { token = '' } = visitor.session.customer('us') ?? {};
    const moved = `moved.${email}`;
    expect(
      await changeCredentials(visitor, { currentPassword: password, email: ` ${moved} ` }),
    ).toMatchObject({ viewer: { email: moved } });
    expect((await viewer(visitor))?.email).toBe(moved);
    expect(await isSessionValid(shop, 'us', token)).toBe(false);
    expect((await signInWith(caller(shop), { email: moved, password })).__typename).toBe('SignInPayload');
  });

  test('keep the cart', async () => {
    const { visitor } = await resident();
    await add(visitor, await buyable(shop));
    await changeCredentials(visitor, { currentPassword: password, newPassword: 'deeper still' });
    expect(await read(visitor)).toMatchObject({ totalQuantity: 1 });
  });

  test('are changed although the response was lost', async () => {
    const { visitor, email } = await resident();
    wire.loseNext('PUT');
    const answer = await changeCredentials(visitor, {
      currentPassword: password,
      newPassword: 'deeper still',
    });
    expect(answer).toMatchObject({ __typename: 'ChangeCredentialsPayload', viewer: { email } });
    expect(await isSessionValid(shop, 'us', visitor.session.customer('us')?.token ?? '')).toBe(true);
  });

  test('stay when the password is wrong', async () => {
    const { visitor, email } = await resident();
    const answer = await changeCredentials(visitor, {
      currentPassword: 'wrong password',
      newPassword: 'deeper still',
    });
    expect(answer).toEqual({ __typename: 'InvalidCredentials', message: 'Incorrect password. Try again.' });
    expect((await signInWith(caller(shop), { email, password })).__typename).toBe('SignInPayload');
  });

  test('a taken address is refused without revealing it', async () => {
    const { visitor } = await resident();
    const { email: taken } = await resident();
    const answer = await changeCredentials(visitor, { currentPassword: password, email: taken });
    expect(answer).toMatchObject({ __typename: 'InvalidFields', fields: [{ path: ['input', 'email'] }] });
    expect(answer.fields?.[0]?.message).not.toMatch(/exist|taken|already|account/i);
    expect((await viewer(visitor))?.email).not.toBe(taken);
  });

  test('are validated before the password', async () => {
    const { visitor } = await resident();
    const answer = await changeCredentials(visitor, {
      currentPassword: 'wrong',
      email: 'x',
      newPassword: 'x',
    });
    expect(answer.fields?.map(({ path }) => path.slice(1).join('.'))).toEqual(['email', 'newPassword']);
  });

  test('limit password attempts', async () => {
    const { visitor } = await resident();
    const given = { currentPassword: 'x'.repeat(999), newPassword: 'deeper still' };
    for (let tries = 0; tries < 8; tries += 1)
      expect((await changeCredentials(visitor, given)).__typename).toBe('InvalidCredentials');
    const limited = await changeCredentials(visitor, { ...given, currentPassword: password });
    expect(limited).toMatchObject({ __typename: 'TooManyAttempts', retryAfterSeconds: expect.any(Number) });
  });

  test('with another address remember this browser for it', async () => {
    const { visitor, email: before } = await resident();
    const email = `moved.${before}`;
    await changeCredentials(visitor, { currentPassword: password, email });
    expect(visitor.device.idFor({ store: 'us', email })).not.toBeNull();
    expect(visitor.device.idFor({ store: 'us', email: before })).toBe(
      visitor.device.idFor({ store: 'us', email }),
    );
  });

  test('are refused for guests', async () => {
    expect((await changeCredentials(caller(shop), { currentPassword: password })).__typename).toBe(
      'NotSignedIn',
    );
  });
});

describe('closing the account', () => {
  test('deletes it and clears the session', async () => {
    const { visitor, email } = await resident();
    await add(visitor, await buyable(shop));
    await signInWith(visitor, { email: 'shopper.eu@skarn.example', password: 'hot-meets-cold' }, 'de-de');
    const { token = '' } = visitor.session.customer('eu_region_1') ?? {};
    expect(await deleteAccount(visitor, { password })).toEqual({
      __typename: 'DeleteAccountPayload',
      isDeleted: true,
    });
    expect(visitor.session.isSignedIn).toBe(false);
    expect(visitor.session.cartId('us')).toBeNull();
    expect(await isSessionValid(shop, 'eu_region_1', token)).toBe(false);
    expect((await signInWith(caller(shop), { email, password })).__typename).toBe('InvalidCredentials');
  });

  test('needs the password', async () => {
    const { visitor, email } = await resident();
    expect((await deleteAccount(visitor, { password: 'wrong password' })).__typename).toBe(
      'InvalidCredentials',
    );
    expect((await viewer(visitor))?.email).toBe(email);
    expect((await deleteAccount(caller(shop), { password })).__typename).toBe('NotSignedIn');
  });

  test('succeeds although the response was lost', async () => {
    const { visitor } = await resident();
    wire.loseNext('DELETE');
    expect((await deleteAccount(visitor, { password })).__typename).toBe('DeleteAccountPayload');
    expect(visitor.session.isSignedIn).toBe(false);
  });

  test('fails while commerce is down, without signing out', async () => {
    const { visitor, email } = await resident();
    await shop.breakSource({ source: 'commerce', status: 503 });
    await expect(deleteAccount(visitor, { password })).rejects.toThrow(/SOURCE_UNAVAILABLE/);
    await shop.mendSources();
    expect((await viewer(visitor))?.email).toBe(email);
  });
});
