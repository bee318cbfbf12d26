/** Customer addresses, end to end: reading, writing and ownership. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { askCommerce } from '../../../testing/shop/accountOperations.ts';
import { signedIn } from '../../../testing/shop/signedInVisitors.ts';
import { startShop, type Shop, type Visitor } from '../../../testing/shop/shop.ts';

let shop: Shop;
let shopper: Visitor;
beforeAll(async () => {
  shop = await startShop();
  shopper = await signedIn(shop, 'shopper.us');
});
beforeEach(() => shop.mendSources());
afterAll(() => shop.close());

interface Address {
  id: string;
  line1: string;
  region: string | null;
  postalCode: string | null;
  country: string;
  countryName: string;
  lines: string[];
  isDefault: boolean;
}
interface Result {
  __typename: string;
  message?: string;
  fields?: { path: string[]; message: string }[];
  address?: Address;
  deletedAddressId?: string;
  viewer?: { addresses: Address[] };
}

const address = '{ id line1 region postalCode country countryName lines isDefault }';
const read = async (visitor: Visitor, locale = 'en-us') =>
  visitor.ask<{ viewer: { addresses: Address[] | null } | null }>(
    `query ($locale: Locale!) @inContext(locale: $locale) { viewer { addresses ${address} } }`,
    { locale },
  );
const addresses = async (visitor: Visitor, locale?: string): Promise<Address[]> =>
  (await read(visitor, locale)).data.viewer?.addresses ?? [];

const members: Record<string, string> = {
  createAddress: `address ${address}`,
  updateAddress: `address ${address}`,
  deleteAddress: 'deletedAddressId',
  setDefaultAddress: '',
};
async function write(visitor: Visitor, name: string, input: object): Promise<Result> {
  const type = name[0]?.toUpperCase() + name.slice(1);
  const invalid = /create|update/.test(name) ? '... on InvalidFields { fields { path message } }' : '';
  const { data, errors } = await visitor.ask<Record<string, Result> | null>(
    `mutation ($input: ${type}Input!) @inContext(locale: "en-us") { ${name}(input: $input) { __typename ${invalid}
      ... on Refusal { message } ... on ${type}Payload { ${members[name]} viewer { addresses ${address} } } } }`,
    { input },
  );
  const answer = data?.[name];
  if (!answer) throw new Error(JSON.stringify(errors));
  return answer;
}

const cabin = {
  firstName: ' Ruth ',
  lastName: 'Alvarez',
  line1: '3 Slag Heap',
  city: 'Minturn',
  region: 'colorado',
  postalCode: '816450012',
  country: 'us',
};

describe('own addresses', () => {
  test('oldest first, the first one as default, states by code, in two calls', async () => {
    const { data, log } = await read(shopper);
    expect(data.viewer?.addresses).toMatchObject([
      {
        line1: '14 Tailings Road',
        lines: ['Ruth Alvarez', '14 Tailings Road', 'Leadville, CO 80461', 'United States'],
        region: 'CO',
        country: 'US',
        countryName: 'United States',
        isDefault: true,
      },
      { line1: '31 Calle del Cobre', region: 'PR', isDefault: false },
    ]);
    const paths = log.networkCalls().map(({ path }) => path.split('?')[0]);
    expect(paths.filter((path) => !path?.startsWith('/countries'))).toEqual([
      '/customers',
      '/customers/1002/addresses',
    ]);
  });

  test('are inaccessible to other customers: by field, node and mutation', async () => {
    const [{ id } = { id: '' }] = await addresses(shopper);
    const other = await signedIn(shop, 'pro.us');
    const text = `query ($id: ID!) { node(id: $id) { __typename } viewer { address(id: $id) { line1 } } }`;
    expect((await shopper.ask(text, { id })).data).toEqual({
      node: { __typename: 'CustomerAddress' },
      viewer: { address: { line1: '14 Tailings Road' } },
    });
    expect((await other.ask(text, { id })).data).toEqual({ node: null, viewer: { address: null } });
    expect((await shop.visitor().ask(text, { id })).data).toEqual({ node: null, viewer: null });

    const before = await addresses(shopper);
    expect(await write(other, 'updateAddress', { id, address: cabin })).toEqual({
      __typename: 'InvalidFields',
      message: expect.any(String),
      fields: [{ path: ['input', 'id'], message: 'This address was deleted. Add it again if you need it.' }],
    });
    expect(await write(other, 'deleteAddress', { id })).toMatchObject({
      __typename: 'DeleteAddressPayload',
      viewer: { addresses: [{ line1: '2 Patrol Shack Lane' }] },
    });
    expect(await write(other, 'setDefaultAddress', { id })).toMatchObject({
      viewer: { addresses: [{ line1: '2 Patrol Shack Lane', isDefault: true }] },
    });
    expect(await addresses(shopper)).toEqual(before);
  });

  test('are null for a guest', async () => {
    const [{ id } = { id: '' }] = await addresses(shopper);
    const guest = shop.visitor();
    for (const [name, input] of Object.entries({
      createAddress: { address: cabin },
      updateAddress: { id, address: cabin },
      deleteAddress: { id },
      setDefaultAddress: { id },
    }))
      expect(await write(guest, name, input)).toMatchObject({ __typename: 'NotSignedIn' });
  });
});

describe('writing', () => {
  test('creates a normalized address; a duplicate returns the existing one', async () => {
    const customer = await signedIn(shop, 'shopper.us');
    const made = await write(customer, 'createAddress', { address: cabin });
    expect(made).toMatchObject({
      __typename: 'CreateAddressPayload',
      address: {
        line1: '3 Slag Heap',
        region: 'CO',
        postalCode: '81645-0012',
        country: 'US',
        isDefault: false,
      },
    });
    expect(made.viewer?.addresses).toHaveLength(3);
    const kept = await askCommerce<{ data: { first_name: string; state_or_province: string }[] }>(
      shop,
      'us',
      '/customers/1002/addresses',
      { method: 'GET' },
    );
    expect(kept.data.at(-1)).toMatchObject({ first_name: 'Ruth', state_or_province: 'Colorado' });

    const again = await write(customer, 'createAddress', {
      address: { ...cabin, region: 'CO' },
      makeDefault: true,
    });
    expect(again.viewer?.addresses.map(({ isDefault }) => isDefault)).toEqual([false, false, true]);
    expect(again.address?.id).toBe(made.address?.id);

    const id = made.address?.id;
    const moved = await write(customer, 'updateAddress', {
      id,
      address: {
        ...cabin,
        country: 'DE',
        city: 'Goslar',
        region: null,
        postalCode: 'D-38640',
        phone: '05321 123',
      },
    });
    expect(moved.address).toMatchObject({
      id,
      region: null,
      postalCode: '38640',
      country: 'DE',
      isDefault: true,
    });

    const gone = await write(customer, 'deleteAddress', { id });
    expect(gone).toMatchObject({ deletedAddressId: id });
    expect(gone.viewer?.addresses.map(({ isDefault }) => isDefault)).toEqual([true, false]);
    expect((await write(customer, 'deleteAddress', { id })).viewer?.addresses).toHaveLength(2);
  });

  test('an invalid address is reported by field, and nothing is stored', async () => {
    const before = await addresses(shopper);
    const refused = await write(shopper, 'createAddress', {
      address: { ...cabin, firstName: ' ', region: 'Jefferson', postalCode: 'SW1A 1AA', phone: 'ask me' },
    });
    expect(refused).toMatchObject({ __typename: 'InvalidFields', message: expect.stringMatching(/./) });
    expect(refused.fields).toEqual([
      { path: ['input', 'address', 'firstName'], message: 'Enter a first name.' },
      { path: ['input', 'address', 'region'], message: 'Enter the state.' },
      { path: ['input', 'address', 'postalCode'], message: 'Enter a postal code such as 80461.' },
      { path: ['input', 'address', 'phone'], message: 'Enter a valid phone number, or leave it blank.' },
    ]);
    expect(await addresses(shopper)).toEqual(before);
  });

  test('the default is set without changing the pro code', async () => {
    const pro = await signedIn(shop, 'pro.us');
    const fields = async () => {
      const { data } = await askCommerce<{ data: { form_fields: { name: string; value: string }[] }[] }>(
        shop,
        'us',
        '/customers?email:in=pro.us@skarn.example',
        { method: 'GET' },
      );
      return data[0]?.form_fields ?? [];
    };
    const code = (await fields()).find(({ name }) => name === 'Pro Code');
    expect(code?.value).toMatch(/"region":"pro"/);
    const made = await write(pro, 'createAddress', { address: cabin });
    const id = made.address?.id ?? '';
    const chosen = await write(pro, 'setDefaultAddress', { id });
    expect(chosen.viewer?.addresses.map(({ isDefault }) => isDefault)).toEqual([false, true]);
    expect(await addresses(pro)).toEqual(chosen.viewer?.addresses);
    expect(await fields()).toEqual(
      expect.arrayContaining([code, { name: 'Default Address', value: expect.stringMatching(/^\d+$/) }]),
    );
    await write(pro, 'deleteAddress', { id });
    expect(await fields()).toEqual([code]);
  });

  test('costs the customer, the write, and one read', async () => {
    const customer = await signedIn(shop, 'shopper.ca');
    const made = await customer.ask(
      `mutation ($input: CreateAddressInput!) @inContext(locale: "en-ca") { createAddress(input: $input) {
        ... on CreateAddressPayload { viewer { addresses { line1 isDefault } } } } }`,
      {
        input: {
          address: { ...cabin, country: 'CA', region: 'BC', postalCode: 'V0G1Y0' },
          makeDefault: true,
        },
      },
    );
    const calls = made.log.networkCalls().map(({ call }) => call);
    expect(calls.filter((call) => !/Csrf|Countries|States/i.test(call))).toEqual([
      'getCustomersByEmail',
      'createAddress',
      'updateCustomer',
      'getAddresses',
    ]);
  });

  test('an id of another store’s market is not found', async () => {
    const customer = await signedIn(shop, 'shopper.eu');
    const [{ id } = { id: '' }] = await addresses(customer, 'de-de');
    const text = `query ($id: ID!, $locale: Locale!) @inContext(locale: $locale) { viewer { address(id: $id) { line1 } } }`;
    expect((await customer.ask(text, { id, locale: 'fr-fr' })).data).toEqual({
      viewer: { address: { line1: 'Grubenweg 3' } },
    });
    const american = await shopper.ask(text, { id, locale: 'en-us' });
    expect(american.data).toEqual({ viewer: { address: null } });
  });

  test('an outage is an error, and only the addresses are missing when only they cannot be read', async () => {
    await shop.breakSource({ source: 'commerce', status: 503 });
    const { data, errors } = await read(shopper);
    expect(data).toEqual({ viewer: null });
    expect(errors).toMatchObject([{ extensions: { source: 'commerce' } }]);
    await expect(write(shopper, 'createAddress', { address: cabin })).rejects.toThrow(/commerce/);
  });
});
