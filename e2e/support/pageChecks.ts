/** Checks that every screen passes: one h1, no layout shift, no overflow, no accessibility violation. */
import { expect, type Page } from 'playwright/test';
import { expectAccessible } from './shopTest.ts';

interface Shift {
  value: number;
  /** Shifted elements with their old and new positions, for the failure message. */
  moved: string[];
}

/** Records layout shifts of pages that are opened from now on. */
export async function recordLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    interface Entry {
      value: number;
      hadRecentInput: boolean;
      startTime: number;
      sources?: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
    }
    const shifts: Shift[] = [];
    Object.assign(window, { shifts });
    const named = (node: Node | null): string =>
      node instanceof Element
        ? `${node.localName}.${node.getAttribute('class') ?? ''}`
        : String(node?.nodeName);
    const at = ({ x, y, width, height }: DOMRectReadOnly): string =>
      [x, y, width, height].map(Math.round).join(' ');
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as Entry[]) {
        if (entry.hadRecentInput) continue;
        const moved = (entry.sources ?? []).map(
          ({ node, previousRect, currentRect }) =>
            `${Math.round(entry.startTime)} ms: ${named(node)} from ${at(previousRect)} to ${at(currentRect)}`,
        );
        shifts.push({ value: entry.value, moved });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** No layout has shifted since the page was opened. After `recordLayoutShifts`. */
export async function expectNoLayoutShift(page: Page): Promise<void> {
  const shifts = await page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts);
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  expect(sum, shifts.flatMap(({ moved }) => moved).join('\n')).toBeLessThan(0.02);
}

/** Checks the current screen: one h1, no horizontal overflow, no accessibility violation. */
export async function expectNoOverflow(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  // Skipped content has no layout: axe would judge its contrast against other elements.
  await page.waitForFunction(() => 'laidOut' in document.documentElement.dataset);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  expect(await overflowOf(page)).toBeLessThanOrEqual(0);
  await expectAccessible(page);
}

/** Nothing is wider than the window on the narrowest phones, nor with text of twice the size on any. */
export async function expectRoomForText(page: Page): Promise<void> {
  const size = page.viewportSize();
  const expectRoom = async (width: number, text: string) => {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(() => overflowOf(page), { message: `at ${width} px, ${text}` }).toBeLessThanOrEqual(0);
  };
  await expectRoom(320, 'plain');
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  for (const width of [320, 390, 820, 1280]) await expectRoom(width, 'root at 200 %');
  await page.evaluate(() => (document.documentElement.style.fontSize = ''));
  if (size) await page.setViewportSize(size);
}

/** Words are readable in the dark scheme, too. */
export async function expectReadableInDark(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page, ['color-contrast', 'link-in-text-block']);
  await page.emulateMedia({ colorScheme: 'light' });
}

/** CSS pixels. Against the root's own width: in the gutter of the scrollbar something would be hidden, too. */
function overflowOf(page: Page): Promise<number> {
  return page.evaluate(() => {
    const root = document.documentElement;
    return root.scrollWidth - Math.round(root.getBoundingClientRect().width);
  });
}

/** Checks the current screen since it was opened. After `recordLayoutShifts`. */
export async function expectValidPage(page: Page): Promise<void> {
  await expectNoOverflow(page);
  // Last: late content has had time to shift something.
  await expectNoLayoutShift(page);
}
