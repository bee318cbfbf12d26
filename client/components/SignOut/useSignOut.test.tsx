import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createTestShop } from '../ProductGrid/testShop.tsx';
import { useSignOut } from './useSignOut.ts';

const assign = vi.fn<typeof window.location.assign>();

beforeEach(() => {
  vi.spyOn(window.location, 'assign').mockImplementation(assign);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  assign.mockReset();
});

function Exit({ lang }: { lang: string }) {
  const { signOut, isSigningOut, hasFailed } = useSignOut(lang);
  return (
    <button type="button" onClick={signOut}>
      {isSigningOut ? 'leaving' : hasFailed ? 'failed' : 'stay'}
    </button>
  );
}

async function press(lang = 'de-de') {
  const shop = createTestShop();
  shop.render(<Exit lang={lang} />);
  await userEvent.click(screen.getByRole('button'));
  return {
    mock: shop.environment.mock,
    answer: (data: Record<string, unknown>) =>
      act(async () => shop.environment.mock.resolveMostRecentOperation({ data: { signOut: data } })),
    shows: () => screen.getByRole('button').textContent,
  };
}

test.each([
  ['de-de', '/de-de'],
  ['en-us', '/'],
])('signing out in %s reloads at its home page, and stays busy until then', async (lang, home) => {
  const { answer, shows } = await press(lang);
  expect(shows()).toBe('leaving');
  await answer({ isSignedOut: true });
  expect(assign.mock.calls).toEqual([[home]]);
  expect(shows()).toBe('leaving');
});

test('a failed request shows an error and stays', async () => {
  const { mock, shows } = await press();
  await act(async () => mock.rejectMostRecentOperation(new Error('offline')));
  expect(shows()).toBe('failed');
  expect(assign).not.toHaveBeenCalled();
});

test('a refusal shows an error and stays', async () => {
  const { answer, shows } = await press();
  await answer({ isSignedOut: false });
  expect(shows()).toBe('failed');
  expect(assign).not.toHaveBeenCalled();
});

test('stored lists of this browser are cleared', async () => {
  const keys = ['skarn:compare', 'skarn:viewed'];
  const kept = () => keys.map((key) => localStorage.getItem(key));
  for (const key of keys) localStorage.setItem(key, '["lodestar-98"]');
  const { answer } = await press();
  expect(kept()).toEqual(['["lodestar-98"]', '["lodestar-98"]']);
  await answer({ isSignedOut: true });
  expect(kept()).toEqual([null, null]);
});
