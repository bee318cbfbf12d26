/** States of the blog, the traveling circus, banners, the header and the footer. */
import { expect } from 'playwright/test';
import type { ScreenState } from './screenState.ts';

export const editorialStates: readonly ScreenState[] = [
  {
    name: 'blog',
    lang: 'en-us',
    path: '/blog',
    motion: 'reduce',
    next: [
      {
        name: 'blog, twelve posts more',
        async reach({ person, page }) {
          await page.getByRole('link', { name: person.t('category.loadMore') }).press('Enter');
          await expect(page.getByRole('main').getByRole('article')).toHaveCount(24);
        },
      },
    ],
  },
  {
    name: 'blog',
    lang: 'de-de',
    path: '/blog',
    motion: 'reduce',
    next: [{ name: 'post', path: '/blog/p/four-hundred-tonnes' }],
  },
  { name: 'post', lang: 'ja-jp', path: '/blog/p/four-hundred-tonnes', motion: 'reduce' },
  { name: 'post that is only its title', lang: 'fr-fr', path: '/blog/p/it-is-snowing' },
  {
    name: 'traveling circus',
    lang: 'en-us',
    path: '/traveling-circus',
    next: [
      { name: 'winter of the circus', path: '/traveling-circus/2026-27' },
      { name: 'winter that nothing was written about', path: '/traveling-circus/2023-24' },
    ],
  },
  {
    name: 'event of the circus',
    lang: 'de-de',
    path: '/traveling-circus/p/wax-evening',
    next: [{ name: 'winter of long ago', path: '/traveling-circus/2024-25' }],
  },
  {
    name: 'landing page with a banner behind the header, scrolled and back',
    lang: 'en-us',
    path: '/l/first-snow',
    async reach({ page }) {
      const ground = () =>
        page.getByRole('banner').evaluate((element) => getComputedStyle(element).backgroundColor);
      await page.evaluate(() => window.scrollTo(0, 400));
      await expect.poll(ground).toBe('rgb(245, 244, 240)');
      await page.evaluate(() => window.scrollTo(0, 0));
      await expect.poll(ground).toBe('rgba(0, 0, 0, 0)');
    },
  },
  { name: 'content page with a banner behind the header', lang: 'en-us', path: '/craft' },
  {
    name: 'home, its slider of banners moved on',
    lang: 'en-us',
    path: '',
    async reach({ page }) {
      const slider = page.getByRole('region', { name: 'Highlights' });
      await slider.scrollIntoViewIfNeeded();
      await slider.getByRole('button', { name: 'Pause slides' }).press('Enter');
      await slider.getByRole('button', { name: 'Next' }).press('Enter');
      await expect(slider.locator('li:not([inert])')).toHaveAttribute('aria-label', '2 of 3');
    },
  },
  {
    name: 'panel of the navigation',
    lang: 'en-us',
    path: '/c/poles',
    only: 'desktop',
    async reach({ page }) {
      const navigation = page.getByRole('navigation', { name: 'Main' });
      await navigation.getByRole('button', { name: 'Show Skis' }).press('Enter');
      await navigation.getByRole('link', { name: 'All Skis' }).waitFor();
    },
  },
  {
    name: 'menu',
    lang: 'en-us',
    path: '/c/poles',
    only: 'phone',
    async reach({ page }) {
      await page.getByRole('button', { name: 'Menu', exact: true }).tap();
      const drawer = page.getByRole('dialog', { name: 'Menu' });
      await expect.poll(async () => (await drawer.boundingBox())?.x).toBe(0);
    },
    next: [
      {
        name: 'menu, a category unfolded',
        async reach({ page }) {
          const drawer = page.getByRole('dialog', { name: 'Menu' });
          await drawer.getByText('Bindings', { exact: true }).tap();
          await drawer.getByRole('link', { name: 'All Bindings' }).waitFor();
        },
      },
    ],
  },
  {
    name: 'footer with its form',
    lang: 'en-us',
    path: '/cart',
    allow: /ERR_INTERNET_DISCONNECTED|Failed to load resource/,
    async reach({ page }) {
      const letters = page.getByRole('region', { name: 'Sign up for our emails' });
      await letters.scrollIntoViewIfNeeded();
      await letters.getByLabel('Newsletter email').waitFor();
    },
    next: [
      {
        name: 'footer, its form failed',
        async reach({ page }) {
          const letters = page.getByRole('region', { name: 'Sign up for our emails' });
          await letters.getByLabel('Newsletter email').fill('ruth@skarn.example');
          await page.context().setOffline(true);
          await letters.getByRole('button', { name: 'Sign up' }).click();
          await letters
            .getByRole('alert')
            .filter({ hasText: /couldn’t send this/ })
            .waitFor();
          await page.context().setOffline(false);
        },
      },
      {
        name: 'footer, its form answered',
        async reach({ page }) {
          await page.getByRole('button', { name: 'Sign up' }).click();
          await page.getByText('You’re signed up. Our emails go to ruth@skarn.example.').first().waitFor();
        },
      },
    ],
  },
  {
    name: 'address that leads in a circle',
    lang: 'de-de',
    path: '/up',
    status: 400,
    allow: /the server responded with a status of 400/,
  },
];
