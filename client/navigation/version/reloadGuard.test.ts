import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { reloadTo } from './reloadGuard.ts';

const assign = vi.fn<typeof window.location.assign>();
const reload = vi.fn<typeof window.location.reload>();

beforeEach(() => {
  window.history.replaceState(null, '', '/en-us/c/skis');
  vi.spyOn(window.location, 'assign').mockImplementation(assign);
  vi.spyOn(window.location, 'reload').mockImplementation(reload);
});
afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
  vi.restoreAllMocks();
  assign.mockReset();
  reload.mockReset();
});

describe('chunk loading fails: full reload to the target route (platform.md 8)', () => {
  test('goes there, with its query and hash', () => {
    expect(reloadTo('/en-us/p/kant?color=Bone#sizes', 0)).toBe(true);
    expect(assign).toHaveBeenCalledExactlyOnceWith('/en-us/p/kant?color=Bone#sizes');
  });

  test('once in ten seconds', () => {
    expect(reloadTo('/en-us/p/kant', 50_000)).toBe(true);
    expect(reloadTo('/en-us/p/kant', 59_999)).toBe(false);
    expect(reloadTo('/en-us/p/kant', 60_000)).toBe(true);
    expect(assign).toHaveBeenCalledTimes(2);
  });

  test('per target', () => {
    expect(reloadTo('/en-us/p/kant', 50_000)).toBe(true);
    expect(reloadTo('/en-us/cart', 51_000)).toBe(true);
  });

  test('the page itself is reloaded, even where only its hash differs', () => {
    expect(reloadTo(window.location.href, 0)).toBe(true);
    expect(reloadTo('/en-us/c/skis#filters', 0)).toBe(true);
    expect(reload).toHaveBeenCalledTimes(2);
    expect(assign).not.toHaveBeenCalled();
  });

  test('never where storage is blocked: the error is shown', () => {
    vi.stubGlobal('sessionStorage', {
      getItem: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
    expect(reloadTo('/en-us/cart', 0)).toBe(false);
    expect(assign).not.toHaveBeenCalled();
  });
});
