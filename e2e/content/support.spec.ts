/** Support: search while typing, articles by keyboard, and malicious input. */
import { Shopper } from '../support/shopper.ts';
import { expect, test } from '../support/shopTest.ts';

test('a search while typing leads to an article, and Back returns to it', async ({ page }) => {
  const shopper = new Shopper(page);
  expect(await shopper.visit('/en-us/support')).toBe(200);
  const field = page.getByRole('searchbox');
  await field.pressSequentially('forgot my password', { delay: 20 });
  await expect(page).toHaveURL(/\?q=forgot/);
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('forgot my password');
  const first = page.getByRole('main').getByRole('listitem').first();
  await expect(first.getByRole('heading', { level: 3 })).toHaveText('Your account and password');
  // The first may match by a keyword, which no passage shows.
  await expect(page.getByRole('main').locator('mark').first()).toBeVisible();

  await first.getByRole('link').click();
  await shopper.expectHeading('Your account and password');
  await page.goBack();
  await expect(field).toHaveValue('forgot my password');
  await page.goBack();
  await expect(page).toHaveURL(/\/en-us\/support$/);
  await expect(field).toHaveValue('');
});

test('an article: links open in place, questions expand by keyboard', async ({ page }) => {
  const shopper = new Shopper(page);
  expect(await shopper.visit('/en-us/support/wax-and-edges')).toBe(200);
  await shopper.expectHeading('Wax and edges');

  await page.evaluate(() => Object.assign(window, { stayed: true }));
  const contents = page.getByRole('navigation', { name: 'On this page' });
  await contents.getByRole('link', { name: 'Edges' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#part-edges$/);
  await expect(page.getByRole('heading', { level: 2, name: 'Edges' })).toBeInViewport();

  const question = page.locator('summary').filter({ hasText: 'How do I know' });
  await question.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('children overtake you on the flat')).toBeVisible();

  await page.getByRole('article').first().getByRole('link', { name: 'tuning' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/en-us\/c\/accessories\/tuning$/);
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
});

test('a question in the address is open', async ({ page }) => {
  await page.goto('/en-us/support/returns#faq-2');
  await expect(page.getByText('The bindings, yes.')).toBeVisible();
});

test('scripts in a malicious entry never run', async ({ page }) => {
  const shopper = new Shopper(page);
  for (const path of ['/en-us/hostile', '/de-de/support/hostile']) {
    expect(await shopper.visit(path)).toBe(200);
    await expect(page.getByText('What was never closed').first()).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    expect(await page.evaluate(() => 'hostile' in window)).toBe(false);
    // The shop's own script is in parts that are not hydrated yet.
    const script = 'script:not([type], [data-late] > *)';
    await expect(page.locator(`main :is(${script}, iframe, form:not([role]), object, embed)`)).toHaveCount(0);
  }
});
