import { createMockEnvironment } from 'relay-test-utils';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { beginCartWrite } from '../Cart/state/cartWrites.ts';
import { confirmViewer } from './fetchViewer.ts';
import { isViewerKnown } from './useViewer.ts';

// Relay's mock environment creates its spies with Jest's global; Vitest has the same methods.
vi.stubGlobal('jest', vi);

const handleSignedIn = vi.fn<() => void>();
const cart = { id: 'cart-1', totalQuantity: 2, lines: [] };
const customer = { id: 'customer', firstName: 'Ada', isPro: false };

const confirm = (environment = createMockEnvironment()) => {
  const stop = confirmViewer(environment, 'en-us', handleSignedIn);
  return {
    environment,
    stop,
    requested: () => environment.mock.getAllOperations().map(({ request }) => request.node.params.name),
    answer: (data: object) => environment.mock.resolveMostRecentOperation({ data }),
  };
};

beforeEach(() => {
  handleSignedIn.mockReset();
});
afterEach(() => {
  for (const name of ['cart-count', 'XSRF-TOKEN']) document.cookie = `${name}=; max-age=0`;
});

describe('the viewer is requested', () => {
  test('not in a browser without a session', () => {
    expect(confirm().requested()).toEqual([]);
  });

  test.each(['cart-count=us.2', 'XSRF-TOKEN=a'])('in one with a session, shown by %s', (cookie) => {
    document.cookie = cookie;
    const page = confirm();
    expect(page.requested()).toEqual(['useViewerQuery']);
    page.answer({ cart, viewer: null });
    expect(isViewerKnown(page.environment, 'en-us')).toBe(true);
    expect(handleSignedIn).not.toHaveBeenCalled();
  });

  test('not where the page embeds it', () => {
    document.cookie = 'cart-count=us.2';
    const first = confirm();
    first.answer({ cart, viewer: null });
    expect(confirm(first.environment).requested()).toEqual([]);
  });

  test('not during a cart mutation, whose response is newer, and cancelled when one starts', () => {
    document.cookie = 'cart-count=us.2';
    const page = confirm();
    const end = beginCartWrite();
    expect(page.requested()).toEqual([]);
    expect(confirm().requested()).toEqual([]);
    end(true);
  });
});

test('a guest’s page is told about a signed-in customer', () => {
  document.cookie = 'XSRF-TOKEN=a';
  confirm().answer({ cart: null, viewer: customer });
  expect(handleSignedIn).toHaveBeenCalledOnce();
});
