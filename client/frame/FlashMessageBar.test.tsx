import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { leaveFlashMessage, type FlashMessage } from '../navigation/flashMessage.ts';

beforeEach(() => {
  sessionStorage.clear();
  // A page reads the stored message once: each test is a new page.
  vi.resetModules();
});
afterEach(cleanup);

async function nextPage(): Promise<void> {
  const { FlashMessageBar } = await import('./FlashMessageBar.tsx');
  render(<FlashMessageBar />);
}

test.each<[FlashMessage, RegExp]>([
  ['cartDROPPED', /belonged to another account/],
  ['cartREASSIGNED', /kept your cart/],
  ['cartFOUND', /last visit/],
  ['cartMERGED', /combined/],
  ['cartPARTLY_MERGED', /no longer available/],
])('the next page reports the cart’s merge: %s', async (note, words) => {
  leaveFlashMessage(note);
  await nextPage();
  expect(screen.getByRole('status').textContent).toMatch(words);
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.getByRole('status').textContent).toBe('');
});

test('shows it once', async () => {
  leaveFlashMessage('cartDROPPED');
  await nextPage();
  cleanup();
  vi.resetModules();
  await nextPage();
  expect(screen.getByRole('status').textContent).toBe('');
});

test.each([
  ['no stored message', null],
  ['an unknown stored message', 'strange'],
])('it shows nothing with %s', async (_, left) => {
  if (left !== null) sessionStorage.setItem('skarn:arrival', left);
  await nextPage();
  expect(screen.getByRole('status').textContent).toBe('');
  expect(screen.queryByRole('button')).toBeNull();
});
