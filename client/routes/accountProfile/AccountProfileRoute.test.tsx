import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { loadQuery } from 'react-relay/hooks.js';
import { createOperationDescriptor } from 'relay-runtime';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { AccountProfileRouteQuery } from '#relay/AccountProfileRouteQuery.graphql.ts';
import accountProfileRouteQuery from '#relay/AccountProfileRouteQuery.graphql.ts';
import { testCustomer } from '../../components/AccountFrame/testAccount.ts';
import { createTestShop } from '../../components/ProductGrid/testShop.tsx';
import { AccountProfileRoute } from './AccountProfileRoute.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function setUp(viewer: object | null = testCustomer()) {
  const shop = createTestShop({ path: '/en-us/account/profile' });
  const { environment } = shop;
  const variables = { locale: 'en-us' };
  environment.commitPayload(createOperationDescriptor(accountProfileRouteQuery, variables), { viewer });
  const page = loadQuery<AccountProfileRouteQuery>(environment, accountProfileRouteQuery, variables, {
    fetchPolicy: 'store-or-network',
  });
  shop.render(<AccountProfileRoute queries={{ page }} match={shop.match} />);
  return {
    ...shop,
    input: () => environment.mock.getMostRecentOperation().request.variables['input'] as object,
    answer: (data: object) => act(async () => environment.mock.resolveMostRecentOperation({ data })),
    isAsking: () => environment.mock.getAllOperations().length > 0,
  };
}

/** Labels of optional fields have a suffix. */
const field = (label: string) =>
  screen.getByLabelText<HTMLInputElement>((text) => text.replace(/Optional$/, '') === label);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const refusal = (kind: string, more: object = {}) => ({
  __typename: kind,
  __isRefusal: kind,
  message: 'Incorrect password. Try again.',
  ...more,
});

test('the profile is for customers: a guest signs in and comes back', () => {
  const { navigate } = setUp(null);
  expect(navigate).toHaveBeenCalledWith('/en-us/account?next=%2Fen-us%2Faccount%2Fprofile', {
    replace: true,
  });
});

describe('details', () => {
  test('are saved with a confirmation, which disappears on the next input', async () => {
    const shop = setUp();
    await userEvent.type(field('Phone'), '+1 406 555 0100');
    await press('Save');
    expect(shop.input()).toEqual({
      firstName: 'Ruth',
      lastName: 'Alvarez',
      phone: '+1 406 555 0100',
      company: null,
    });
    await shop.answer({
      updateProfile: {
        __typename: 'UpdateProfilePayload',
        viewer: testCustomer({ phone: '+1 406 555 0100' }),
      },
    });
    expect(screen.getByText('Saved.').closest('output')).not.toBeNull();
    await userEvent.type(field('Company'), 'S');
    expect(screen.queryByText('Saved.')).toBeNull();
  });

  test('that are refused show errors at their fields, and keep the input', async () => {
    const shop = setUp();
    await userEvent.type(field('Phone'), 'abc');
    await press('Save');
    await shop.answer({
      updateProfile: refusal('InvalidFields', {
        fields: [{ path: ['input', 'phone'], message: 'No number.' }],
      }),
    });
    expect(document.activeElement).toBe(field('Phone'));
    expect(screen.getByText('No number.')).toBeDefined();
    expect(field('Phone').value).toBe('abc');
  });
});

describe('email and password', () => {
  test('are shown or masked, with their forms closed', () => {
    setUp();
    expect(screen.getByText('ruth@skarn.example')).toBeDefined();
    expect(screen.queryByLabelText('Current password')).toBeNull();
  });

  test('a new email is sent with the current password, and then shown', async () => {
    const shop = setUp();
    await press('Change email');
    expect(document.activeElement).toBe(field('New email'));
    await userEvent.type(field('New email'), 'nell@skarn.example');
    await userEvent.type(field('Current password'), ' hot ');
    await press('Change email');
    // Passwords are sent untrimmed.
    expect(shop.input()).toEqual({ email: 'nell@skarn.example', currentPassword: ' hot ' });
    await shop.answer({
      changeCredentials: {
        __typename: 'ChangeCredentialsPayload',
        viewer: testCustomer({ email: 'nell@skarn.example' }),
      },
    });
    expect(screen.getByText('nell@skarn.example')).toBeDefined();
    expect(screen.getByText(/Your email was changed/)).toBeDefined();
    expect(document.activeElement?.textContent).toBe('Change email');
  });

  test('a wrong password shows an error, and the form keeps its input', async () => {
    const shop = setUp();
    await press('Change password');
    await userEvent.type(field('New password'), 'cold-meets-hot');
    await userEvent.type(field('Current password'), 'wrong');
    await press('Change password');
    expect(shop.input()).toEqual({ newPassword: 'cold-meets-hot', currentPassword: 'wrong' });
    await shop.answer({ changeCredentials: refusal('InvalidCredentials') });
    expect(document.activeElement?.textContent).toBe('Incorrect password. Try again.');
    expect(field('New password').value).toBe('cold-meets-hot');
  });

  test('too many attempts show how long to wait', async () => {
    const shop = setUp();
    await press('Change password');
    await userEvent.type(field('New password'), 'cold-meets-hot');
    await userEvent.type(field('Current password'), 'wrong');
    await press('Change password');
    await shop.answer({ changeCredentials: refusal('TooManyAttempts', { retryAfterSeconds: 170 }) });
    expect(screen.getByText('Too many attempts. Try again in 3 minutes.')).toBeDefined();
  });

  test('cancelling a form returns the focus', async () => {
    setUp();
    await press('Change email');
    await press('Cancel');
    expect(screen.queryByLabelText('New email')).toBeNull();
    expect(document.activeElement?.textContent).toBe('Change email');
  });
});

describe('deleting the account', () => {
  const dialog = () => within(document.querySelector('dialog[open]') as HTMLElement);

  test.each([
    ['says what will be deleted', false, 2],
    ['says that a pro loses the membership too', true, 3],
  ])('%s', async (_, isPro, losses) => {
    setUp(testCustomer({ isPro }));
    await press('Delete my account');
    expect(dialog().getAllByRole('listitem')).toHaveLength(losses);
  });

  test('requires the password before anything is sent', async () => {
    const shop = setUp();
    await press('Delete my account');
    await userEvent.click(dialog().getByRole('button', { name: 'Delete permanently' }));
    expect(shop.isAsking()).toBe(false);
    expect(dialog().getByText('Fill out this field.')).toBeDefined();
  });

  test('loads a new page, so that no customer data stays', async () => {
    const replace = vi.spyOn(window.location, 'replace').mockImplementation(() => {});
    const shop = setUp();
    await press('Delete my account');
    await userEvent.type(dialog().getByLabelText('Your password'), 'hot-meets-cold');
    await userEvent.click(dialog().getByRole('button', { name: 'Delete permanently' }));
    expect(shop.input()).toEqual({ password: 'hot-meets-cold' });
    await shop.answer({ deleteAccount: { __typename: 'DeleteAccountPayload', isDeleted: true } });
    expect(replace).toHaveBeenCalledWith('/en-us/account?goodbye');
    // Until then the form is disabled.
    expect(dialog().getByRole('button', { name: 'Deleting…' }).getAttribute('aria-busy')).toBe('true');
    await userEvent.click(dialog().getByRole('button', { name: 'Keep my account' }));
    expect(document.querySelector('dialog[open]')).not.toBeNull();
  });

  test('with a wrong password deletes nothing', async () => {
    const replace = vi.spyOn(window.location, 'replace').mockImplementation(() => {});
    const shop = setUp();
    await press('Delete my account');
    await userEvent.type(dialog().getByLabelText('Your password'), 'wrong');
    await userEvent.click(dialog().getByRole('button', { name: 'Delete permanently' }));
    await shop.answer({ deleteAccount: refusal('InvalidCredentials') });
    expect(dialog().getByText('Incorrect password. Try again.')).toBeDefined();
    expect(replace).not.toHaveBeenCalled();
  });
});
