/** Support: found by its topics and by its search, with keys, without scripts, in two languages. */
import { countShifts, expectManners } from './manners.ts';
import { Shopper } from './shopper.ts';
import { expect, expectAccessible, test } from './shopTest.ts';

for (const [path, heading, question, answer] of [
  ['/en-us/support', 'Support', 'forgot my password', 'Your account and password'],
  ['/de-de/support', 'Hilfe', 'Rueckgabe', 'Etwas zurückschicken'],
] as const) {
  test(`${path}: the list, a question while typing, and the article it leads to`, async ({ page }) => {
    await countShifts(page);
    const shopper = new Shopper(page);
    expect(await shopper.visits(path)).toBe(200);
    await shopper.seesHeading(heading);
    expect(await page.getByRole('main').getByRole('listitem').count()).toBeGreaterThan(18);
    await expectManners(page);

    const field = page.getByRole('searchbox');
    await field.pressSequentially(question, { delay: 20 });
    await expect(page).toHaveURL(new RegExp(`\\?q=${question.split(' ')[0]}`));
    await expect(field).toBeFocused();
    await expect(field).toHaveValue(question);
    const first = page.getByRole('main').getByRole('listitem').first();
    await expect(first.getByRole('heading', { level: 3 })).toHaveText(answer);
    // The first may be found by a keyword, which no passage shows.
    await expect(page.getByRole('main').locator('mark').first()).toBeVisible();
    await expectAccessible(page);

    await first.getByRole('link').click();
    await shopper.seesHeading(answer);
    await expectAccessible(page);
    await page.goBack();
    await expect(page.getByRole('searchbox')).toHaveValue(question);
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(page.getByRole('searchbox')).toHaveValue('');
  });
}

test('an article: pictures keep their place, links open in place, questions unfold by key', async ({
  page,
}) => {
  await countShifts(page);
  const shopper = new Shopper(page);
  expect(await shopper.visits('/en-us/support/wax-and-edges')).toBe(200);
  await shopper.seesHeading('Wax and edges');
  await expectManners(page);
  await expect(page.locator('figure img')).toHaveAttribute('alt', /wax bench/);

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
  await expectAccessible(page);

  await page.getByRole('article').first().getByRole('link', { name: 'tuning' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/en-us\/c\/accessories\/tuning$/);
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
});

test('an address that names a question opens it; old addresses lead to articles', async ({ page }) => {
  await page.goto('/en-us/support/returns#faq-2');
  await expect(page.getByText('The bindings, yes.')).toBeVisible();
  await page.goto('/de-de/size-guide');
  await expect(page).toHaveURL(/\/de-de\/support\/ski-length$/);
});

test('an article tells search engines what it answers, and where else it stands', async ({ request }) => {
  const html = await (await request.get('/de-de/support/returns')).text();
  const blocks = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].map(
    ([, text]) => JSON.parse(text ?? '') as { '@type': string; mainEntity?: { name: string }[] },
  );
  expect(blocks.map((block) => block['@type'])).toEqual(['FAQPage', 'BreadcrumbList']);
  expect(blocks[0]?.mainEntity?.[0]?.name).toBe('Kann ich gegen eine andere Größe tauschen?');
  expect(html).toMatch(/<link rel="canonical" href="[^"]+\/de-de\/support\/returns"/);
  expect(html).toMatch(/<link rel="alternate" hrefLang="ja-JP" href="[^"]+\/ja-jp\/support\/returns"/i);
});

for (const path of ['/en-us/hostile', '/de-de/support/hostile']) {
  test(`${path}: an entry that means no good does none`, async ({ page }) => {
    const shopper = new Shopper(page);
    expect(await shopper.visits(path)).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.getByText('What was never closed').first()).toBeVisible();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
    await expect(page.getByRole('contentinfo')).toBeVisible();
    expect(await page.evaluate(() => 'hostile' in window)).toBe(false);
    expect(
      await page.locator('main :is(script:not([type]), iframe, form:not([role]), object, embed)').count(),
    ).toBe(0);
    await expectAccessible(page);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the search is a form, and its answers lead on', async ({ page }) => {
    await page.goto('/en-us/support');
    await page.getByRole('searchbox').fill('brake width');
    await page.getByRole('search').getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL(/\/en-us\/support\?q=brake\+width$/);
    await page.getByRole('link', { name: 'Bindings: brake, boot and release' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bindings: brake, boot and release');
  });
});
