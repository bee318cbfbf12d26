import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { BotScript } from './BotScript.ts';

const protection = { siteKey: 'k3y', origin: 'https://bots.example' };
const execute = vi.fn<NonNullable<NonNullable<Window['grecaptcha']>['execute']>>();
const reported = vi.fn<typeof reportError>();
const appended: HTMLScriptElement[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('reportError', reported);
  // Scripts added to the page are inspected, never loaded.
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    appended.push(...(nodes as HTMLScriptElement[]));
  });
  execute.mockResolvedValue('a token');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  execute.mockReset();
  reported.mockReset();
  appended.length = 0;
  delete window.grecaptcha;
});

/** Simulates the vendor's first script, then the second. */
const begins = () => {
  window.grecaptcha = { ready: (run) => run() };
};
const arrives = () => {
  window.grecaptcha = { ready: (run) => run(), execute };
};

describe('the script is', () => {
  test('not loaded, loading, then loaded; polled every 25 ms', async () => {
    const script = new BotScript();
    expect([script.state, appended]).toEqual(['not loaded', []]);
    const loading = script.load(protection);
    expect(script.state).toBe('loading');
    begins();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(script.state).toBe('loading');
    arrives();
    await vi.advanceTimersByTimeAsync(24);
    await vi.advanceTimersByTimeAsync(1);
    expect(script.state).toBe('loaded');
    expect(await loading).toBe(true);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('loaded once, with its site key', async () => {
    const script = new BotScript();
    const both = [script.load(protection), script.load(protection)];
    arrives();
    await vi.advanceTimersByTimeAsync(25);
    await Promise.all([...both, script.load(protection)]);
    expect(appended.map(({ src, async }) => [src, async])).toEqual([
      ['https://bots.example/recaptcha/api.js?render=k3y', true],
    ]);
  });

  test.each(['loading', 'loaded'] as const)(
    'not loaded again with a different site key when it is %s: it keeps the first',
    async (state) => {
      const script = new BotScript();
      void script.load(protection);
      arrives();
      if (state === 'loaded') await vi.advanceTimersByTimeAsync(25);
      expect(script.state).toBe(state);
      const requested = script.tokenFor({ ...protection, siteKey: 'other' }, 'signIn');
      await vi.advanceTimersByTimeAsync(25);
      expect(await requested).toBe('a token');
      expect(appended).toHaveLength(1);
      expect(execute.mock.calls).toEqual([['k3y', { action: 'signIn' }]]);
      expect(String(reported.mock.calls[0]?.[0])).toMatch(/another site key/);
    },
  );
});

describe('a script that fails to load', () => {
  test('because it is blocked: fails at once, and can be retried', async () => {
    const script = new BotScript();
    const token = script.tokenFor(protection, 'signIn');
    appended[0]!.dispatchEvent(new Event('error'));
    expect(await token).toBeNull();
    expect(script.state).toBe('not loaded');
    const again = script.tokenFor(protection, 'signIn');
    arrives();
    await vi.advanceTimersByTimeAsync(25);
    expect(await again).toBe('a token');
    expect(appended).toHaveLength(2);
  });

  test('because the vendor does not respond: times out after five seconds', async () => {
    const script = new BotScript();
    const token = script.tokenFor(protection, 'signIn');
    await vi.advanceTimersByTimeAsync(4_999);
    expect(script.state).toBe('loading');
    await vi.advanceTimersByTimeAsync(1);
    expect(await token).toBeNull();
    expect([script.state, vi.getTimerCount()]).toEqual(['not loaded', 0]);
  });
});

describe('a token', () => {
  const loaded = async () => {
    const script = new BotScript();
    arrives();
    const loading = script.load(protection);
    await vi.advanceTimersByTimeAsync(25);
    await loading;
    return script;
  };

  test('is requested for the submitted form', async () => {
    expect(await (await loaded()).tokenFor(protection, 'findOrder')).toBe('a token');
    expect(execute.mock.calls).toEqual([['k3y', { action: 'findOrder' }]]);
  });

  test('that is refused is null', async () => {
    execute.mockRejectedValue(new Error('Invalid site key'));
    expect(await (await loaded()).tokenFor(protection, 'signIn')).toBeNull();
  });

  test('that does not arrive is null, after five seconds', async () => {
    execute.mockReturnValue(new Promise(() => {}));
    const token = (await loaded()).tokenFor(protection, 'signIn');
    await vi.advanceTimersByTimeAsync(5_000);
    expect(await token).toBeNull();
  });
});
