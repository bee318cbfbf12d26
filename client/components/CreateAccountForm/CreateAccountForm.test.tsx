import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLazyLoadQuery } from 'react-relay/hooks.js';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { AccountCreateRouteQuery } from '#relay/AccountCreateRouteQuery.graphql.ts';
import accountCreateRouteQuery from '#relay/AccountCreateRouteQuery.graphql.ts';
import { QueryFailure } from '../../relay/QueryFailure.ts';
import { testCountries } from '../AddressFields/testCountries.ts';
import { createTestShop } from '../ProductGrid/testShop.tsx';
import { CreateAccountForm } from './CreateAccountForm.tsx';

const assign = vi.fn<typeof window.location.assign>();

beforeEach(() => {
  vi.spyOn(window.location, 'assign').mockImplementation(assign);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  assign.mockReset();
});

async function setUp({ isPro = false, search = '' } = {}) {
  const shop = createTestShop({ path: '/en-us/account/create', search });
  const { mock } = shop.environment;
  function Page() {
    const { market } = useLazyLoadQuery<AccountCreateRouteQuery>(accountCreateRouteQuery, {
      locale: 'en-us',
    });
    return <CreateAccountForm market={market} isPro={isPro} arrival="/en-us/account" />;
  }
  shop.render(<Page />);
  await act(async () =>
    mock.resolveMostRecentOperation({
      data: { viewer: null, market: { id: 'market', country: 'US', addressCountries: testCountries } },
    }),
  );
  const field = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label);
  return {
    field,
    sent: () => mock.getAllOperations().map(({ request }) => request.variables['input'] as unknown),
    fillIn: (texts: Record<string, string> = {}) => {
      const all = {
        'First name': 'Ada',
        'Last name': 'Berg',
        Email: 'ada@skarn.example',
        Password: 'hot-meets-cold',
        ...texts,
      };
      for (const [label, value] of Object.entries(all))
        fireEvent.change(field(new RegExp(`^${label}`)), { target: { value } });
    },
    send: () =>
      userEvent.click(screen.getByRole('button', { name: /^(Create account|Create pro account)$/ })),
    answer: (createAccount: object) =>
      act(async () => mock.resolve(mock.getMostRecentOperation(), { data: { createAccount } })),
    fail: (error: Error) => act(async () => mock.rejectMostRecentOperation(error)),
    said: () => screen.getByRole('alert').textContent,
    saidAt: (label: string | RegExp) =>
      (field(label).getAttribute('aria-describedby') ?? '')
        .split(' ')
        .map((id) => document.getElementById(id)?.textContent ?? ''),
  };
}

const refused = (typename: string, more: object) => ({
  __typename: typename,
  __isRefusal: typename,
  ...more,
});
const plain = {
  email: 'ada@skarn.example',
  password: 'hot-meets-cold',
  firstName: 'Ada',
  lastName: 'Berg',
  phone: null,
  company: null,
  proCode: null,
  address: null,
};

describe('creating an account', () => {
  test('needs neither phone nor address, and sends none', async () => {
    const { fillIn, send, sent } = await setUp();
    fillIn();
    await send();
    expect(sent()).toEqual([plain]);
  });

  test('sends the address with the same person’s name', async () => {
    const { fillIn, send, sent } = await setUp();
    fillIn({
      Phone: '+1 555 0100',
      'Street and number': '1 Main Street',
      City: 'Bangor',
      State: 'ME',
      'Postal code': '04401',
    });
    await send();
    expect(sent()).toMatchObject([
      {
        phone: '+1 555 0100',
        address: { firstName: 'Ada', lastName: 'Berg', line1: '1 Main Street', region: 'ME', country: 'US' },
      },
    ]);
  });

  test('requires the rest of an address that was started', async () => {
    const { fillIn, send, sent, saidAt } = await setUp();
    fillIn({ City: 'Bangor' });
    await send();
    expect(sent()).toEqual([]);
    expect(saidAt('Street and number')).toEqual(['Fill out this field.']);
  });

  test('reloads at the account', async () => {
    const { fillIn, send, answer } = await setUp();
    fillIn();
    await send();
    await answer({ __typename: 'CreateAccountPayload' });
    expect(assign.mock.calls).toEqual([['/en-us/account']]);
  });

  test('continues to the shopper’s target, also via the sign-in', async () => {
    const { fillIn, send, answer } = await setUp({ search: 'next=%2Fen-us%2Fcart' });
    expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe(
      '/en-us/account?next=%2Fen-us%2Fcart',
    );
    fillIn();
    await send();
    await answer({ __typename: 'CreateAccountPayload' });
    expect(assign.mock.calls).toEqual([['/en-us/cart']]);
  });

  test('shows errors at their fields, those of the address included, and keeps the input', async () => {
    const { fillIn, send, answer, saidAt, field } = await setUp();
    fillIn({
      Password: 'short',
      'Street and number': '1 Main Street',
      City: 'Bangor',
      State: 'ME',
      'Postal code': '?',
    });
    await send();
    await answer(
      refused('InvalidFields', {
        message: 'Look at what is marked.',
        fields: [
          { path: ['input', 'password'], message: 'Choose a longer one.' },
          { path: ['input', 'address', 'postalCode'], message: 'Enter a postal code.' },
        ],
      }),
    );
    expect(saidAt('Password')[0]).toBe('Choose a longer one.');
    expect(saidAt('Postal code')[0]).toBe('Enter a postal code.');
    expect(document.activeElement).toBe(field('Password'));
    expect([field('Password').value, field('City').value]).toEqual(['short', 'Bangor']);
    expect(assign).not.toHaveBeenCalled();
  });

  test.each<[string, object, string | RegExp]>([
    [
      'why there can be no such account',
      refused('AccountNotCreated', { message: 'Not with these details.' }),
      'Not with these details.',
    ],
    [
      'how long to wait',
      refused('TooManyAttempts', { message: 'Later.', retryAfterSeconds: 600 }),
      /10 minutes/,
    ],
    [
      'an error without a field',
      refused('InvalidFields', { message: 'Look again.', fields: [] }),
      'Look again.',
    ],
  ])('shows %s', async (_, result, expected) => {
    const { fillIn, send, answer, said } = await setUp();
    fillIn();
    await send();
    await answer(result);
    expect(said()).toMatch(expected);
    expect(assign).not.toHaveBeenCalled();
  });

  test('shows a failed request', async () => {
    const { fillIn, send, fail, said } = await setUp();
    fillIn();
    await send();
    await fail(new QueryFailure('no', { status: null }));
    expect(said()).toMatch(/couldn’t send this/);
  });
});

describe('creating a pro account', () => {
  test('needs a pro code, and sends it', async () => {
    const { fillIn, send, sent, saidAt } = await setUp({ isPro: true });
    fillIn();
    await send();
    expect([sent(), saidAt('Pro code')[0]]).toEqual([[], 'Fill out this field.']);
    fillIn({ 'Pro code': ' SKARN-PRO-US-1 ' });
    await send();
    expect(sent()).toEqual([{ ...plain, proCode: 'SKARN-PRO-US-1' }]);
  });

  test('is not needed with an existing account: after signing in the code is entered alone', async () => {
    await setUp({ isPro: true });
    expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe(
      '/en-us/account?next=%2Fen-us%2Fpro%2Fsignup',
    );
  });

  test('shows an error of the code at its field', async () => {
    const { fillIn, send, answer, saidAt, field } = await setUp({ isPro: true });
    fillIn({ 'Pro code': 'OLD' });
    await send();
    await answer(
      refused('InvalidFields', {
        message: '',
        fields: [{ path: ['input', 'proCode'], message: 'It is not valid.' }],
      }),
    );
    expect(saidAt('Pro code')[0]).toBe('It is not valid.');
    expect(document.activeElement).toBe(field('Pro code'));
  });
});
