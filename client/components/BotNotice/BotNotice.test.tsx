import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { botScript } from '../../botProtection/BotScript.ts';
import { BotProtectionContext } from '../../botProtection/botProtectionContext.ts';
import { createTestShop } from '../ProductGrid/testShop.tsx';
import { useSignIn } from '../SignInForm/useSignIn.ts';
import { BotNotice } from './BotNotice.tsx';

const protection = { siteKey: 'k3y', origin: 'https://bots.example' };
const load = vi.spyOn(botScript, 'load');
const tokenFor = vi.spyOn(botScript, 'tokenFor');

beforeEach(() => {
  load.mockResolvedValue(true);
  tokenFor.mockResolvedValue('a token');
});
afterEach(() => {
  cleanup();
  load.mockReset();
  tokenFor.mockReset();
});

function SignInButton() {
  const { signIn } = useSignIn('en-us', () => {});
  return (
    <button type="button" onClick={() => signIn('ada@skarn.example', 'hot-meets-cold')}>
      Ask
    </button>
  );
}

function setUp({ guard = protection as typeof protection | null, isShort = false } = {}) {
  const shop = createTestShop({ path: '/de-de/account' });
  shop.render(
    <BotProtectionContext value={guard}>
      <form aria-label="one">
        <input aria-label="inside" />
        <SignInButton />
        <BotNotice isShort={isShort} />
      </form>
      <input aria-label="outside" />
    </BotProtectionContext>,
  );
  const metadata = () => shop.environment.mock.getMostRecentOperation().request.cacheConfig?.metadata;
  return { ...shop, metadata };
}

describe('the script', () => {
  test('is loaded once, when the form gets the focus', async () => {
    setUp();
    act(() => screen.getByLabelText('outside').focus());
    expect(load).not.toHaveBeenCalled();
    act(() => screen.getByLabelText('inside').focus());
    await waitFor(() => expect(load.mock.calls).toEqual([[protection]]));
    act(() => screen.getByLabelText('outside').focus());
    fireEvent.pointerDown(screen.getByLabelText('inside'));
    act(() => screen.getByLabelText('inside').focus());
    expect(load).toHaveBeenCalledTimes(1);
  });

  test('is loaded when the form is touched', async () => {
    setUp();
    fireEvent.pointerDown(screen.getByRole('form'));
    await waitFor(() => expect(load).toHaveBeenCalledTimes(1));
  });
});

describe('the notice', () => {
  test('contains the vendor’s required text, its purpose and a contact', () => {
    setUp();
    expect(
      screen.getByText(/^This site is protected by reCAPTCHA\. It starts .* for security/),
    ).toBeDefined();
    const link = screen.getByRole('link', { name: 'Trouble with this form?' });
    expect(link.getAttribute('href')).toBe('/de-de/support');
  });

  test('is shorter in compact layouts', () => {
    setUp({ isShort: true });
    expect(screen.queryByText(/for security/)).toBeNull();
    expect(screen.getByText(/protected by reCAPTCHA/)).toBeDefined();
  });

  test('is not rendered without bot protection', () => {
    setUp({ guard: null });
    expect(screen.queryByText(/reCAPTCHA/)).toBeNull();
    act(() => screen.getByLabelText('inside').focus());
    expect(load).not.toHaveBeenCalled();
  });
});

describe('the mutation of a guarded form', () => {
  const ask = () => fireEvent.click(screen.getByRole('button', { name: 'Ask' }));

  test('carries the token function, for this form only', async () => {
    const { metadata } = setUp();
    ask();
    const botToken = metadata()?.['botToken'] as () => Promise<string | null>;
    expect(await botToken()).toBe('a token');
    expect(tokenFor.mock.calls).toEqual([[protection, 'signIn']]);
  });

  test('carries none when the protection itself fails', async () => {
    tokenFor.mockRejectedValue(new Error('broken'));
    const { metadata } = setUp();
    ask();
    const botToken = metadata()?.['botToken'] as () => Promise<string | null>;
    expect(await botToken()).toBeNull();
  });

  test('carries none without bot protection', () => {
    const { metadata } = setUp({ guard: null });
    ask();
    expect(metadata()?.['botToken']).toBeUndefined();
  });
});
