/**
 * How soon a press is answered on a middling phone: its interaction to next paint, as browsers report it, at four times
 * slower a processor. What it took is noted in the report: `npm run test:e2e -- gestures --reporter=json` gives the figures.
 */
import { type Locator, type Page } from 'playwright/test';
import { facets } from '../support/facets.ts';
import { alive, expect, test } from '../support/shopTest.ts';

/** The goal is 100 ms, and a frame of room. Milliseconds. */
const budgetMs = 120;
/** A machine that was busy elsewhere is no fault of the page: the best of so many presses counts. */
const tries = 3;
const slowdown = 4;

interface Press {
  readonly on: string;
  /** Brings the page to where the control can be pressed, and gives it. */
  readonly reach: (page: Page) => Promise<Locator>;
  /** What the press leads to. */
  readonly expectAnswer: (page: Page) => Promise<void>;
}

const product = '/en-us/p/gangue-104';
const category = '/en-us/c/skis';

const presses: Readonly<Record<string, Press>> = {
  'add to cart': {
    on: '/en-us/p/lodestar-98?color=spruce&length=177',
    reach: async (page) => page.getByRole('button', { name: 'Add to cart' }),
    expectAnswer: (page) =>
      expect(page.getByRole('dialog').getByText('Added to cart!', { exact: true })).toBeVisible(),
  },
  'the cart': {
    on: product,
    reach: async (page) => page.getByRole('banner').getByRole('link', { name: /^cart/i }),
    expectAnswer: (page) => expect(page.getByRole('dialog', { name: 'Your cart' })).toBeVisible(),
  },
  'the menu': {
    on: category,
    reach: async (page) => page.getByRole('button', { name: 'Menu' }),
    expectAnswer: (page) => expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible(),
  },
  'a colour of a product': {
    on: product,
    reach: async (page) => page.getByRole('main').getByTitle('Amethyst').first(),
    expectAnswer: (page) => expect(page).toHaveURL(/color=amethyst/),
  },
  'a colour of a tile': {
    on: category,
    reach: async (page) => page.getByRole('article').filter({ hasText: 'Gangue 104' }).getByTitle('Amethyst'),
    expectAnswer: (page) =>
      expect(page.getByRole('main').getByRole('img', { name: 'Gangue 104, Amethyst' })).toBeVisible(),
  },
  'a filter': {
    on: category,
    reach: async (page) =>
      (await facets(page)).getByRole('checkbox', { name: /^White/ }).locator('xpath=ancestor::label'),
    expectAnswer: (page) => expect(page).toHaveURL(/color=White/),
  },
  'a tile': {
    on: category,
    reach: async (page) => page.getByRole('main').getByRole('link', { name: 'Gangue 104', exact: true }),
    expectAnswer: (page) => expect(page.getByRole('heading', { level: 1, name: 'Gangue 104' })).toBeVisible(),
  },
};

for (const [name, press] of Object.entries(presses))
  test(`a press on ${name} is painted at once`, async ({ page }, { annotations }) => {
    const times: number[] = [];
    while (times.length < tries && Math.min(...times) > budgetMs) times.push(await answerTime(page, press));
    annotations.push({ type: 'interaction to next paint, ms', description: times.join(' ') });
    expect(Math.min(...times), times.join(' ')).toBeLessThanOrEqual(budgetMs);
  });

async function answerTime(page: Page, { on, reach, expectAnswer }: Press): Promise<number> {
  await page.goto(on);
  await alive(page);
  const control = await reach(page);
  await control.scrollIntoViewIfNeeded();
  await page.evaluate(watchInteractions);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  // What is preloaded is loaded, and the press stands alone.
  await page.waitForTimeout(1_500);
  await page.evaluate(() => window.takeInteraction());
  await control.tap();
  await expectAnswer(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  const time = await page.evaluate(() => window.takeInteraction());
  await devtools.detach();
  return time;
}

declare global {
  interface Window {
    /** Milliseconds that the slowest event of the interactions since the last look took until it was painted. */
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
    // An event is told of after the frame that shows what it did.
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 100)));
    note(observer.takeRecords());
    const taken = slowest;
    slowest = 0;
    return taken;
  };
}
