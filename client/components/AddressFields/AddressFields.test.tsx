import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useFragment, useLazyLoadQuery } from 'react-relay/hooks.js';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { AccountCreateRouteQuery } from '#relay/AccountCreateRouteQuery.graphql.ts';
import accountCreateRouteQuery from '#relay/AccountCreateRouteQuery.graphql.ts';
import type { CreateAccountForm_market$key } from '#relay/CreateAccountForm_market.graphql.ts';
import createAccountFormMarket from '#relay/CreateAccountForm_market.graphql.ts';
import type { FormValues } from '../../ui/Form/Form.tsx';
import { Form } from '../../ui/Form/Form.tsx';
import { createTestShop } from '../ProductGrid/testShop.tsx';
import { AddressFields } from './AddressFields.tsx';
import type { AddressFieldsProps } from './AddressFields.tsx';
import { addressInput } from './addressInput.rules.ts';
import { testCountries } from './testCountries.ts';

afterEach(cleanup);

async function setUp(
  props: Partial<AddressFieldsProps> = {},
  addressCountries: object[] | null = testCountries,
) {
  const shop = createTestShop();
  const handleSubmit = vi.fn<(values: FormValues) => void>();
  function Page() {
    const { market } = useLazyLoadQuery<AccountCreateRouteQuery>(accountCreateRouteQuery, {
      locale: 'en-us',
    });
    const fields = useFragment<CreateAccountForm_market$key>(createAccountFormMarket, market);
    return (
      <Form isBusy={false} requiredMessage="Missing" onSubmit={handleSubmit}>
        <AddressFields market={fields} {...props} />
        <button type="submit">Save</button>
      </Form>
    );
  }
  shop.render(<Page />);
  await act(async () =>
    shop.environment.mock.resolveMostRecentOperation({
      data: { viewer: null, market: { id: 'market', country: 'US', addressCountries } },
    }),
  );
  const field = (name: string) =>
    screen.getByRole<HTMLInputElement>(/Country|State|Province/.test(name) ? 'combobox' : 'textbox', {
      name: new RegExp(`^${name}`),
    });
  return {
    handleSubmit,
    field,
    type: (name: string, text: string) => userEvent.type(field(name), text),
    choose: (name: string, option: string) => userEvent.selectOptions(field(name), option),
    save: () => userEvent.click(screen.getByRole('button', { name: 'Save' })),
    order: () =>
      [...document.querySelectorAll<HTMLInputElement>('input, select')].map(({ name }) =>
        name.replace('address.', ''),
      ),
  };
}

describe('address fields', () => {
  test('start with the country of the market', async () => {
    const { field, order } = await setUp();
    expect(field('Country').value).toBe('US');
    expect(order()[0]).toBe('country');
  });

  test('list the states of the country, and require one where needed', async () => {
    const { field, choose } = await setUp();
    expect([...field('State').querySelectorAll('option')].map(({ textContent }) => textContent)).toEqual([
      'Choose one',
      'California',
      'Maine',
    ]);
    expect(field('State').required).toBe(true);
    await choose('Country', 'Canada');
    expect(field('Province').required).toBe(true);
    await choose('Country', 'Germany');
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Region/ }).required).toBe(false);
  });

  test('follow the address order of the country', async () => {
    const { order, choose } = await setUp();
    expect(order().slice(-4)).toEqual(['city', 'region', 'postalCode', 'phone']);
    await choose('Country', 'Germany');
    expect(order().slice(-4)).toEqual(['postalCode', 'city', 'region', 'phone']);
  });

  test('keep their input when the country changes, and restore a state', async () => {
    const { type, choose, field } = await setUp();
    await type('City', 'Bangor');
    await type('Postal code', '04401');
    await choose('State', 'Maine');
    await choose('Country', 'Germany');
    expect([field('City').value, field('Postal code').value, field('Region').value]).toEqual([
      'Bangor',
      '04401',
      '',
    ]);
    await choose('Country', 'United States');
    expect([field('City').value, field('State').value]).toEqual(['Bangor', 'ME']);
  });

  test('show an example of the postal code', async () => {
    const { field, choose } = await setUp();
    const hint = () =>
      document.getElementById(field('Postal code').getAttribute('aria-describedby') ?? '')?.textContent;
    expect(hint()).toBe('For example 84060');
    await choose('Country', 'Germany');
    expect(hint()).toBe('For example 10115');
  });

  test('start with the address to edit', async () => {
    const { field } = await setUp({
      defaults: { country: 'CA', region: 'Quebec', city: 'Québec', line2: null },
    });
    expect([field('Country').value, field('Province').value, field('City').value]).toEqual([
      'CA',
      'QC',
      'Québec',
    ]);
  });

  test('produce an address input', async () => {
    const { type, choose, save, handleSubmit } = await setUp({ hasPerson: false });
    await type('Street and number', '1 Main Street');
    await type('City', 'Bangor');
    await choose('State', 'Maine');
    await type('Postal code', '04401');
    await save();
    const values = handleSubmit.mock.lastCall?.[0] ?? {};
    expect(addressInput(values, { firstName: 'Ada', lastName: 'Berg', phone: null })).toEqual({
      firstName: 'Ada',
      lastName: 'Berg',
      company: null,
      line1: '1 Main Street',
      line2: null,
      city: 'Bangor',
      region: 'ME',
      postalCode: '04401',
      country: 'US',
      phone: null,
    });
  });

  test('have autofill tokens', async () => {
    await setUp();
    const tokens = [...document.querySelectorAll('[autocomplete]')].map((one) =>
      one.getAttribute('autocomplete'),
    );
    expect(tokens).toEqual([
      'country',
      'given-name',
      'family-name',
      'organization',
      'address-line1',
      'address-line2',
      'address-level2',
      'address-level1',
      'postal-code',
      'tel',
    ]);
  });

  test('show a failure to load the countries', async () => {
    await setUp({}, null);
    expect(screen.queryByRole('combobox')).toBeNull();
    expect(screen.getByText(/can’t load the countries we ship to/)).toBeDefined();
  });
});
