import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { csrfToken } from '../relay/csrfToken.ts';
import { watchSession } from './sessionWatch.ts';

const reload = vi.fn<() => void>();
let end = () => {};

const setToken = (token: string) => {
  document.cookie = `XSRF-TOKEN=${token}`;
};
/** As the gateway handles a token request: it responds with one and sets the cookie. */
const issueToken = (token: string) =>
  vi.stubGlobal('fetch', () => {
    setToken(token);
    return Promise.resolve(Response.json({ token }));
  });
const comeIntoView = () => document.dispatchEvent(new Event('visibilitychange'));
const restoreFromCache = (persisted: boolean) =>
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

beforeEach(() => {
  localStorage.clear();
});
afterEach(() => {
  end();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  reload.mockReset();
  document.cookie = 'XSRF-TOKEN=; max-age=0';
});

describe('a page is reloaded', () => {
  test.each<[string, string | null, () => void, number]>([
    ['not while nobody signs in or out', 'a', () => {}, 0],
    ['when somebody signed in or out in another tab', 'a', () => setToken('b'), 1],
    ['on a sign-in where there was no token', null, () => setToken('b'), 1],
    ['when the session has ended', 'a', () => (document.cookie = 'XSRF-TOKEN=; max-age=0'), 1],
  ])('%s', (_, before, happens, times) => {
    if (before !== null) setToken(before);
    end = watchSession(reload);
    happens();
    comeIntoView();
    expect(reload).toHaveBeenCalledTimes(times);
  });

  test('when Back restores it from the back-forward cache with another person’s data', () => {
    setToken('a');
    end = watchSession(reload);
    setToken('b');
    restoreFromCache(true);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test('not when it was just loaded', () => {
    setToken('a');
    end = watchSession(reload);
    setToken('b');
    restoreFromCache(false);
    expect(reload).not.toHaveBeenCalled();
  });

  test('not while it goes out of view', () => {
    setToken('a');
    end = watchSession(reload);
    setToken('b');
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    comeIntoView();
    expect(reload).not.toHaveBeenCalled();
  });

  test('not on the first token that it requested itself, but on the next one', async () => {
    issueToken('first');
    end = watchSession(reload);
    await csrfToken(new AbortController().signal);
    comeIntoView();
    expect(reload).not.toHaveBeenCalled();
    expect(localStorage.getItem('skarn:first-token')).toBe('first');
    setToken('signed-in');
    comeIntoView();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test('when it signed in with its first token, and Back restores it', async () => {
    issueToken('first');
    end = watchSession(reload);
    await csrfToken(new AbortController().signal);
    setToken('signed-in');
    restoreFromCache(true);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test('not on the first token that another tab requested', () => {
    end = watchSession(reload);
    // State that the other tab leaves behind.
    localStorage.setItem('skarn:first-token', 'first');
    setToken('first');
    comeIntoView();
    expect(reload).not.toHaveBeenCalled();
  });

  test('when the token changes although there was one', async () => {
    setToken('a');
    end = watchSession(reload);
    localStorage.setItem('skarn:first-token', 'b');
    setToken('b');
    comeIntoView();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test('and hides the other person’s data meanwhile', () => {
    const reloadPage = vi.spyOn(window.location, 'reload').mockImplementation(() => {});
    setToken('a');
    end = watchSession();
    expect(document.documentElement.style.visibility).toBe('');
    setToken('b');
    restoreFromCache(true);
    expect(reloadPage).toHaveBeenCalledTimes(1);
    expect(document.documentElement.style.visibility).toBe('hidden');
    document.documentElement.style.visibility = '';
  });

  test('not after the watch has ended', () => {
    setToken('a');
    watchSession(reload)();
    setToken('b');
    comeIntoView();
    restoreFromCache(true);
    expect(reload).not.toHaveBeenCalled();
  });
});
