/**
 * Every refusal of every mutation, provoked: its code, and the path of an input field that exists. Together the rows
 * cover each refusal in each result union, and each value of both enums.
 */
import {
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isUnionType,
  type GraphQLInputType,
} from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { locales } from '../sandbox/brand/types.ts';
import type { EntryDraft } from '../sandbox/delivery/seed/draft.ts';
import { expiredCode, usedCode } from '../sandbox/commerce/seed/proCodeSeed.ts';
import { sandboxPassword } from '../sandbox/commerce/seed/customerSeed.ts';
import { startOverridingProxy, type OverridingProxy } from '../testing/faults/overridingProxy.ts';
import { caller } from '../testing/shop/accountOperations.ts';
import { add, buyable, variants } from '../testing/shop/cartOperations.ts';
import { signedIn } from '../testing/shop/signedInVisitors.ts';
import { startShop, type Shop, type Visitor } from '../testing/shop/shop.ts';
import { splitVariantKey } from './catalog/variants/variantId.ts';
import { joinNodeId, keyOfNode } from './nodeId.ts';
import { splitMarketId } from './region/markets/marketId.ts';
import { schema } from './schema.ts';

let shop: Shop;
let commerce: OverridingProxy;
beforeAll(async () => {
  shop = await startShop({
    commerceVia: async (url) => {
      commerce = await startOverridingProxy(url);
      return commerce.url;
    },
    rewriteEntry: (draft) => (draft.contentType === 'brand_settings' ? withAmericanCheckout(draft) : draft),
  });
});
afterAll(async () => {
  await shop.close();
  await commerce.close();
});

/** Brand settings where other stores than the American one have no checkout. */
function withAmericanCheckout(draft: EntryDraft): EntryDraft {
  const checkouts = (draft.fields['checkout_addresses'] as { region: string }[]).filter(
    ({ region }) => region === 'us',
  );
  const fields = { ...draft.fields, checkout_addresses: checkouts };
  return { ...draft, fields, localised: {}, publishedIn: locales };
}

interface Answer {
  __typename: string;
  code?: string;
  path?: string[] | null;
  fields?: { code: string; path: string[] }[];
}

const argumentsOf = (mutation: string) => schema.getMutationType()?.getFields()[mutation]?.args ?? [];

async function send(visitor: Visitor, mutation: string, input: object, locale: string): Promise<Answer> {
  const [argument] = argumentsOf(mutation);
  const members = refusalsOf(mutation);
  const invalid = members.includes('InvalidFields') ? '... on InvalidFields { fields { code path } }' : '';
  const { data, errors } = await visitor.ask<Record<string, Answer> | null>(
    `mutation ($locale: Locale!, $input: ${argument?.type}) @inContext(locale: $locale) {
      ${mutation}(input: $input) { __typename ... on Refusal { code path } ${invalid} } }`,
    { locale, input },
  );
  const answer = data?.[mutation];
  if (!answer) throw new Error(JSON.stringify(errors));
  return answer;
}

/** Members of the mutation's result union that are refusals. */
function refusalsOf(mutation: string): string[] {
  const type = schema.getMutationType()?.getFields()[mutation]?.type;
  const result = type && getNamedType(type);
  return isUnionType(result)
    ? result
        .getTypes()
        .filter((member) => member.getInterfaces().some(({ name }) => name === 'Refusal'))
        .map(({ name }) => name)
    : [];
}

/** Whether the path leads from an argument of the mutation to an input field. */
function isInput(mutation: string, [name, ...rest]: readonly string[]): boolean {
  let type: GraphQLInputType | undefined = argumentsOf(mutation).find((one) => one.name === name)?.type;
  for (const field of rest) {
    const list = type && getNullableType(type);
    if (isListType(list) && /^\d+$/.test(field)) {
      type = list.ofType;
      continue;
    }
    const within = type && getNamedType(type);
    type = isInputObjectType(within) ? within.getFields()[field]?.type : undefined;
  }
  return type !== undefined;
}

interface Sent {
  visitor: Visitor;
  input: object;
  locale?: string;
}
interface Row {
  mutation: string;
  member: string;
  code: string;
  /** Null where the refusal has none; for `InvalidFields` that of the first field. */
  path: string | null;
  fields?: Record<string, string>;
  by: () => Sent | Promise<Sent>;
}

/** A refusal with its code and path; `by` prepares what is sent. */
function row(mutation: string, refusal: string, path: string | null, by: Row['by']): Row {
  const [member = '', code = ''] = refusal.split(' ');
  return { mutation, member, code, path, by };
}

/** Invalid fields: codes by path within the input. */
function invalid(mutation: string, fields: Record<string, string>, by: Row['by']): Row {
  const [first = ''] = Object.keys(fields);
  return { mutation, member: 'InvalidFields', code: 'INVALID_FIELDS', path: first, fields, by };
}

const guest = (input: object, locale = 'en-us'): Sent => ({ visitor: caller(shop), input, locale });
const customer = async (input: object): Promise<Sent> => ({
  visitor: await signedIn(shop, 'shopper.us'),
  input,
});

/** A guest who sent the same a number of times. */
async function again(times: number, mutation: string, sent: Sent): Promise<Sent> {
  for (let time = 0; time < times; time += 1)
    await send(sent.visitor, mutation, sent.input, sent.locale ?? 'en-us');
  return sent;
}

/** Commerce refuses calls of this kind from now on, until the row is over. */
function refuse<Kept>(method: string, path: string, type: string, errors: object, kept: Kept): Kept {
  commerce.answer(`/api${path}`, {
    method,
    status: 422,
    json: { status: 422, title: 'Refused', type, errors },
  });
  return kept;
}

async function withLine(): Promise<{ visitor: Visitor; lineId: string; units: number }> {
  const visitor = caller(shop);
  const few = (await variants(shop)).find(({ availability }) => availability === 'LOW_STOCK');
  const { data } = await add(visitor, few?.id ?? '');
  return { visitor, lineId: data.addCartItem.cart?.lines[0]?.id ?? '', units: few?.unitsLeft ?? 0 };
}

async function variantThatIs(availability: string, locale = 'en-us'): Promise<string> {
  const found = (await variants(shop, locale)).find((one) => one.availability === availability);
  if (!found) throw new Error(`no variant is ${availability}`);
  return found.id;
}

const unknownLine = joinNodeId('CartLine', 'en-us/none');
const unknownAddress = joinNodeId('CustomerAddress', 'en-us/999999');
const product = joinNodeId('Product', 'en-us/product_lodestar_98');
const nobody = { email: 'nobody@skarn.example', password: 'x'.repeat(999) };
const long = 'x'.repeat(256);
const address = {
  firstName: 'Ruth',
  lastName: 'Alvarez',
  line1: '3 Slag Heap',
  city: 'Minturn',
  region: 'CO',
  postalCode: '81645',
  country: 'US',
};
let accounts = 0;
const account = (more: object = {}): object => ({
  email: `refused${(accounts += 1)}@skarn.example`,
  password: 'three larches in fog',
  firstName: 'Ruth',
  lastName: 'Alvarez',
  ...more,
});
const badAddress = {
  firstName: '',
  lastName: long,
  company: long,
  line1: ' ',
  line2: long,
  city: '',
  region: 'Jefferson',
  postalCode: 'SW1A 1AA',
  country: 'US',
  phone: 'none',
};
const badAddressCodes = {
  'address.firstName': 'REQUIRED',
  'address.lastName': 'TOO_LONG',
  'address.company': 'TOO_LONG',
  'address.line1': 'REQUIRED',
  'address.line2': 'TOO_LONG',
  'address.city': 'REQUIRED',
  'address.region': 'UNKNOWN_REGION',
  'address.postalCode': 'INVALID_POSTAL_CODE',
  'address.phone': 'INVALID_PHONE',
};
/** Of every name that commerce has for a customer's field, whatever the form. */
const customerErrors = {
  email: 'is malformed', password: 'was leaked', first_name: 'is odd', last_name: 'is odd', phone: 'is odd',
  company: 'is odd', pro_code: 'is odd', notes: 'are odd',
}; // prettier-ignore
const addressErrors = {
  first_name: 'is odd', last_name: 'is odd', company: 'is odd', address1: 'is odd', address2: 'is odd', city: 'is odd',
  state_or_province: 'is odd', postal_code: 'is odd', country_code: 'is odd', phone: 'is odd', address_type: 'is odd',
}; // prettier-ignore
const refusedAddress = Object.fromEntries(
  [
    'firstName',
    'lastName',
    'company',
    'line1',
    'line2',
    'city',
    'region',
    'postalCode',
    'country',
    'phone',
  ].map((name) => [`address.${name}`, 'REFUSED']),
);

const rows: Row[] = [
  row('addCartItem', 'InsufficientStock INSUFFICIENT_STOCK', 'quantity', async () =>
    guest({ variantId: await variantThatIs('LOW_STOCK'), quantity: 9 }),
  ),
  row('addCartItem', 'InsufficientStock SOLD_OUT', 'quantity', async () =>
    guest({ variantId: await variantThatIs('SOLD_OUT') }),
  ),
  row('addCartItem', 'InvalidQuantity INVALID_QUANTITY', 'quantity', async () =>
    guest({ variantId: await buyable(shop), quantity: 100 }),
  ),
  row('addCartItem', 'NoShopHere NO_SHOP_HERE', null, async () =>
    guest({ variantId: await buyable(shop) }, 'ja-jp'),
  ),
  row('addCartItem', 'NotPurchasable UNKNOWN_VARIANT', 'variantId', () => guest({ variantId: product })),
  row('addCartItem', 'NotPurchasable NOT_PURCHASABLE', 'variantId', async () =>
    refuse('POST', '/cart', 'not_purchasable', {}, guest({ variantId: await buyable(shop) })),
  ),
  row('addCartItems', 'InsufficientStock SOLD_OUT', 'items.1.quantity', async () =>
    guest({ items: [{ variantId: await buyable(shop) }, { variantId: await variantThatIs('SOLD_OUT') }] }),
  ),
  row('addCartItems', 'InvalidQuantity INVALID_QUANTITY', 'items.0.quantity', async () =>
    guest({ items: [{ variantId: await buyable(shop), quantity: 0 }] }),
  ),
  row('addCartItems', 'NoShopHere NO_SHOP_HERE', null, async () =>
    guest({ items: [{ variantId: await buyable(shop) }] }, 'ja-jp'),
  ),
  row('addCartItems', 'NotPurchasable UNKNOWN_VARIANT', 'items.1.variantId', async () =>
    guest({ items: [{ variantId: await buyable(shop) }, { variantId: product }] }),
  ),
  row('addCartItems', 'NotPurchasable NOT_PURCHASABLE', 'items', async () =>
    refuse('POST', '/cart', 'not_purchasable', {}, guest({ items: [{ variantId: await buyable(shop) }] })),
  ),
  row('changeCartItem', 'InsufficientStock INSUFFICIENT_STOCK', 'quantity', async () => {
    const { visitor, lineId, units } = await withLine();
    return { visitor, input: { lineId, quantity: units + 1 } };
  }),
  row('changeCartItem', 'InvalidQuantity INVALID_QUANTITY', 'quantity', () =>
    guest({ lineId: unknownLine, quantity: -1 }),
  ),
  row('changeCartItem', 'CartLineGone CART_LINE_GONE', 'lineId', () =>
    guest({ lineId: unknownLine, quantity: 1 }),
  ),
  row('changeCartItem', 'NotPurchasable NOT_PURCHASABLE', 'lineId', async () => {
    const { visitor, lineId } = await withLine();
    return refuse('PUT', '/cart/', 'not_purchasable', {}, { visitor, input: { lineId, quantity: 2 } });
  }),
  row('removeCartItem', 'CartLineGone CART_LINE_GONE', 'lineId', () => guest({ lineId: unknownLine })),
  row('openCheckout', 'CheckoutClosed CART_EMPTY', null, () => guest({})),
  row('openCheckout', 'CheckoutClosed CART_LINES_BLOCKED', null, async () => {
    const visitor = caller(shop);
    const variantId = await buyable(shop);
    await add(visitor, variantId);
    await sellOut(variantId);
    return { visitor, input: {} };
  }),
  row('openCheckout', 'CheckoutClosed CHECKOUT_NOT_SET_UP', null, async () => {
    const visitor = caller(shop);
    await add(visitor, await buyable(shop, 'de-de'), 1, 'de-de');
    return { visitor, input: {}, locale: 'de-de' };
  }),

  row('signIn', 'InvalidCredentials INVALID_CREDENTIALS', null, () => guest(nobody)),
  row('signIn', 'TooManyAttempts TOO_MANY_ATTEMPTS', null, () => again(8, 'signIn', guest(nobody))),

  invalid(
    'createAccount',
    {
      email: 'INVALID_EMAIL',
      password: 'TOO_SHORT',
      firstName: 'REQUIRED',
      lastName: 'TOO_LONG',
      phone: 'INVALID_PHONE',
      company: 'TOO_LONG',
      proCode: 'INVALID_PRO_CODE',
      ...badAddressCodes,
    },
    () =>
      guest({
        email: 'ruth',
        password: 'short',
        firstName: ' ',
        lastName: long,
        phone: 'none',
        company: long,
        proCode: long,
        address: badAddress,
      }),
  ),
  invalid('createAccount', { proCode: 'PRO_CODE_EXPIRED' }, () => guest(account({ proCode: expiredCode }))),
  invalid(
    'createAccount',
    {
      email: 'INVALID_EMAIL',
      password: 'REFUSED',
      firstName: 'REFUSED',
      lastName: 'REFUSED',
      phone: 'REFUSED',
      company: 'REFUSED',
      proCode: 'INVALID_PRO_CODE',
    },
    () => refuse('POST', '/customers/create', 'invalid', customerErrors, guest(account())),
  ),
  row('createAccount', 'AccountNotCreated ACCOUNT_NOT_CREATED', null, () =>
    guest(account({ email: 'shopper.us@skarn.example' })),
  ),
  row('createAccount', 'TooManyAttempts TOO_MANY_ATTEMPTS', null, () =>
    again(5, 'createAccount', guest(account({ proCode: 'SKARN-NONE' }))),
  ),

  invalid('changeCredentials', { email: 'TOO_LONG', newPassword: 'REQUIRED' }, () =>
    customer({ currentPassword: sandboxPassword, email: `${long}@skarn.example`, newPassword: '' }),
  ),
  invalid('changeCredentials', { email: 'EMAIL_UNUSABLE' }, () =>
    customer({ currentPassword: sandboxPassword, email: 'pro.us@skarn.example' }),
  ),
  invalid('changeCredentials', { email: 'INVALID_EMAIL', newPassword: 'REFUSED' }, async () =>
    refuse(
      'PUT',
      '/customers/',
      'invalid',
      customerErrors,
      await customer({ currentPassword: sandboxPassword, newPassword: 'three larches in fog' }),
    ),
  ),
  row('changeCredentials', 'InvalidCredentials WRONG_PASSWORD', 'currentPassword', () =>
    customer({ currentPassword: 'wrong' }),
  ),
  row('changeCredentials', 'TooManyAttempts TOO_MANY_ATTEMPTS', null, async () =>
    again(8, 'changeCredentials', await customer({ currentPassword: long })),
  ),
  row('changeCredentials', 'NotSignedIn NOT_SIGNED_IN', null, () => guest({ currentPassword: 'x' })),
  row('deleteAccount', 'InvalidCredentials WRONG_PASSWORD', 'password', () =>
    customer({ password: 'wrong' }),
  ),
  row('deleteAccount', 'TooManyAttempts TOO_MANY_ATTEMPTS', null, async () =>
    again(8, 'deleteAccount', await customer({ password: long })),
  ),
  row('deleteAccount', 'NotSignedIn NOT_SIGNED_IN', null, () => guest({ password: 'x' })),
  invalid(
    'updateProfile',
    { firstName: 'REQUIRED', lastName: 'TOO_LONG', phone: 'TOO_LONG', company: 'TOO_LONG' },
    () => customer({ firstName: '', lastName: long, phone: '1'.repeat(256), company: long }),
  ),
  invalid(
    'updateProfile',
    { firstName: 'REFUSED', lastName: 'REFUSED', phone: 'REFUSED', company: 'REFUSED' },
    async () =>
      refuse(
        'PUT',
        '/customers/',
        'invalid',
        customerErrors,
        await customer({ firstName: 'Ruth', lastName: 'Alvarez' }),
      ),
  ),
  row('updateProfile', 'NotSignedIn NOT_SIGNED_IN', null, () => guest({ firstName: 'R', lastName: 'A' })),

  invalid('createAddress', badAddressCodes, () => customer({ address: badAddress })),
  invalid('createAddress', { 'address.country': 'COUNTRY_NOT_SERVED' }, () =>
    customer({ address: { ...address, country: 'BR' } }),
  ),
  invalid('createAddress', refusedAddress, async () =>
    refuse('POST', '/customers/', 'invalid', addressErrors, await customer({ address })),
  ),
  row('createAddress', 'NotSignedIn NOT_SIGNED_IN', null, () => guest({ address })),
  invalid('updateAddress', { id: 'ADDRESS_NOT_FOUND' }, () => customer({ id: unknownAddress, address })),
  invalid('updateAddress', badAddressCodes, async () => ownAddress({ address: badAddress })),
  invalid('updateAddress', refusedAddress, async () =>
    refuse('PUT', '/customers/', 'invalid', addressErrors, await ownAddress({ address })),
  ),
  row('updateAddress', 'NotSignedIn NOT_SIGNED_IN', null, () => guest({ id: unknownAddress, address })),
  row('deleteAddress', 'NotSignedIn NOT_SIGNED_IN', null, () => guest({ id: unknownAddress })),
  row('setDefaultAddress', 'NotSignedIn NOT_SIGNED_IN', null, () => guest({ id: unknownAddress })),

  invalid('findOrder', { number: 'INVALID_ORDER_NUMBER', email: 'REQUIRED' }, () =>
    guest({ number: 'A-1', email: ' ' }),
  ),
  row('findOrder', 'OrderNotFound ORDER_NOT_FOUND', null, () =>
    guest({ number: '404', email: 'nobody@skarn.example' }),
  ),
  row('findOrder', 'TooManyAttempts TOO_MANY_ATTEMPTS', null, () =>
    again(8, 'findOrder', guest({ number: '405', email: 'nobody@skarn.example' })),
  ),

  invalid(
    'joinEmailLists',
    { email: 'INVALID_EMAIL', listIds: 'REQUIRED', hasConsented: 'CONSENT_REQUIRED' },
    () => guest({ email: 'ruth', listIds: [], hasConsented: false }, 'en-ca'),
  ),
  row('joinEmailLists', 'NoEmailLists NO_EMAIL_LISTS', null, () =>
    guest({ email: 'ruth@skarn.example', listIds: [], hasConsented: true }, 'ja-jp'),
  ),
  row('joinEmailLists', 'TooManyAttempts TOO_MANY_ATTEMPTS', null, () =>
    again(
      10,
      'joinEmailLists',
      guest({ email: 'nell@skarn.example', listIds: ['letters'], hasConsented: true }),
    ),
  ),

  invalid('joinProProgramme', { proCode: 'REQUIRED' }, () => customer({ proCode: ' ' })),
  invalid('joinProProgramme', { proCode: 'PRO_CODE_USED' }, () => customer({ proCode: usedCode })),
  invalid('joinProProgramme', { proCode: 'PRO_CODE_OF_OTHER_STORE' }, () =>
    customer({ proCode: 'SKARN-PRO-CA-1' }),
  ),
  row('joinProProgramme', 'TooManyAttempts TOO_MANY_ATTEMPTS', null, async () =>
    again(8, 'joinProProgramme', await customer({ proCode: 'SKARN-NONE' })),
  ),
  row('joinProProgramme', 'NotSignedIn NOT_SIGNED_IN', null, () => guest({ proCode: 'SKARN-NONE' })),

  invalid('requestStockNotice', { email: 'INVALID_EMAIL' }, () =>
    guest({ variantId: product, email: 'ruth' }),
  ),
  row('requestStockNotice', 'AlreadyInStock ALREADY_IN_STOCK', 'variantId', async () =>
    guest({ variantId: await variantThatIs('LOW_STOCK'), email: 'ruth@skarn.example' }),
  ),
  row('requestStockNotice', 'NoStockNotice UNKNOWN_VARIANT', 'variantId', () =>
    guest({ variantId: product, email: 'ruth@skarn.example' }),
  ),
  row('requestStockNotice', 'NoStockNotice NO_STOCK_NOTICE', 'variantId', async () =>
    guest({ variantId: await variantThatIs('SOLD_OUT', 'en-ca'), email: 'ruth@skarn.example' }, 'en-ca'),
  ),
  row('requestStockNotice', 'NoShopHere NO_SHOP_HERE', null, () =>
    guest({ variantId: product, email: 'ruth@skarn.example' }, 'ja-jp'),
  ),
  row('requestStockNotice', 'TooManyAttempts TOO_MANY_ATTEMPTS', null, () =>
    again(10, 'requestStockNotice', guest({ variantId: product, email: 'berta@skarn.example' })),
  ),
];

async function ownAddress(more: object): Promise<Sent> {
  const visitor = await signedIn(shop, 'shopper.us');
  const { data } = await visitor.ask<{ viewer: { addresses: { id: string }[] } }>(
    'query @inContext(locale: "en-us") { viewer { addresses { id } } }',
  );
  return { visitor, input: { id: data.viewer.addresses[0]?.id, ...more } };
}

async function sellOut(variant: string): Promise<void> {
  const key = splitVariantKey(splitMarketId(keyOfNode('Variant', variant) ?? '')?.key ?? '');
  const response = await fetch(`${shop.url}/__sandbox/variants/${key?.variantId}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ stock: 0 }),
  });
  expect(response.status).toBe(204);
  await shop.coldSources();
}

const withInput = (path: string): string[] => ['input', ...path.split('.')];

describe('a refused mutation', () => {
  test.each(rows)('$mutation: $member $code $path', async ({ mutation, member, code, path, fields, by }) => {
    const { visitor, input, locale = 'en-us' } = await by();
    const answer = await send(visitor, mutation, input, locale);
    for (const start of ['/api/cart', '/api/cart/', '/api/customers/', '/api/customers/create'])
      commerce.answer(start, null);
    expect(answer).toEqual({
      __typename: member,
      code,
      path: path === null ? null : withInput(path),
      ...(fields
        ? { fields: Object.entries(fields).map(([at, why]) => ({ path: withInput(at), code: why })) }
        : {}),
    });
  });
});

describe('the rows', () => {
  test('name input fields that exist', () => {
    const wrong = rows.flatMap(({ mutation, path, fields = {} }) =>
      [path, ...Object.keys(fields)]
        .filter((at) => at !== null && !isInput(mutation, withInput(at)))
        .map((at) => `${mutation} ${at}`),
    );
    expect(wrong).toEqual([]);
    expect(isInput('createAddress', ['input', 'address', 'postcode'])).toBe(false);
  });

  test.each(Object.keys(schema.getMutationType()?.getFields() ?? {}))(
    'have every refusal of %s',
    (mutation) => {
      const provoked = rows.filter((one) => one.mutation === mutation).map(({ member }) => member);
      expect([...new Set(provoked)].toSorted()).toEqual(refusalsOf(mutation).toSorted());
    },
  );

  test.each([
    ['RefusalCode', rows.map(({ code }) => code)],
    ['FieldErrorCode', rows.flatMap(({ fields = {} }) => Object.values(fields))],
  ])('have every value of %s', (name, provoked) => {
    const type = schema.getType(name);
    const values = isEnumType(type) ? type.getValues().map((one) => one.name) : [];
    expect(values.length).toBeGreaterThan(10);
    expect([...new Set(provoked)].toSorted()).toEqual(values.toSorted());
  });
});
