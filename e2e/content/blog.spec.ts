/** The blog: paging through the list and back, posts by language, and sharing a post. */
import type { Page } from 'playwright/test';
import { onPhone } from '../support/screens.ts';
import { expect, test } from '../support/shopTest.ts';
import { Shopper } from '../support/shopper.ts';
import { wordingOf } from '../support/wording.ts';

const posts = (page: Page) => page.getByRole('main').getByRole('article');

for (const [locale, category, title, tag] of [
  ['en-us', 'Care', 'Wax is not a secret', ''],
  ['de-de', 'Pflege', 'Wachs ist kein Geheimnis', onPhone],
] as const) {
  test(
    `in ${locale} more posts load by keyboard, and Back restores the position`,
    { tag: tag || [] },
    async ({ page, request }) => {
      const t = await wordingOf(request, locale);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const shopper = new Shopper(page);
      expect(await shopper.visit(`/${locale}/blog`)).toBe(200);
      await expect(page).toHaveTitle('Journal | Skarn');
      await expect(posts(page)).toHaveCount(12);

      const more = page.getByRole('link', { name: t('category.loadMore') });
      await more.focus();
      await page.keyboard.press('Enter');
      await expect(posts(page)).toHaveCount(24);
      await expect(page).toHaveURL(`/${locale}/blog?show=24`);
      const thirteenth = posts(page).nth(12).getByRole('link');
      await expect(thirteenth).toBeFocused();
      const name = (await thirteenth.textContent()) ?? '';
      await page.keyboard.press('Enter');
      await shopper.expectHeading(name);
      await page.goBack();
      await expect(posts(page)).toHaveCount(24);
      await expect(posts(page).nth(12)).toBeInViewport();

      await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
      const navigation = page.getByRole('main').getByRole('navigation', { name: t('blog.categories') });
      await navigation.getByRole('link', { name: category }).click();
      await shopper.expectHeading(category);
      await expect(navigation.getByRole('link', { name: category })).toHaveAttribute('aria-current', 'page');
      await expect(page).toHaveURL(`/${locale}/blog/care`);
      await page.getByRole('link', { name: title }).click();
      await shopper.expectHeading(title);
      await expect(page).toHaveTitle(`${title} | Skarn`);
    },
  );
}

test.describe('sharing a post', () => {
  // Native share sheets cannot be tested: the browser here has none.
  test.beforeEach(({ page }) =>
    page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined })),
  );

  test('a network’s page opens in a popup of 626 by 436 without an opener', async ({ page, context }) => {
    await context.route('https://www.facebook.com/**', (route) =>
      route.fulfill({ body: '<title>Theirs</title>', contentType: 'text/html' }),
    );
    // Without the sharer's filters and tracking parameters.
    await new Shopper(page).visit('/en-us/blog/p/grass?utm_source=mail');
    const popup = page.waitForEvent('popup');
    const link = page.getByRole('link', { name: 'Share on Facebook' });
    await link.focus();
    await page.keyboard.press('Enter');
    const theirs = await popup;
    await expect(theirs).toHaveTitle('Theirs');
    expect(new URL(theirs.url()).searchParams.get('u')).toMatch(/^https?:\/\/[^/]+\/en-us\/blog\/p\/grass$/);
    expect(theirs.viewportSize()).toEqual({ width: 626, height: 436 });
    expect(await theirs.evaluate(() => window.opener)).toBeNull();
    await expect(page).toHaveURL(/blog\/p\/grass/);
  });

  test('the link is copied, with a message', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await new Shopper(page).visit('/de-de/blog/p/grass');
    await page.getByRole('button', { name: 'Link kopieren' }).click();
    await expect(page.getByRole('button', { name: 'Link kopiert' })).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: 'Link kopiert' })).toHaveCount(1);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/de-de\/blog\/p\/grass$/);
  });
});

test(
  'a native share sheet gets the address, and the network links are hidden',
  { tag: onPhone },
  async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'share', {
        value: (data: ShareData) => Promise.resolve(Object.assign(window, { handedOn: data })),
      });
    });
    await new Shopper(page).visit('/en-us/blog/p/grass');
    await page.getByRole('button', { name: 'Send to someone' }).click();
    await expect(page.getByRole('link', { name: /^Share on/ })).toHaveCount(0);
    expect(await page.evaluate(() => (window as unknown as { handedOn: ShareData }).handedOn)).toEqual({
      title: 'Grass',
      url: expect.stringMatching(/\/en-us\/blog\/p\/grass$/),
    });
  },
);
