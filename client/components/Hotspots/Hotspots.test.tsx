import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { bannerBlock, pictureData, renderPage } from '../PageBlocks/testPage.tsx';
import { testPrice, testSelected } from '../ProductGrid/testProducts.ts';

let room = { width: 1200, height: 700 };
let resized: () => void = () => {};
vi.stubGlobal(
  'ResizeObserver',
  class {
    constructor(callback: () => void) {
      resized = callback;
    }
    observe() {
      resized();
    }
    disconnect() {}
  },
);

beforeAll(() => import('./HotspotPopup.tsx'));
beforeEach(() => {
  room = { width: 1200, height: 700 };
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(
    () => ({ ...room, left: 0, top: 0, x: 0, y: 0, right: room.width, bottom: room.height }) as DOMRect,
  );
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

function spot(key: string, more: object = {}): object {
  return {
    key,
    title: `The ${key}`,
    description: `About the ${key}`,
    selector: null,
    colors: null,
    mobile: { x: -0.2, y: 0.4 },
    desktop: { x: 0.25, y: 0.5 },
    image: null,
    link: { text: 'Learn More', href: `/en-us/${key}`, opensNewTab: false },
    product: null,
    ...more,
  };
}

interface Offered {
  price?: object | null;
  availability?: string | null;
}
const offered = ({ price = testPrice(14), availability = 'IN_STOCK' }: Offered) =>
  spot('wax', {
    link: { text: 'Shop Now', href: '/en-us/p/wax', opensNewTab: false },
    product: { id: 'wax', availability, selected: testSelected(price) },
  });
const show = (...hotspots: object[]) => renderPage([bannerBlock({ hotspots })]);
const marker = (name: string) => screen.getByRole('button', { name: `The ${name}` });
const isOpen = (name: string) => marker(name).getAttribute('aria-expanded') === 'true';
const popup = (name: string) => screen.findByRole('region', { name: `The ${name}` });

describe('hotspots on a picture', () => {
  test('are a list of buttons, in the given order', () => {
    show(spot('wax'), spot('file'));
    const list = screen.getByRole('list', { name: 'In this picture' });
    expect(
      within(list)
        .getAllByRole('button')
        .map((one) => one.getAttribute('aria-label')),
    ).toEqual(['The wax', 'The file']);
  });

  test('are not rendered without any', () => {
    show();
    expect(screen.queryByRole('list', { name: 'In this picture' })).toBeNull();
  });

  test('are positioned by CSS alone, in either crop, around the picture’s focus', () => {
    show(spot('wax'));
    const at = (name: string) => marker('wax').parentElement!.style.getPropertyValue(name);
    expect([at('--x-mobile'), at('--y-mobile'), at('--x-desktop'), at('--y-desktop')]).toEqual([
      '-0.2',
      '0.4',
      '0.25',
      '0.5',
    ]);
    const list = screen.getByRole('list', { name: 'In this picture' });
    expect(Number(list.style.getPropertyValue('--focus-x'))).toBeCloseTo(0.5);
    expect(Number(list.style.getPropertyValue('--focus-y'))).toBeCloseTo(0.2);
  });

  test('use the editors’ colours', () => {
    show(spot('wax', { colors: { text: '#ffffff', background: '#14181a' } }), spot('file'));
    expect(marker('wax').parentElement!.style.getPropertyValue('--snow')).toBe('#14181a');
    expect(marker('wax').parentElement!.style.getPropertyValue('--ink')).toBe('#ffffff');
    expect(marker('file').parentElement!.style.getPropertyValue('--snow')).toBe('');
  });

  test('can be pressed on a banner that is one link', () => {
    const link = { text: 'See the skis', href: '/en-us/c/skis', opensNewTab: false };
    renderPage([
      bannerBlock({ hotspots: [spot('wax')], link, buttons: [{ text: 'Skis', style: '', link }] }),
    ]);
    fireEvent.click(marker('wax'));
    expect(isOpen('wax')).toBe(true);
    expect(marker('wax').closest('a')).toBeNull();
  });
});

describe('a hotspot', () => {
  test('opens on click, its plus becomes a minus, and closes on the next click', async () => {
    show(spot('wax'));
    const plus = marker('wax').querySelector('path')!.getAttribute('d');
    fireEvent.click(marker('wax'));
    expect(isOpen('wax')).toBe(true);
    expect(marker('wax').querySelector('path')!.getAttribute('d')).not.toBe(plus);
    expect((await popup('wax')).textContent).toContain('About the wax');
    fireEvent.click(marker('wax'));
    expect(isOpen('wax')).toBe(false);
    expect(screen.queryByRole('region')).toBeNull();
    expect(marker('wax').querySelector('path')!.getAttribute('d')).toBe(plus);
  });

  test('closes when another one opens', async () => {
    show(spot('wax'), spot('file'));
    fireEvent.click(marker('wax'));
    await popup('wax');
    fireEvent.click(marker('file'));
    await popup('file');
    expect([isOpen('wax'), isOpen('file')]).toEqual([false, true]);
    expect(screen.getAllByRole('region')).toHaveLength(1);
  });

  test('stays open when its popup is pressed, and closes on a press outside', async () => {
    show(spot('wax'));
    fireEvent.click(marker('wax'));
    fireEvent.click(within(await popup('wax')).getByText('About the wax'));
    expect(isOpen('wax')).toBe(true);
    // The picture itself, which the popup covers, counts as outside.
    fireEvent.click(await popup('wax'));
    expect(isOpen('wax')).toBe(false);
    fireEvent.click(marker('wax'));
    fireEvent.click(document.body);
    expect(isOpen('wax')).toBe(false);
  });

  test.each([
    [
      'its close button',
      async () => fireEvent.click(within(await popup('wax')).getByRole('button', { name: 'Close' })),
    ],
    ['Escape', async () => fireEvent.keyDown(await popup('wax'), { key: 'Escape' })],
  ])('closes with %s, and returns the focus to its button', async (_, act) => {
    show(spot('wax'));
    fireEvent.click(marker('wax'));
    await act();
    expect(isOpen('wax')).toBe(false);
    expect(document.activeElement).toBe(marker('wax'));
  });

  test('has its link; without one it has none', async () => {
    show(spot('wax'), spot('file', { link: null }));
    fireEvent.click(marker('wax'));
    expect(
      within(await popup('wax'))
        .getByRole('link', { name: 'Learn More' })
        .getAttribute('href'),
    ).toBe('/en-us/wax');
    fireEvent.click(marker('file'));
    expect(within(await popup('file')).queryByRole('link')).toBeNull();
  });

  test('shows its picture and, to editors, its selector', async () => {
    show(spot('wax', { image: pictureData('front'), selector: '.tin' }));
    fireEvent.click(marker('wax'));
    const opened = await popup('wax');
    expect(within(opened).getByAltText('What front shows')).toBeTruthy();
    expect(within(opened).getByText('.tin')).toBeTruthy();
  });
});

describe('an inactive hotspot', () => {
  const inline = (name: string) => marker(name).querySelector<HTMLElement>('[data-inline]')!;
  const side = (name: string) => inline(name).dataset['side'];
  /** Markers on the picture, and every inline popup 120 by 30. */
  const stand = (at: Record<string, { x: number; y: number }>, card?: DOMRect) => {
    vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
      if ('card' in this.dataset) return card ?? new DOMRect(0, 0, 0, 0);
      const spotAt = at[this.getAttribute('aria-label') ?? ''];
      return spotAt
        ? new DOMRect(spotAt.x - 22, spotAt.y - 22, 44, 44)
        : new DOMRect(0, 0, room.width, room.height);
    });
    vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(120);
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(30);
  };

  test('has its title in an inline popup', () => {
    show(spot('wax'));
    expect(inline('wax').textContent).toBe('The wax');
    // Screen readers get it as the button's name.
    expect(inline('wax').getAttribute('aria-hidden')).toBe('true');
  });

  test('shows it towards the middle of the picture on hover or focus', () => {
    stand({ 'The wax': { x: 100, y: 300 }, 'The file': { x: 1100, y: 300 } });
    show(spot('wax'), spot('file'));
    expect(side('wax')).toBeUndefined();
    fireEvent.pointerEnter(marker('wax'));
    expect([side('wax'), side('file')]).toEqual(['right', 'left']);
  });

  test('shows it beside the open card', async () => {
    stand({ 'The wax': { x: 300, y: 300 }, 'The file': { x: 600, y: 300 } }, new DOMRect(630, 250, 300, 200));
    show(spot('wax'), spot('file'));
    fireEvent.click(marker('wax'));
    await popup('wax');
    await waitFor(() => expect(side('file')).toBe('left'));
  });
});

describe('a product', () => {
  test.each([
    ['in stock has its price', {}, '$14', null],
    ['that is low says so', { availability: 'LOW_STOCK' }, '$14', 'Low stock'],
    ['that is sold out says so', { availability: 'SOLD_OUT' }, '$14', 'Sold out'],
    ['that is not sold here has the expected price', { availability: 'NOT_SOLD_HERE' }, '$14', null],
  ])('%s', async (_, product, cost, stock) => {
    show(offered(product));
    fireEvent.click(marker('wax'));
    const opened = await popup('wax');
    expect(opened.textContent).toContain(cost);
    for (const word of ['Low stock', 'Sold out'])
      expect(opened.textContent?.includes(word)).toBe(word === stock);
  });

  test('says that price and stock failed to load', async () => {
    show(offered({ price: null, availability: null }));
    fireEvent.click(marker('wax'));
    expect((await popup('wax')).textContent).toContain('Price and stock are unavailable right now.');
  });

  test('shows no price without one in this market', async () => {
    show(offered({ price: null, availability: 'NOT_SOLD_HERE' }));
    fireEvent.click(marker('wax'));
    expect((await popup('wax')).textContent).not.toContain('unavailable');
  });
});

describe('on small pictures', () => {
  beforeEach(() => {
    room = { width: 390, height: 487 };
  });
  const dialog = () => screen.findByRole('dialog', { name: 'The wax' });

  test('a hotspot opens full screen', async () => {
    show(offered({}));
    fireEvent.click(marker('wax'));
    const opened = await dialog();
    expect(opened.textContent).toContain('$14');
    expect(within(opened).getByRole('link', { name: 'Shop Now' })).toBeTruthy();
    expect(screen.queryByRole('region')).toBeNull();
  });

  test.each([
    [
      'its close button',
      (opened: HTMLElement) => fireEvent.click(within(opened).getByRole('button', { name: 'Close' })),
    ],
    ['Escape', (opened: HTMLElement) => fireEvent(opened, new Event('cancel', { cancelable: true }))],
  ])('it closes with %s', async (_, act) => {
    show(spot('wax'));
    fireEvent.click(marker('wax'));
    act(await dialog());
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(isOpen('wax')).toBe(false);
    expect(document.activeElement).toBe(marker('wax'));
  });

  test('also where its card would cover a marker at any position', async () => {
    room = { width: 700, height: 400 };
    vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(432);
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(300);
    show(spot('wax'));
    fireEvent.click(marker('wax'));
    expect(await dialog()).toBeTruthy();
    expect(screen.queryByRole('region')).toBeNull();
  });

  test('it reopens on the picture when there is room, after the resize', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    show(spot('wax'));
    fireEvent.click(marker('wax'));
    await dialog();
    room = { width: 1200, height: 700 };
    act(() => resized());
    act(() => vi.advanceTimersByTime(400));
    expect(screen.queryByRole('dialog')).toBeTruthy();
    act(() => resized());
    act(() => vi.advanceTimersByTime(400));
    expect(screen.queryByRole('dialog')).toBeTruthy();
    act(() => vi.advanceTimersByTime(60));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await popup('wax')).toBeTruthy();
  });
});
