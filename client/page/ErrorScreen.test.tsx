import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { testRendition } from '../components/ProductGrid/testProducts.ts';
import { createTestShop } from '../components/ProductGrid/testShop.tsx';
import { NavigationContext } from '../navigation/navigationContext.ts';
import { ErrorScreen } from './ErrorScreen.tsx';
import { PageStatusContext } from './HttpStatus.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function setUp(status: number | null, path = '/de-de/nowhere', error?: Error) {
  const shop = createTestShop({ path });
  const page = { code: 200 };
  shop.render(
    <PageStatusContext value={page}>
      <ErrorScreen status={status} {...(error ? { error } : {})} />
    </PageStatusContext>,
  );
  return { page, mock: shop.environment.mock };
}

const managed = {
  header: 'Nothing down here',
  message: '<p>Try the search.</p>',
  link: { text: 'Back to the homepage', href: '/de-de' },
  banner: {
    background: {
      __typename: 'Image',
      name: 'lost',
      alt: 'An empty level',
      rendition: testRendition('lost'),
    },
  },
};
type ErrorPage = ReturnType<typeof setUp>;
/** The code that requests is loaded first. */
const requested = ({ mock }: ErrorPage) =>
  vi.waitFor(async () => {
    await act(async () => {});
    return mock.getMostRecentOperation();
  });
const answer = async (page: ErrorPage, notFoundPage: object | null) => {
  await requested(page);
  await act(async () => page.mock.resolveMostRecentOperation({ data: { notFoundPage } } as never));
};

describe('a missing page', () => {
  test('says so at once, with a link home', () => {
    const { page } = setUp(404);
    expect(page.code).toBe(404);
    expect(document.title).toBe('Page Not Found | Skarn');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Page not found');
    expect(screen.getByRole('link', { name: 'Return to homepage' }).getAttribute('href')).toBe('/de-de');
  });

  test('adds the managed content: header, banner, body and a link', async () => {
    const shop = setUp(404);
    expect((await requested(shop)).request.variables).toEqual({ locale: 'de-de' });
    await answer(shop, managed);
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Nothing down here');
    expect(screen.getByAltText('An empty level')).toBeDefined();
    expect(screen.getByText('Try the search.')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Back to the homepage' }).getAttribute('href')).toBe('/de-de');
  });

  test('shows whichever of these exist', async () => {
    const shop = setUp(404);
    await answer(shop, { header: null, message: managed.message, link: null, banner: null });
    expect(screen.getByText('Try the search.')).toBeDefined();
    expect(screen.queryByRole('heading', { level: 2 })).toBeNull();
  });

  test('shows the basic message only when managed content fails to load', async () => {
    const shop = setUp(404);
    await answer(shop, null);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Page not found');
    expect(screen.queryByRole('heading', { level: 2 })).toBeNull();
  });

  test('shows the basic message only when the network fails', async () => {
    // React logs what the boundary catches.
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const shop = setUp(404);
    await requested(shop);
    await act(async () => shop.mock.rejectMostRecentOperation(new Error('offline')));
    expect(screen.getByRole('link', { name: 'Return to homepage' })).toBeDefined();
    expect(screen.queryByRole('heading', { level: 2 })).toBeNull();
  });
});

describe('a missing address that a link of the shop points to', () => {
  function arrive(status: number, from: string | null) {
    const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {});
    const shop = createTestShop({ path: '/de-de/nowhere' });
    shop.render(
      <NavigationContext
        value={{
          match: shop.match,
          navigate: shop.navigate,
          preload: () => () => {},
          from,
        }}
      >
        <ErrorScreen status={status} />
      </NavigationContext>,
    );
    return reload;
  }
  afterEach(() => sessionStorage.clear());

  test('is requested from the server once: editors may have moved it', () => {
    expect(arrive(404, '/de-de/blog')).toHaveBeenCalledTimes(1);
  });

  test.each([
    ['a first visit', 404, null],
    ['another error', 500, '/de-de/blog'],
  ])('but not %s', (_, status, from) => {
    expect(arrive(status, from)).not.toHaveBeenCalled();
  });
});

test('410 without data: managed content as for 404, under its own title', async () => {
  const shop = setUp(410);
  await answer(shop, managed);
  expect(shop.page.code).toBe(410);
  expect(document.title).toBe('Product Not Available | Skarn');
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Nothing down here');
});

test.each([
  ['the home route', '/', true],
  ['the language-home route', '/de-de', true],
  ['any other route', '/de-de/nowhere', false],
])('the top spacing on %s is removed: %s %s', (_route, path, isRemoved) => {
  setUp(500, path);
  const section = screen.getByRole('heading', { level: 1 }).closest('section')!;
  expect(section.dataset['flush'] !== undefined).toBe(isRemoved);
});

describe('the error’s message', () => {
  const error = new Error('the press is out of true');
  afterEach(() => vi.unstubAllEnvs());

  test('is shown in development', () => {
    setUp(500, '/de-de', error);
    expect(screen.getByText(/the press is out of true/)).toBeDefined();
  });

  test('is hidden elsewhere', () => {
    vi.stubEnv('DEV', false);
    setUp(500, '/de-de', error);
    expect(screen.queryByText(/the press is out of true/)).toBeNull();
  });
});

test('a managed banner that is a video shows its poster', async () => {
  const shop = setUp(404);
  const poster = { __typename: 'Image', alt: 'A lamp', rendition: testRendition('lamp') };
  await answer(shop, { ...managed, banner: { background: { __typename: 'Video', poster } } });
  expect(screen.getByAltText('A lamp')).toBeDefined();
});

test.each([
  [500, 500],
  [503, 503],
  [400, 500],
  [null, 500],
])('status %s: ‘Oops! Something Broke’ with the same link, and no request', (status, code) => {
  const { page, mock } = setUp(status);
  expect(page.code).toBe(code);
  expect(document.title).toBe('Page Not Found | Skarn');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Oops! Something Broke');
  expect(screen.getByRole('link', { name: 'Return to homepage' })).toBeDefined();
  expect(mock.getAllOperations()).toEqual([]);
});
