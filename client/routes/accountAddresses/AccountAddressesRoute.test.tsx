import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { loadQuery } from 'react-relay/hooks.js';
import { createOperationDescriptor } from 'relay-runtime';
import { afterEach, describe, expect, test } from 'vitest';
import type { AccountAddressesRouteQuery } from '#relay/AccountAddressesRouteQuery.graphql.ts';
import accountAddressesRouteQuery from '#relay/AccountAddressesRouteQuery.graphql.ts';
import { testAddress, testCustomer } from '../../components/AccountFrame/testAccount.ts';
import { testCountries } from '../../components/AddressFields/testCountries.ts';
import { createTestShop } from '../../components/ProductGrid/testShop.tsx';
import { AccountAddressesRoute } from './AccountAddressesRoute.tsx';

afterEach(cleanup);

const leadville = testAddress('a', { city: 'Leadville' });
const butte = testAddress('b', { city: 'Butte', isDefault: true });

function setUp(addresses: readonly object[] | null, viewer: object | null = testCustomer({ addresses })) {
  const shop = createTestShop({ path: '/en-us/account/addresses' });
  const { environment } = shop;
  const variables = { locale: 'en-us' };
  environment.commitPayload(createOperationDescriptor(accountAddressesRouteQuery, variables), {
    viewer,
    market: { id: 'market', country: 'US', addressCountries: testCountries },
  });
  const page = loadQuery<AccountAddressesRouteQuery>(environment, accountAddressesRouteQuery, variables, {
    fetchPolicy: 'store-or-network',
  });
  shop.render(<AccountAddressesRoute queries={{ page }} match={shop.match} />);
  return {
    ...shop,
    input: () => environment.mock.getMostRecentOperation().request.variables['input'] as object,
    answer: (data: object) => act(async () => environment.mock.resolveMostRecentOperation({ data })),
    fail: () => act(async () => environment.mock.rejectMostRecentOperation(new Error('offline'))),
  };
}

const cards = () =>
  within(screen.getByRole('list', { name: 'Your addresses' }))
    .getAllByRole('listitem')
    .map((card) =>
      ['Default', 'Leadville', 'Butte', 'Alta'].filter((word) => card.textContent?.includes(word)),
    );
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const field = (name: string) =>
  screen.getByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${name}`) });
const payload = (name: string, addresses: readonly object[]) => ({
  [name[0]?.toLowerCase() + name.slice(1)]: {
    __typename: `${name}Payload`,
    viewer: testCustomer({ addresses }),
  },
});
const focused = () =>
  document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent;

async function fillIn(city: string) {
  await userEvent.type(field('First name'), 'Ruth');
  await userEvent.type(field('Last name'), 'Alvarez');
  await userEvent.type(field('Street'), '2 Patrol Shack Lane');
  await userEvent.type(field('City'), city);
  await userEvent.type(field('Postal code'), '84092');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: /^State/ }), 'Maine');
}

describe('the list of addresses', () => {
  test('starts with the default one, which is marked', () => {
    setUp([leadville, butte]);
    expect(cards()).toEqual([['Default', 'Butte'], ['Leadville']]);
  });

  test('is for customers: a guest signs in and comes back', () => {
    const { navigate } = setUp([], null);
    expect(navigate).toHaveBeenCalledWith('/en-us/account?next=%2Fen-us%2Faccount%2Faddresses', {
      replace: true,
    });
  });

  test('does not claim to be empty when it fails to load', () => {
    setUp(null);
    expect(screen.getByRole('alert').textContent).toMatch(/They’re safe/);
    expect(screen.queryByRole('button', { name: 'Add an address' })).toBeNull();
  });
});

describe('a new address', () => {
  test('is sent as typed; the list is updated, and the focus returns to the button', async () => {
    const shop = setUp([butte]);
    await press('Add an address');
    expect(focused()).toBe('New address');
    await fillIn('Alta');
    await press('Save address');
    expect(shop.input()).toEqual({
      address: {
        firstName: 'Ruth',
        lastName: 'Alvarez',
        company: null,
        line1: '2 Patrol Shack Lane',
        line2: null,
        city: 'Alta',
        region: 'ME',
        postalCode: '84092',
        country: 'US',
        phone: null,
      },
      makeDefault: false,
    });
    await shop.answer(payload('CreateAddress', [butte, testAddress('c', { city: 'Alta' })]));
    expect(cards()).toEqual([['Default', 'Butte'], ['Alta']]);
    expect(focused()).toBe('Add an address');
  });

  test('is the default when it is the first, without a checkbox', async () => {
    const shop = setUp([]);
    expect(screen.getByText('No address yet.')).toBeDefined();
    await press('Add an address');
    expect(screen.queryByRole('checkbox')).toBeNull();
    await fillIn('Alta');
    await press('Save address');
    expect(shop.input()).toMatchObject({ makeDefault: true });
  });

  test('that is refused shows the error at its field, and keeps the input', async () => {
    const shop = setUp([butte]);
    await press('Add an address');
    await fillIn('Alta');
    await press('Save address');
    await shop.answer({
      createAddress: {
        __typename: 'InvalidFields',
        __isRefusal: 'InvalidFields',
        message: 'Look again.',
        fields: [{ path: ['input', 'address', 'postalCode'], message: 'Not a postal code of Maine.' }],
      },
    });
    const code = field('Postal code');
    expect(document.activeElement).toBe(code);
    expect(code.getAttribute('aria-invalid')).toBe('true');
    expect(document.getElementById(code.getAttribute('aria-describedby')!.split(' ')[0]!)?.textContent).toBe(
      'Not a postal code of Maine.',
    );
    expect([field('City').value, field('First name').value]).toEqual(['Alta', 'Ruth']);
  });

  test('that failed to be sent keeps the input', async () => {
    const shop = setUp([butte]);
    await press('Add an address');
    await fillIn('Alta');
    await press('Save address');
    await shop.fail();
    expect(screen.getByRole('alert').textContent).toMatch(/Your entries are kept/);
    expect(field('City').value).toBe('Alta');
  });

  test('that is cancelled leaves no error for the next one', async () => {
    const shop = setUp([butte]);
    await press('Add an address');
    await fillIn('Alta');
    await press('Save address');
    await shop.fail();
    await press('Cancel');
    expect(focused()).toBe('Add an address');
    await press('Add an address');
    expect(screen.queryByText(/Your entries are kept/)).toBeNull();
  });
});

describe('an address', () => {
  test('is edited in place', async () => {
    const shop = setUp([butte, leadville]);
    await press('Edit: Ruth Alvarez, Leadville');
    expect(focused()).toBe('Edit address');
    expect(field('City').value).toBe('Leadville');
    await userEvent.clear(field('City'));
    await userEvent.type(field('City'), 'Alta');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: /^State/ }), 'Maine');
    await press('Save address');
    // The default is unchanged, so it is not sent.
    expect(shop.input()).toMatchObject({ id: 'a', makeDefault: null, address: { city: 'Alta' } });
    await shop.answer(payload('UpdateAddress', [butte, { ...testAddress('a', { city: 'Alta' }) }]));
    expect(cards()).toEqual([['Default', 'Butte'], ['Alta']]);
    expect(focused()).toBe('Edit: Ruth Alvarez, Alta');
  });

  test('becomes the default, and keeps the focus as it moves to the front', async () => {
    const shop = setUp([butte, leadville]);
    await press('Make default: Ruth Alvarez, Leadville');
    expect(shop.input()).toEqual({ id: 'a' });
    await shop.answer(
      payload('SetDefaultAddress', [
        { ...butte, isDefault: false },
        { ...leadville, isDefault: true },
      ]),
    );
    expect(cards()).toEqual([['Default', 'Leadville'], ['Butte']]);
    expect(focused()).toBe('Edit: Ruth Alvarez, Leadville');
  });

  test('that cannot become the default stays, with the reason', async () => {
    const shop = setUp([butte, leadville]);
    await press(/Make default/);
    await shop.answer({
      setDefaultAddress: { __typename: 'NotSignedIn', __isRefusal: 'NotSignedIn', message: 'Sign in again.' },
    });
    expect(screen.getByRole('alert').textContent).toBe('Sign in again.');
    expect(cards()[0]).toContain('Butte');
  });

  test('is deleted after a confirmation', async () => {
    const shop = setUp([butte, leadville]);
    await press('Delete: Ruth Alvarez, Leadville');
    const dialog = document.querySelector('dialog[open]');
    expect(dialog?.textContent).toContain('Leadville');
    expect(shop.environment.mock.getAllOperations()).toEqual([]);
    await userEvent.click(within(dialog as HTMLElement).getByRole('button', { name: 'Delete address' }));
    expect(shop.input()).toEqual({ id: 'a' });
    await shop.answer(payload('DeleteAddress', [butte]));
    expect(cards()).toEqual([['Default', 'Butte']]);
    expect(document.querySelector('dialog[open]')).toBeNull();
    expect(focused()).toBe('Add an address');
  });

  test('that could not be deleted stays, with the reason', async () => {
    const shop = setUp([butte, leadville]);
    await press('Delete: Ruth Alvarez, Leadville');
    const dialog = within(document.querySelector('dialog[open]') as HTMLElement);
    await userEvent.click(dialog.getByRole('button', { name: 'Delete address' }));
    await shop.fail();
    expect(dialog.getByRole('alert').textContent).toMatch(/couldn’t send this/);
    await userEvent.click(dialog.getByRole('button', { name: 'Keep it' }));
    expect(cards()).toHaveLength(2);
  });
});
