/**
 * Another market is suggested in a bar to a visitor from another country. The rules:
 * gateway/graph/catalog/markets/marketSuggestion.test.ts, gateway/testing/pages/marketPages.test.ts.
 */
import { type APIRequestContext, type Locator, type Page, type Response } from 'playwright/test';
import { queryGateway } from '../support/queryGateway.ts';
import { onEveryScreen, onPhone } from '../support/screens.ts';
import { Shopper } from '../support/shopper.ts';
import { alive, expect, test } from '../support/shopTest.ts';
import { MarketShopper } from '../support/marketShopper.ts';

declare global {
  interface Window {
    /** Layout shifts, with what moved. */
    shifts: string[];
  }
}

interface Suggestion {
  question: string;
  accept: string;
  decline: string;
}

/** Texts of the bar, in the language of the suggested market. */
async function expectedSuggestion(request: APIRequestContext): Promise<Suggestion> {
  const { marketSuggestion } = await queryGateway<{ marketSuggestion: Suggestion | null }>(
    request,
    'en-us',
    '{ marketSuggestion { question accept decline } }',
  );
  if (!marketSuggestion) throw new Error('Nothing is suggested.');
  return marketSuggestion;
}

function barOf(page: Page, { question }: Suggestion): Locator {
  return page.getByRole('region', { name: question, exact: true });
}

/** Waits for the page's suggestion request; returns its response. Call it before the page is opened. */
async function suggestionResponse(page: Page): Promise<Suggestion | null> {
  // Responses of a page that was left have no body any more.
  const textOf = (response: Response) => response.text().catch(() => '');
  const isAnswer = async (response: Response) =>
    response.url().includes('/api/graphql') && (await textOf(response)).includes('"marketSuggestion"');
  const response = await page.waitForResponse(isAnswer);
  const { data } = (await response.json()) as { data: { marketSuggestion: Suggestion | null } };
  return data.marketSuggestion;
}

/** The page has decided to suggest nothing in this session. */
async function suggestsNothing(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('skarn:market-asked'))).toBe('true');
}

test.describe('for a visitor from Japan', () => {
  test.use({ country: 'JP' });

  test('the page does not redirect; a bar asks in Japanese, and yes leads to the same product in Japan', async ({
    page,
    request,
  }) => {
    const suggestion = await expectedSuggestion(request);
    const shopper = new Shopper(page);
    expect(await shopper.visit('/en-us/p/lodestar-98?color=glacier')).toBe(200);
    const bar = barOf(page, suggestion);
    await expect(bar).toBeVisible();
    await expect(bar).toHaveAttribute('lang', 'ja');
    await expect(page).toHaveURL('/en-us/p/lodestar-98?color=glacier');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');

    const yes = bar.getByRole('link', { name: suggestion.accept, exact: true });
    await expect(yes).toHaveAttribute('hreflang', 'ja-JP');
    await yes.click();
    await expect(page).toHaveURL('/ja-jp/p/lodestar-98');
    await shopper.expectHeading('Lodestar 98');
    await expect(page.locator('html')).toHaveAttribute('lang', 'ja-JP');
    await expect(bar).toBeHidden();
  });

  test('the bar covers nothing at the end of the page', { tag: onEveryScreen }, async ({ page, request }) => {
    const suggestion = await expectedSuggestion(request);
    const shopper = await MarketShopper.in('en-us', { page, request });
    await shopper.visit('/en-us/about');
    await expect(barOf(page, suggestion)).toBeVisible();
    // The footer comes alive when it is near: before, the control is a link to the country selector.
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(page.locator('[data-late]:has(footer)')).toHaveCount(0);
    await shopper.marketControl(page.getByRole('contentinfo')).click();
    await expect(shopper.markets().getByRole('link').first()).toBeVisible();
  });

  test(
    'the bar moves nothing, not even the product’s bar below it',
    { tag: onPhone },
    async ({ page, request }) => {
      const suggestion = await expectedSuggestion(request);
      await page.addInitScript(() => {
        const shifts: string[] = [];
        Object.assign(window, { shifts });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            const { value, sources } = entry as PerformanceEntry & {
              value: number;
              sources: { node: Element | null }[];
            };
            window.shifts.push(
              `${value}: ${sources.map(({ node }) => node?.outerHTML.slice(0, 80)).join(', ')}`,
            );
          }
        }).observe({ type: 'layout-shift' });
      });
      const shopper = await MarketShopper.in('de-de', { page, request });
      await shopper.visit('/de-de/p/lodestar-98');
      await alive(page);
      const own = page.getByRole('region', { name: 'Lodestar 98', exact: true });
      await page.evaluate(() => window.scrollTo(0, 1_400));
      await expect(own).toBeInViewport();
      const bar = barOf(page, suggestion);
      await page.evaluate(() => window.shifts.splice(0));
      await expect(bar).toBeInViewport();
      await expect.poll(() => bar.evaluate((each) => each.getAnimations().length)).toBe(0);
      expect(await page.evaluate(() => window.shifts)).toEqual([]);
    },
  );

  test('no is stored: after a reload and in a new session nothing is suggested', async ({
    page,
    request,
  }) => {
    const suggestion = await expectedSuggestion(request);
    const shopper = new Shopper(page);
    await shopper.visit('/en-us/c/poles');
    const bar = barOf(page, suggestion);
    const no = bar.getByRole('button', { name: suggestion.decline, exact: true });
    await expect(no).toBeVisible();
    await no.click();
    await expect(bar).toBeHidden();

    const afterReload = suggestionResponse(page);
    await page.reload();
    expect(await afterReload).not.toBeNull();
    await suggestsNothing(page);
    await expect(bar).toHaveCount(0);

    const later = await page.context().newPage();
    const inNewVisit = suggestionResponse(later);
    await later.goto('/');
    await alive(later);
    expect(await inNewVisit).not.toBeNull();
    await suggestsNothing(later);
    await expect(barOf(later, suggestion)).toHaveCount(0);
  });
});

test.describe('for a visitor from the market’s own country', () => {
  test.use({ country: 'US' });

  test('nothing is suggested', async ({ page }) => {
    const answer = suggestionResponse(page);
    await new Shopper(page).visit('/');
    expect(await answer).toBeNull();
    await suggestsNothing(page);
    await expect(page.locator('[aria-live="polite"] a[hreflang]')).toHaveCount(0);
  });
});
