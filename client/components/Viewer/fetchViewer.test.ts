import { createMockEnvironment } from 'relay-test-utils';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { beginCartWrite } from '../Cart/state/cartWrites.ts';
import { confirmViewer } from './fetchViewer.ts';
import { isViewerKnown } from './useViewer.ts';

// The mock environment makes its spies with the global of another test runner; ours has the same methods.
vi.stubGlobal('jest', vi);

const handleSignedIn = vi.fn<() => void>();
const cart = { id: 'cart-1', totalQuantity: 2, lines: [] };
const customer = { id: 'customer', firstName: 'Ada', isPro: false };

const confirm = (environment = createMockEnvironment()) => {
  const stop = confirmViewer(environment, 'en-us', handleSignedIn);
  return {
    environment,
    stop,
    asked: () => environment.mock.getAllOperations().map(({ request }) => request.node.params.name),
    answer: (data: object) => environment.mock.resolveMostRecentOperation({ data }),
  };
};

beforeEach(() => {
  handleSignedIn.mockReset();
});
afterEach(() => {
  for (const name of ['cart-count', 'XSRF-TOKEN']) document.cookie = `${name}=; max-age=0`;
});

describe('who shops here is asked', () => {
  test('not where the browser has no session', () => {
    expect(confirm().asked()).toEqual([]);
  });

  test.each(['cart-count=us.2', 'XSRF-TOKEN=a'])('where it has one, as %s tells', (cookie) => {
    document.cookie = cookie;
    const page = confirm();
    expect(page.asked()).toEqual(['useViewerQuery']);
    page.answer({ cart, viewer: null });
    expect(isViewerKnown(page.environment, 'en-us')).toBe(true);
    expect(handleSignedIn).not.toHaveBeenCalled();
  });

  test('not where the page came with the answer', () => {
    document.cookie = 'cart-count=us.2';
    const first = confirm();
    first.answer({ cart, viewer: null });
    expect(confirm(first.environment).asked()).toEqual([]);
  });

  test('not while the cart changes, whose answer is newer, and given up when it begins to', () => {
    document.cookie = 'cart-count=us.2';
    const page = confirm();
    const end = beginCartWrite();
    expect(page.asked()).toEqual([]);
    expect(confirm().asked()).toEqual([]);
    end(true);
  });
});

test('a guest’s page hears that somebody is signed in', () => {
  document.cookie = 'XSRF-TOKEN=a';
  confirm().answer({ cart: null, viewer: customer });
  expect(handleSignedIn).toHaveBeenCalledOnce();
});
