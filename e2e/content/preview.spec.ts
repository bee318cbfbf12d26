/** An editor opens a draft in the preview, on marked pages, and exits the preview. */
import { onEveryScreen } from '../support/screens.ts';
import { Shopper } from '../support/shopper.ts';
import { expect, test } from '../support/shopTest.ts';

test(
  'an editor sees a draft, on marked pages, until the preview is exited',
  {
    tag: onEveryScreen,
  },
  async ({ page, watch }) => {
    watch.allow(/status of 404/);
    const editor = new Shopper(page);
    expect(await editor.visit('/en-us/next-winter')).toBe(404);

    const answers: { status: number; robots: string | undefined; cache: string | undefined }[] = [];
    page.on('response', (response) => {
      if (!response.request().isNavigationRequest()) return;
      const { 'x-robots-tag': robots, 'cache-control': cache } = response.headers();
      answers.push({ status: response.status(), robots, cache });
    });
    expect(await editor.visit('/en-us/next-winter?preview=preview-sandbox')).toBe(200);
    expect(new URL(page.url()).search).toBe('');
    expect(answers.at(-1)).toEqual({ status: 200, robots: 'noindex', cache: 'private, no-store' });
    await editor.expectHeading('Next winter');
    const mark = page.getByRole('region', { name: 'Preview. Drafts are shown here.' });
    await expect(mark).toBeInViewport();

    // It persists across pages and client-side navigation.
    await page.getByRole('banner').getByRole('link', { name: /home/i }).click();
    await expect(page).toHaveURL(/\/(en-us)?$/);
    await expect(mark).toBeInViewport();
    // Hotspots have their edit tags.
    const spots = page.getByRole('list', { name: 'In this picture' });
    await spots.getByRole('button', { name: 'The Horn' }).click();
    const popup = editor.isOnPhone
      ? page.getByRole('dialog', { name: 'The Horn' })
      : spots.getByRole('region', { name: 'The Horn' });
    await expect(popup.getByText('.window')).toBeVisible();
    await page.keyboard.press('Escape');

    await page.goto('/en-us/next-winter');
    await mark.getByRole('link', { name: 'Leave the preview' }).click();
    await editor.expectHeading('Page not found');
    expect(new URL(page.url()).search).toBe('');
    await expect(mark).toHaveCount(0);
    expect(answers.at(-1)?.status).toBe(404);
  },
);
