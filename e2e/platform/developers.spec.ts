/** A partner's developer in production: from the reference to an example that runs in GraphiQL, with a key. */
import { demoPartnerKey } from '../../gateway/sandbox/demoPartner.ts';
import { onEveryScreen } from '../support/screens.ts';
import { expect, expectAccessible, test } from '../support/shopTest.ts';

test.use({ shopName: 'closed', closed: true });

test(
  'a developer finds a type by its name, and reads what it needs',
  { tag: onEveryScreen },
  async ({ page }) => {
    await page.goto('/api/reference');
    await expectAccessible(page);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused();
    await page.getByRole('searchbox', { name: 'Search names and texts' }).fill('Product.price');
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: 'Product.price', exact: true }).click();
    await expect(page).toHaveURL(/\/types\/Product#price$/);
    await expect(page.getByText('scope catalogue').first()).toBeVisible();
    await expectAccessible(page);
    const width = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(width).toBeLessThanOrEqual(0);
  },
);

test('the ten questions show their answers', { tag: onEveryScreen }, async ({ page }) => {
  await page.goto('/api/reference/questions');
  const answers = page.getByText(/^Answer of this shop to/);
  await expect(answers).toHaveCount(10);
  await answers.first().click();
  await expect(page.getByLabel(/^Answer to/).first()).toContainText('"data"');
  await expectAccessible(page);
});

test('an example runs in GraphiQL with a key, which is kept in this tab alone', async ({ page, watch }) => {
  watch.allow(/401 \(Unauthorized\)/);
  await page.goto('/api/reference/questions');
  await page.getByRole('link', { name: 'Open in GraphiQL with PriceInMarket' }).click();
  await expect(page.getByLabel('Key')).toBeFocused();
  await expectAccessible(page);
  await page.getByLabel('Key').fill('skp_copied-badly');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toHaveText(/not copied exactly/);
  await page.getByLabel('Key').fill(demoPartnerKey);
  await page.getByRole('button', { name: 'Open GraphiQL' }).click();
  await page.getByRole('button', { name: /Execute query/ }).click();
  await expect(page.getByRole('region', { name: 'Result Window' })).toContainText('"de-de"');
  const stored = await page.evaluate(() => ({ ...localStorage, cookies: document.cookie }));
  expect(JSON.stringify(stored)).not.toContain('skp_');
  await page.getByRole('button', { name: 'Forget this key' }).click();
  await expect(page.getByLabel('Key')).toBeFocused();
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
});
