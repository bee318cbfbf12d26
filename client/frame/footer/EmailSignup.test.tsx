import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { stubView } from '../../viewport/testView.ts';
import { setUpShell } from '../testShell.tsx';

const view = stubView();
const letters = { listId: 'letters', title: 'News from the mine' };
const dates = { listId: 'dates', title: 'Dates of the circus' };
const signup = { copy: 'Six letters a winter.', lists: [letters, dates], asksConsent: false };

function setUp(more: object = {}, contact: object | null = { email: 'us@skarn.example', phone: null }) {
  const shop = setUpShell(
    'footer',
    { emailSignup: { ...signup, ...more }, market: { contact } },
    '/en-ca/cart',
  );
  const { mock } = shop.environment;
  const answer = (result: object) =>
    act(async () => mock.resolveMostRecentOperation({ data: { joinEmailLists: result } }));
  return { ...shop, mock, answer };
}
/** Scrolled into view, with the form loaded. */
async function setUpForm(more: object = {}) {
  const shop = setUp(more);
  view.show();
  await screen.findByLabelText('Newsletter email');
  return shop;
}

const email = () => screen.getByLabelText<HTMLInputElement>('Newsletter email');
const byMail = () => screen.queryByRole('link', { name: 'Sign up by email' });
const send = async (address?: string) => {
  if (address !== undefined) {
    await userEvent.clear(email());
    await userEvent.type(email(), address);
  }
  await userEvent.click(screen.getByRole('button', { name: 'Sign up' }));
};
const refusal = (kind: string, more: object = {}) => ({
  __typename: kind,
  __isRefusal: kind,
  message: 'Our emails aren’t available in your country.',
  ...more,
});
const done = (address: string) => ({ __typename: 'JoinEmailListsPayload', email: address });

beforeEach(() => view.show(false));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('the email signup', () => {
  test('is not rendered without lists', () => {
    setUpShell('footer', { emailSignup: null });
    expect(screen.queryByText('Sign up for our emails')).toBeNull();
  });

  test('describes itself, and has a fallback link that needs no scripts', () => {
    setUp();
    expect(screen.getByText('Six letters a winter.')).toBeDefined();
    expect(byMail()?.getAttribute('href')).toBe('mailto:us@skarn.example?subject=News%20from%20the%20mine');
    expect(screen.queryByLabelText('Newsletter email')).toBeNull();
  });

  test('has no fallback link without an email address', () => {
    setUp({}, null);
    expect(byMail()).toBeNull();
  });

  test('loads the form when it comes into view, and takes no focus', async () => {
    await setUpForm();
    expect(byMail()).toBeNull();
    expect(document.activeElement).toBe(document.body);
  });

  test('loads the form on keyboard focus, and keeps the focus in it', async () => {
    setUp();
    act(() => byMail()!.focus());
    await waitFor(() => expect(document.activeElement).toBe(email()));
  });

  test('loads the form on press', async () => {
    setUp();
    await userEvent.click(byMail()!);
    await waitFor(() => expect(document.activeElement).toBe(email()));
  });
});

describe('the form', () => {
  test('with one list has no checkboxes', async () => {
    const { mock } = await setUpForm({ lists: [letters] });
    expect(screen.queryAllByRole('checkbox')).toEqual([]);
    await send(' ruth@skarn.example ');
    expect(mock.getMostRecentOperation().request.variables).toEqual({
      locale: 'en-ca',
      input: { email: 'ruth@skarn.example', listIds: [], hasConsented: false },
    });
  });

  test('with several lists subscribes to the checked ones', async () => {
    const { mock } = await setUpForm();
    await userEvent.click(screen.getByRole('checkbox', { name: 'News from the mine' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Dates of the circus' }));
    await send('ruth@skarn.example');
    expect(mock.getMostRecentOperation().request.variables).toMatchObject({ input: { listIds: ['dates'] } });
  });

  test('in an opt-in market has nothing prechecked, and asks for consent', async () => {
    const { mock } = await setUpForm({ asksConsent: true });
    const boxes = screen.getAllByRole<HTMLInputElement>('checkbox');
    expect(boxes.map(({ checked }) => checked)).toEqual([false, false, false]);
    await send('ruth@skarn.example');
    expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: /^Yes, email me/ }));
    expect(mock.getAllOperations()).toEqual([]);
    for (const box of boxes) await userEvent.click(box);
    await send();
    expect(mock.getMostRecentOperation().request.variables).toMatchObject({
      input: { email: 'ruth@skarn.example', listIds: ['letters', 'dates'], hasConsented: true },
    });
  });

  test.each([
    ['nothing', '', 'Fill out this field.'],
    ['an invalid address', 'ruth', /Enter an email address like/],
  ])('%s is reported at the field, and nothing is sent', async (_, address, words) => {
    const { mock } = await setUpForm();
    if (address !== '') await userEvent.type(email(), address);
    await send();
    expect(screen.getByText(words)).toBeDefined();
    expect(document.activeElement).toBe(email());
    expect(mock.getAllOperations()).toEqual([]);
  });

  test('ignores a second submit while pending', async () => {
    const { mock } = await setUpForm();
    await send('ruth@skarn.example');
    await userEvent.click(screen.getByRole('button', { name: 'Signing up…' }));
    expect(mock.getAllOperations()).toHaveLength(1);
  });

  test('confirms the address with the focus; another address can be entered', async () => {
    const { answer } = await setUpForm();
    await send('ruth@skarn.example');
    await answer(done('ruth@skarn.example'));
    expect(document.activeElement?.textContent).toBe(
      'You’re signed up. Our emails go to ruth@skarn.example.',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Use another email' }));
    expect(document.activeElement).toBe(email());
    expect(email().value).toBe('ruth@skarn.example');
  });
});

describe('when the gateway refuses', () => {
  test('a field, its error is shown there', async () => {
    const { answer } = await setUpForm();
    await send('ruth@skarn.example');
    await answer(
      refusal('InvalidFields', { fields: [{ path: ['input', 'email'], message: 'Another one, please.' }] }),
    );
    expect(screen.getByText('Another one, please.')).toBeDefined();
    expect([document.activeElement, email().value]).toEqual([email(), 'ruth@skarn.example']);
  });

  test.each<[string, object, RegExp]>([
    [
      'no list was selected',
      refusal('InvalidFields', { fields: [{ path: ['input', 'listIds'], message: 'Choose one.' }] }),
      /Choose one/,
    ],
    ['too many attempts', refusal('TooManyAttempts', { retryAfterSeconds: 120 }), /again in 2 minutes/],
    ['no emails in this market', refusal('NoEmailLists'), /emails aren’t available/],
  ])('because of %s, it shows the error above, and keeps the input', async (_, result, words) => {
    const { answer } = await setUpForm();
    await send('ruth@skarn.example');
    await answer(result);
    expect(screen.getByRole('alert').textContent).toMatch(words);
    expect(email().value).toBe('ruth@skarn.example');
  });

  test('without a response, it says so, keeps the input, and can be retried', async () => {
    const { mock, answer } = await setUpForm();
    await send('ruth@skarn.example');
    await act(async () => mock.rejectMostRecentOperation(new Error('offline')));
    expect(screen.getByRole('alert').textContent).toMatch(/couldn’t send this/);
    expect(email().value).toBe('ruth@skarn.example');
    await send();
    await answer(done('ruth@skarn.example'));
    expect(screen.getByText(/You’re signed up/)).toBeDefined();
  });
});
