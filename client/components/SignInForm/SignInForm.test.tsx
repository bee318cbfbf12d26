import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createOperationDescriptor } from 'relay-runtime';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import accountCreateRouteQuery from '#relay/AccountCreateRouteQuery.graphql.ts';
import type { SignInForm_market$key } from '#relay/SignInForm_market.graphql.ts';
import { QueryFailure } from '../../relay/QueryFailure.ts';
import { createTestShop } from '../ProductGrid/testShop.tsx';
import { SignInForm } from './SignInForm.tsx';

const assign = vi.fn<typeof window.location.assign>();

beforeEach(() => {
  vi.spyOn(window.location, 'assign').mockImplementation(assign);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  assign.mockReset();
});

function setUp({ search = '', resets = [] as (readonly [account: string, url: string | null])[] } = {}) {
  const shop = createTestShop({ path: '/en-us/account', search });
  const { environment } = shop;
  environment.commitUpdate((store) => {
    const links = resets.map(([account, url]) =>
      store.create(`reset-${account}`, 'PasswordReset').setValue(account, 'account').setValue(url, 'url'),
    );
    store.create('market-1', 'Market').setLinkedRecords(links, 'passwordResets');
  });
  const owner = createOperationDescriptor(accountCreateRouteQuery, { locale: 'en-us' }).request;
  const market = { __id: 'market-1', __fragments: { SignInForm_market: {} }, __fragmentOwner: owner };
  shop.render(<SignInForm market={market as unknown as SignInForm_market$key} />);
  const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
  return {
    field,
    sent: () => environment.mock.getAllOperations().map(({ request }) => request.variables),
    signIn: async (email = 'ada@skarn.example', password = 'hot-meets-cold') => {
      fireEvent.change(field('Email'), { target: { value: email } });
      fireEvent.change(field('Password'), { target: { value: password } });
      await userEvent.click(screen.getByRole('button', { name: /^Sign/ }));
    },
    answer: (signIn: object) =>
      act(async () =>
        environment.mock.resolve(environment.mock.getMostRecentOperation(), { data: { signIn } }),
      ),
    fail: (error: Error) => act(async () => environment.mock.rejectMostRecentOperation(error)),
    said: () => screen.getByRole('alert').textContent,
  };
}

const refused = (typename: string, more: object) => ({
  __typename: typename,
  __isRefusal: typename,
  ...more,
});

describe('signing in', () => {
  test('sends email and password to this market’s store', async () => {
    const { signIn, sent } = setUp();
    await signIn(' ada@skarn.example ', ' with blanks ');
    expect(sent()).toEqual([
      { locale: 'en-us', input: { email: 'ada@skarn.example', password: ' with blanks ' } },
    ]);
  });

  test('reloads at the account: no guest data may stay', async () => {
    const { signIn, answer } = setUp();
    await signIn();
    await answer({ __typename: 'SignInPayload', cart: 'NONE' });
    expect(assign.mock.calls).toEqual([['/en-us/account']]);
    expect(screen.getByRole('button', { name: 'Signing in…' }).getAttribute('aria-busy')).toBe('true');
  });

  test.each([
    ['a cart of another account was dropped', 'DROPPED', 'cartDROPPED'],
    ['the cart now belongs to the customer', 'REASSIGNED', 'cartREASSIGNED'],
    ['the cart of an earlier visit is restored', 'FOUND', 'cartFOUND'],
    ['two carts were merged', 'MERGED', 'cartMERGED'],
    ['two carts were merged, without sold-out items', 'PARTLY_MERGED', 'cartPARTLY_MERGED'],
    ['the cart did not change', 'KEPT', null],
    ['there was no cart', 'NONE', null],
  ])('leaves a flash message: %s', async (_, cart, note) => {
    sessionStorage.clear();
    const { signIn, answer } = setUp();
    await signIn();
    await answer({ __typename: 'SignInPayload', cart });
    expect(sessionStorage.getItem('skarn:arrival')).toBe(note);
  });

  test.each([
    ['continues to the shopper’s target', 'next=%2Fen-us%2Faccount%2Forders', '/en-us/account/orders'],
    ['does not follow an address to another site', 'next=%2F%2Fevil.example', '/en-us/account'],
  ])('%s', async (_, search, expected) => {
    const { signIn, answer } = setUp({ search });
    await signIn();
    await answer({ __typename: 'SignInPayload', cart: 'NONE' });
    expect(assign.mock.calls).toEqual([[expected]]);
  });

  test('shows wrong credentials, with the gateway’s message, and keeps the input', async () => {
    const { signIn, answer, said, field } = setUp();
    await signIn();
    await answer(refused('InvalidCredentials', { message: 'They do not belong together.' }));
    expect(said()).toBe('They do not belong together.');
    expect(document.activeElement).toBe(screen.getByRole('alert'));
    expect([field('Email').value, field('Password').value]).toEqual(['ada@skarn.example', 'hot-meets-cold']);
    expect(assign).not.toHaveBeenCalled();
  });

  test.each([
    [61, 'Too many attempts. Try again in 2 minutes.'],
    [60, 'Too many attempts. Try again in 1 minute.'],
    [59, 'Too many attempts. Try again in 59 seconds.'],
    [0, 'Too many attempts. Try again in 1 second.'],
  ])('shows how long to wait after too many attempts: %d seconds', async (seconds, expected) => {
    const { signIn, answer, said } = setUp();
    await signIn();
    await answer(refused('TooManyAttempts', { message: 'Later.', retryAfterSeconds: seconds }));
    expect(said()).toBe(expected);
  });

  test.each([
    ['the network fails', null, null, /couldn’t send this/],
    ['a service is down', 503, 'SOURCE_TIMEOUT', /can’t do this right now/],
    ['the bot-check token was rejected', 500, 'BOT_CHECK_FAILED', /a person sent this.*try again/],
    ['the bot-check token was missing', 403, 'BOT_CHECK_REQUIRED', /turn off your ad blocker/],
    ['someone else signed in meanwhile', 403, 'SESSION_REPLACED', /in another window/],
  ])('shows an error when %s', async (_, status, code, expected) => {
    const { signIn, fail, said } = setUp();
    await signIn();
    await fail(new QueryFailure('no', { status, code }));
    expect(said()).toMatch(expected);
  });

  test('ignores a second press while pending', async () => {
    const { signIn, sent } = setUp();
    await signIn();
    await userEvent.click(screen.getByRole('button', { name: /^Sign/ }));
    expect(sent()).toHaveLength(1);
  });

  test('has autofill tokens for password managers', () => {
    const { field } = setUp();
    expect([field('Email').autocomplete, field('Password').autocomplete]).toEqual([
      'username',
      'current-password',
    ]);
  });

  const us = 'https://us.skarn.example/login.php';
  const eu = 'https://eu.skarn.example/login.php';

  test.each([
    ['links to the store’s password reset', [['ANY', us]], [['Forgot your password?', us]]],
    ['has no such link while the address is unknown', [['ANY', null]], []],
    [
      'names the link of each store where there are two',
      [
        ['CUSTOMER', us],
        ['PRO', eu],
      ],
      [
        ['Forgot a customer account password?', us],
        ['Forgot a pro account password?', eu],
      ],
    ],
    [
      'shows the one whose address is known',
      [
        ['CUSTOMER', null],
        ['PRO', eu],
      ],
      [['Forgot a pro account password?', eu]],
    ],
  ] as [string, [string, string | null][], [string, string][]][])('%s', (_, resets, links) => {
    setUp({ resets });
    const found = screen.queryAllByRole<HTMLAnchorElement>('link', { name: /^Forgot/ });
    expect(found.map(({ textContent, href }) => [textContent, href])).toEqual(links);
  });
});
