/**
 * Interaction to Next Paint on a mid-range phone, as browsers report it, with CPU throttling that is calibrated like that
 * of the page budgets. Durations are in the report: `npm run test:e2e -- gestures --reporter=json`.
 */
import { type Locator, type Page } from 'playwright/test';
import { phoneSlowdown } from '../../gateway/ops/bench/pages/phoneSlowdown.ts';
import { facets } from '../support/facets.ts';
import { alive, expect, test } from '../support/shopTest.ts';

/** The goal of 100 ms plus a frame. Milliseconds. */
const budgetMs = 120;
/** The best of several presses counts, since the machine may be busy. */
const tries = 5;

interface Press {
  readonly on: string;
  /** Brings the page to where the control can be pressed, and returns it. */
  readonly reach: (page: Page) => Promise<Locator>;
  /** Waits for the result of the press. */
  readonly expectResult: (page: Page) => Promise<void>;
}

const product = '/en-us/p/gangue-104';
const category = '/en-us/c/skis';

const presses: Readonly<Record<string, Press>> = {
  'add to cart': {
    on: '/en-us/p/lodestar-98?color=spruce&length=177',
    reach: async (page) => page.getByRole('main').getByRole('button', { name: 'Add to cart' }),
    expectResult: (page) =>
      expect(page.getByRole('dialog').getByText('Added to cart!', { exact: true })).toBeVisible(),
  },
  'the cart': {
    on: product,
    reach: async (page) => page.getByRole('banner').getByRole('link', { name: /^cart/i }),
    expectResult: (page) => expect(page.getByRole('dialog', { name: 'Your cart' })).toBeVisible(),
  },
  'the menu': {
    on: category,
    reach: async (page) => page.getByRole('button', { name: 'Menu' }),
    expectResult: (page) => expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible(),
  },
  'a colour of a product': {
    on: product,
    reach: async (page) => page.getByRole('main').getByTitle('Amethyst').first(),
    expectResult: (page) => expect(page).toHaveURL(/color=amethyst/),
  },
  'a colour of a tile': {
    on: category,
    reach: async (page) => page.getByRole('article').filter({ hasText: 'Gangue 104' }).getByTitle('Amethyst'),
    expectResult: (page) =>
      expect(page.getByRole('main').getByRole('img', { name: 'Gangue 104, Amethyst' })).toBeVisible(),
  },
  'a filter': {
    on: category,
    reach: async (page) =>
      (await facets(page)).getByRole('checkbox', { name: /^White/ }).locator('xpath=ancestor::label'),
    expectResult: (page) => expect(page).toHaveURL(/color=White/),
  },
  'a tile': {
    on: category,
    reach: async (page) => page.getByRole('main').getByRole('link', { name: 'Gangue 104', exact: true }),
    expectResult: (page) => expect(page.getByRole('heading', { level: 1, name: 'Gangue 104' })).toBeVisible(),
  },
};

for (const [name, press] of Object.entries(presses))
  test(`a press on ${name} is painted at once`, async ({ browser, page, watch }, { annotations }) => {
    // The throttled page is left within seconds of its load.
    watch.allow(/preloaded using link preload but not used/);
    const times: number[] = [];
    while (times.length < tries && Math.min(...times) > budgetMs)
      times.push(await interactionTime(page, await phoneSlowdown(browser), press));
    annotations.push({ type: 'interaction to next paint, ms', description: times.join(' ') });
    expect(Math.min(...times), times.join(' ')).toBeLessThanOrEqual(budgetMs);
  });

async function interactionTime(
  page: Page,
  slowdown: number,
  { on, reach, expectResult }: Press,
): Promise<number> {
  await page.goto(on);
  await alive(page);
  const control = await reach(page);
  await control.scrollIntoViewIfNeeded();
  await page.evaluate(watchInteractions);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  // Preloads have finished, so that the press is measured alone.
  await page.waitForTimeout(3_000);
  await page.evaluate(() => window.takeInteraction());
  await tap(page, control);
  await expectResult(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  const time = await page.evaluate(() => window.takeInteraction());
  await devtools.detach();
  return time;
}

/** `Locator.tap` would check for what covers the control inside the measured events: up to 40 ms when throttled. */
async function tap(page: Page, control: Locator): Promise<void> {
  const box = await control.boundingBox();
  if (box === null) throw new Error('the control is not shown');
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
}

declare global {
  interface Window {
    /** Longest event duration since the last call. Milliseconds. */
    takeInteraction: () => Promise<number>;
  }
}

function watchInteractions(): void {
  let slowest = 0;
  const note = (list: readonly PerformanceEntry[]) => {
    for (const entry of list)
      if ((entry as PerformanceEventTiming).interactionId > 0) slowest = Math.max(slowest, entry.duration);
  };
  const observer = new PerformanceObserver((list) => note(list.getEntries()));
  observer.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  window.takeInteraction = async () => {
    // Events are reported after the frame that shows their effect.
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 100)));
    note(observer.takeRecords());
    const taken = slowest;
    slowest = 0;
    return taken;
  };
}
