import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { testRendition } from '../../../components/ProductGrid/testProducts.ts';
// Loaded now, so that no test waits for their modules.
import '../../../components/Bestsellers/Bestsellers.tsx';
import '../../../components/NewProducts/NewProducts.tsx';
import { setUpShell } from '../../testShell.tsx';
import { bannerData, headerData } from '../testHeader.ts';
import { resizeTo } from '../../../viewport/testWindow.ts';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const setUp = (more: object = {}) => setUpShell('header', { header: headerData(more) });
const navigation = () => within(screen.getByRole('navigation', { name: 'Main' }));
const toggle = (title: string) => navigation().getByRole('button', { name: `Show ${title}` });
const panel = (title: string) => document.getElementById(toggle(title).getAttribute('aria-controls') ?? '')!;
const openPanels = () => ['Skis', 'Poles', 'Winter'].filter((title) => !panel(title).hidden);
const entry = (title: string) => navigation().getByRole('link', { name: title });

describe('the main navigation', () => {
  test('is a list of links, each with a disclosure button for its panel', () => {
    setUp();
    expect(
      navigation()
        .getAllByRole('button')
        .map((one) => one.getAttribute('aria-expanded')),
    ).toEqual(['false', 'false', 'false']);
    expect(entry('Archive').closest('li')?.querySelector('button')).toBeNull();
    expect(openPanels()).toEqual([]);
  });

  test('marks the current page and its ancestor', () => {
    setUpShell('header', { header: headerData() }, '/en-us/c/skis/touring');
    expect(entry('Skis').getAttribute('aria-current')).toBe('true');
    cleanup();
    setUp();
    expect(entry('Skis').getAttribute('aria-current')).toBe('page');
    expect(entry('Poles').getAttribute('aria-current')).toBeNull();
  });

  test('is not rendered when empty', () => {
    setUp({ mainNav: [], secondaryNav: [] });
    expect(screen.queryByRole('navigation')).toBeNull();
  });
});

describe('by keyboard', () => {
  test('the button toggles its panel, and opening one closes another', async () => {
    setUp();
    toggle('Skis').focus();
    await userEvent.keyboard('{Enter}');
    expect([openPanels(), toggle('Skis').getAttribute('aria-expanded')]).toEqual([['Skis'], 'true']);
    toggle('Poles').focus();
    await userEvent.keyboard(' ');
    expect(openPanels()).toEqual(['Poles']);
    await userEvent.keyboard(' ');
    expect(openPanels()).toEqual([]);
  });

  test('Escape closes the panel and returns the focus to the button', async () => {
    setUp();
    toggle('Skis').focus();
    await userEvent.keyboard('{Enter}');
    within(panel('Skis')).getByRole('link', { name: 'Piste' }).focus();
    await userEvent.keyboard('{Escape}');
    expect(openPanels()).toEqual([]);
    expect(document.activeElement).toBe(toggle('Skis'));
  });

  test('moving the focus elsewhere closes the panel', async () => {
    setUp();
    toggle('Poles').focus();
    await userEvent.keyboard('{Enter}');
    act(() => screen.getByRole('link', { name: /Sign in/ }).focus());
    expect(openPanels()).toEqual([]);
  });
});

describe('by mouse', () => {
  const rest = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));
  const over = (title: string) =>
    fireEvent.pointerEnter(entry(title).closest('li')!, { pointerType: 'mouse' });

  test('hovering opens after a delay, crossing does not', () => {
    vi.useFakeTimers();
    setUp();
    over('Skis');
    rest(40);
    over('Archive');
    rest(500);
    expect(openPanels()).toEqual([]);
    over('Skis');
    rest(100);
    expect(openPanels()).toEqual(['Skis']);
  });

  test('crossing a neighbour on the way into the panel does not switch, hovering it does', () => {
    vi.useFakeTimers();
    setUp();
    over('Skis');
    rest(100);
    over('Poles');
    rest(80);
    over('Skis');
    rest(500);
    expect(openPanels()).toEqual(['Skis']);
    over('Poles');
    rest(130);
    expect(openPanels()).toEqual(['Poles']);
  });

  test('a press outside closes, one inside does not', () => {
    vi.useFakeTimers();
    setUp();
    over('Skis');
    rest(100);
    fireEvent.pointerDown(panel('Skis'));
    expect(openPanels()).toEqual(['Skis']);
    fireEvent.pointerDown(document.body);
    expect(openPanels()).toEqual([]);
  });
});

test('on touch, the first tap opens and the second follows the link', () => {
  const { navigate } = setUp();
  const tap = () =>
    fireEvent(
      entry('Poles'),
      Object.assign(new MouseEvent('click', { bubbles: true, cancelable: true }), { pointerType: 'touch' }),
    );
  tap();
  expect([openPanels(), navigate.mock.calls]).toEqual([['Poles'], []]);
  tap();
  expect(navigate.mock.calls.map(([href]) => href)).toEqual(['/en-us/c/poles']);
  expect(openPanels()).toEqual([]);
});

describe('the newest products of a category and its bestsellers', () => {
  const product = (title: string) => ({
    __typename: 'Product',
    id: title,
    displayTitle: title,
    path: `/en-us/p/${title}`,
    image: { rendition: testRendition(title) },
  });
  const press = async (title: string) => {
    toggle(title).focus();
    await userEvent.keyboard('{Enter}');
  };
  const edge = (node: object) => ({ node: { __typename: 'ProductSearchResult', ...node } });
  const bothAsked = async ({ mock }: ReturnType<typeof setUp>['environment']) => {
    await waitFor(() => expect(mock.getAllOperations()).toHaveLength(2));
    const named = (name: string) =>
      mock.getAllOperations().find(({ request }) => request.node.operation.name === name)!;
    return { newest: named('NewProductsQuery'), bestsellers: named('BestsellersQuery') };
  };

  test('load when its panel first opens, after its links and before the banner', async () => {
    const { environment } = setUp();
    expect(environment.mock.getAllOperations()).toEqual([]);
    await press('Skis');
    const { newest, bestsellers } = await bothAsked(environment);
    for (const { request } of [newest, bestsellers])
      expect(request.variables).toEqual({ locale: 'en-us', category: 'skis' });
    const edges = [
      edge({ product: product('Adit') }),
      edge({ product: null }),
      edge({ product: product('Kant') }),
    ];
    await act(async () => environment.mock.resolve(newest, { data: { search: { edges } } } as never));
    await act(async () =>
      environment.mock.resolve(bestsellers, { data: { bestsellers: [product('Stope')] } } as never),
    );
    expect(
      within(within(panel('Skis')).getByRole('list', { name: 'Bestsellers' }))
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/en-us/p/Stope']);
    expect(
      within(within(panel('Skis')).getByRole('list', { name: 'What’s new' }))
        .getAllByRole('link')
        .map((link) => [link.textContent, link.getAttribute('href')]),
    ).toEqual([
      ['Adit', '/en-us/p/Adit'],
      ['Kant', '/en-us/p/Kant'],
    ]);
    expect(
      within(panel('Skis'))
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['Touring', 'Piste', 'All Skis', 'Adit', 'Kant', 'Stope', 'See the skis']);
    await press('Skis');
    await press('Skis');
    expect(environment.mock.getAllOperations()).toEqual([]);
  });

  test('are left out when they cannot be loaded, and where the entry is no category', async () => {
    const silence = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { environment } = setUp();
    await press('Poles');
    const { newest, bestsellers } = await bothAsked(environment);
    await act(async () => environment.mock.reject(newest, new Error('down')));
    await act(async () => environment.mock.resolve(bestsellers, { data: { bestsellers: [] } } as never));
    expect(within(panel('Poles')).getAllByRole('link')).toHaveLength(2);
    expect(within(panel('Poles')).queryByText('Bestsellers')).toBeNull();
    await press('Winter');
    expect(environment.mock.getAllOperations()).toEqual([]);
    silence.mockRestore();
  });
});

describe('a banner in a panel', () => {
  test('has a small picture and is one link when it has one button', () => {
    setUp();
    const inside = panel('Skis');
    expect(inside.querySelector('img')?.getAttribute('width')).toBe('480');
    expect(inside.querySelector('img')?.getAttribute('loading')).toBe('lazy');
    expect(inside.querySelector('a[class*="whole"]')?.textContent).toBe('See the skis');
    expect(inside.textContent).toContain('Above the tree line');
  });

  test('with several buttons has a link for each, and plain text for a disabled one', () => {
    const buttons = [
      { text: 'Skis', link: { href: '/en-us/c/skis', opensNewTab: false } },
      { text: 'Soon', link: null },
    ];
    setUp({ mainNav: [{ ...headerData().mainNav[2], banner: bannerData({ link: null, buttons }) }] });
    const inside = panel('Winter');
    expect(
      [...inside.querySelectorAll('p:last-child > *')].map(({ tagName, textContent }) => [
        tagName,
        textContent,
      ]),
    ).toEqual([
      ['A', 'Skis'],
      ['SPAN', 'Soon'],
    ]);
  });

  test('that is a video without a poster shows its text only', () => {
    setUp();
    expect(panel('Winter').querySelector('img')).toBeNull();
    expect(panel('Winter').textContent).toContain('Above the tree line');
  });
});

describe('alerts', () => {
  test('are a labelled list; one without a link is plain text', () => {
    setUp({
      alerts: [
        { text: 'The pass is open', href: '', opensNewTab: false },
        { text: 'The pass is open', href: '/en-us/stores', opensNewTab: true },
      ],
    });
    const region = screen.getByRole('region', { name: 'Notices' });
    expect(within(region).getAllByRole('listitem')).toHaveLength(2);
    const [link] = within(region).getAllByRole('link');
    expect([link?.getAttribute('href'), link?.getAttribute('rel')]).toEqual([
      '/en-us/stores',
      'noopener noreferrer',
    ]);
  });

  test('are not rendered when there are none', () => {
    setUp();
    expect(screen.queryByRole('region', { name: 'Notices' })).toBeNull();
  });
});

describe('the drawer on narrow screens', () => {
  const open = async () => {
    await resizeTo(390);
    await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
    return within(screen.getByRole('dialog', { name: 'Menu' }));
  };

  test('lists the same entries, with collapsed submenus and the banner’s picture', async () => {
    setUp();
    const drawer = await open();
    const skis = drawer.getByText('Skis', { selector: 'summary span' }).closest('details')!;
    expect(skis.open).toBe(false);
    expect(
      within(skis)
        .getAllByRole('link', { hidden: true })
        .map(({ textContent }) => textContent),
    ).toEqual(['Touring', 'Piste', 'All Skis', 'See the skis']);
    expect(skis.querySelector('img')?.getAttribute('src')).toContain('w=480');
    expect(drawer.getByRole('link', { name: 'Archive' }).closest('details')).toBeNull();
    expect(drawer.getByRole('link', { name: 'Support' })).toBeDefined();
  });

  test.each([
    [1023, 1],
    [1024, 0],
  ])('at a width of %i pixels there are %i of it', async (width, count) => {
    setUp();
    await open();
    await resizeTo(width);
    expect(screen.queryAllByRole('dialog', { name: 'Menu' })).toHaveLength(count);
  });

  test('has no empty landmarks', async () => {
    setUp({ mainNav: [], secondaryNav: [] });
    const drawer = await open();
    expect(drawer.queryByRole('navigation')).toBeNull();
  });
});
