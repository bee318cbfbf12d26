import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { LiveRegion } from '../../ui/LiveRegion/LiveRegion.tsx';
import { Share } from './Share.tsx';

const page = { url: 'https://skarn.example/en-us/blog/p/wax', title: 'Wax is not a secret' };
const sheet = vi.fn<(data: ShareData) => Promise<void>>();
const writeText = vi.fn<(text: string) => Promise<void>>();
const open = vi.fn<typeof window.open>();

/** Mocks browser APIs; restored after each test. */
function able({ toShare = false, toCopy = true }: { toShare?: boolean; toCopy?: boolean } = {}): void {
  if (toShare) Object.defineProperty(navigator, 'share', { value: sheet, configurable: true });
  Object.defineProperty(navigator, 'clipboard', {
    value: toCopy ? { writeText } : undefined,
    configurable: true,
  });
}

function show() {
  return render(
    <>
      <Share {...page} />
      <LiveRegion />
    </>,
  );
}

const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
/** Whether the link's default action was prevented; it is always cancelled, since the test has no network. */
function isFollowed(link: HTMLElement, how: MouseEventInit = {}): boolean {
  let isLeft = false;
  const judge = (event: Event) => {
    isLeft = !event.defaultPrevented;
    event.preventDefault();
  };
  document.addEventListener('click', judge, { once: true });
  fireEvent.click(link, how);
  return isLeft;
}
const networks = () => screen.getAllByRole('link').map((link) => link.textContent);

beforeEach(() => vi.stubGlobal('open', open));
afterEach(() => {
  cleanup();
  Reflect.deleteProperty(navigator, 'share');
  Reflect.deleteProperty(navigator, 'clipboard');
  vi.unstubAllGlobals();
  vi.resetAllMocks();
  vi.useRealTimers();
});

describe('with a native share sheet', () => {
  beforeEach(() => able({ toShare: true }));

  test('it gets the canonical address and the title, and no network links are shown', async () => {
    sheet.mockResolvedValue();
    show();
    await press('Send to someone');
    expect(sheet).toHaveBeenCalledWith(page);
    expect(screen.queryAllByRole('link')).toEqual([]);
  });

  test('closing it shows no message', async () => {
    sheet.mockRejectedValue(new DOMException('closed', 'AbortError'));
    show();
    await press('Send to someone');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole('button', { name: 'Send to someone' })).toBeDefined();
  });

  test('the links replace it when it fails', async () => {
    sheet.mockRejectedValue(new DOMException('not here', 'NotAllowedError'));
    show();
    await press('Send to someone');
    expect(networks()).toEqual(['Facebook', 'X', 'WhatsApp', 'LINE']);
  });

  test('the server renders the links, and hydration has no mismatch', async () => {
    const complaints = vi.spyOn(console, 'error').mockImplementation(() => {});
    const place = document.createElement('div');
    place.innerHTML = renderToString(<Share {...page} />);
    expect([...place.querySelectorAll('a')].map((link) => link.textContent)).toContain('WhatsApp');
    const root = await act(async () => hydrateRoot(place, <Share {...page} />));
    expect(place.querySelector('a')).toBeNull();
    expect(complaints).not.toHaveBeenCalled();
    await act(async () => root.unmount());
  });
});

describe('without one', () => {
  beforeEach(() => able());
  const link = () => screen.getByRole('link', { name: 'Share on Facebook' });

  test('a network’s page opens in a popup without an opener', () => {
    const popup = { opener: window, focus: vi.fn<() => void>() };
    open.mockReturnValue(popup as unknown as Window);
    show();
    expect(isFollowed(link())).toBe(false);
    const [href, , features] = open.mock.calls[0]!;
    expect(new URL(String(href)).searchParams.get('u')).toBe(page.url);
    expect(features).toMatch(/^popup,width=626,height=436,left=-?\d+,top=-?\d+$/);
    expect([popup.opener, popup.focus.mock.calls.length]).toEqual([null, 1]);
  });

  test('where popups are blocked it opens a tab, without an opener too', () => {
    open.mockReturnValue(null);
    show();
    expect(isFollowed(link())).toBe(true);
    expect([link().getAttribute('target'), link().getAttribute('rel')]).toEqual(['_blank', 'noopener']);
  });

  test('a modifier key opens a tab', () => {
    show();
    expect(isFollowed(link(), { ctrlKey: true })).toBe(true);
    expect(open).not.toHaveBeenCalled();
  });
});

describe('the link', () => {
  test('is copied, with a message for a while', async () => {
    vi.useFakeTimers();
    able();
    writeText.mockResolvedValue();
    show();
    await press('Copy link');
    expect(writeText).toHaveBeenCalledWith(page.url);
    expect(screen.getByRole('button', { name: 'Link copied' })).toBeDefined();
    expect(screen.getAllByRole('status').map((region) => region.textContent)).toContain('Link copied');
    act(() => vi.advanceTimersByTime(4_000));
    expect(screen.getByRole('button', { name: 'Copy link' })).toBeDefined();
  });

  test.each([
    ['refuses', true],
    ['has no clipboard', false],
  ])('in a browser that %s its address is shown', async (_sentence, toCopy) => {
    able({ toCopy });
    writeText.mockRejectedValue(new DOMException('no', 'NotAllowedError'));
    show();
    await press('Copy link');
    expect(screen.getByRole('alert').textContent).toBe(
      'The link wasn’t copied. Copy it from the address bar.',
    );
  });
});
