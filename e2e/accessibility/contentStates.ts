/** States of managed pages, the country selector, error pages and the style tile. */
import { expect } from 'playwright/test';
import type { NextState, ScreenState } from './screenState.ts';
import { MarketShopper } from '../support/marketShopper.ts';

const status4 = /the server responded with a status of 4/;

const dialogs: readonly NextState[] = ['center', 'start', 'end', 'full'].map((side) => ({
  name: `style tile, dialog at ${side}`,
  async reach({ page }) {
    // The previous one is closed.
    if (side !== 'center') await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog', { name: 'A dialog' })).toBeHidden();
    await page.getByRole('main').getByRole('button', { name: side, exact: true }).click();
    await page.getByRole('dialog', { name: 'A dialog' }).waitFor();
  },
}));

export const contentStates: readonly ScreenState[] = [
  { name: 'home', lang: 'en-us', path: '', hydratesWithoutRequests: true },
  { name: 'home', lang: 'de-de', path: '', hydratesWithoutRequests: true },
  {
    name: 'home, its moving row stopped',
    lang: 'en-us',
    path: '',
    async reach({ page }) {
      const row = page.getByRole('region', { name: 'New this winter' });
      await row.scrollIntoViewIfNeeded();
      await row.getByRole('button', { name: 'Pause slides' }).press('Enter');
      await expect(row.getByRole('button', { name: 'Play slides' })).toBeFocused();
    },
  },
  { name: 'content page', lang: 'en-us', path: '/about', hydratesWithoutRequests: true },
  { name: 'landing page', lang: 'en-us', path: '/l/the-press', hydratesWithoutRequests: true },
  { name: 'landing page', lang: 'de-de', path: '/l/the-press', hydratesWithoutRequests: true },
  { name: 'page of every switch', lang: 'en-us', path: '/l/every-switch', hydratesWithoutRequests: true },
  { name: 'test store', lang: 'de-de', path: '/test-store' },
  {
    name: 'unknown page',
    lang: 'fr-fr',
    path: '/c/skis/nulle-part',
    status: 404,
    hydratesWithoutRequests: true,
    allow: status4,
  },
  { name: 'country selector', lang: 'de-de', path: '/country', hydratesWithoutRequests: true },
  {
    name: 'country selector, from a product',
    lang: 'ja-jp',
    path: '/country?from=/ja-jp/p/lodestar-98',
    hydratesWithoutRequests: true,
  },
  {
    name: 'country selector in its dialog',
    lang: 'en-us',
    path: '/p/lodestar-98',
    async reach({ person, page }) {
      const dialog = await new MarketShopper(page, person.lang, person.t).openMarketDialog();
      await dialog.getByRole('link', { name: 'Germany Deutsch', exact: true }).waitFor();
    },
  },
  {
    name: 'another market suggested',
    lang: 'en-us',
    path: '/about',
    country: 'JP',
    reach: ({ page }) =>
      page
        .getByRole('region')
        .filter({ has: page.locator('a[hreflang="ja-JP"]') })
        .waitFor(),
  },
  {
    name: 'draft in the preview',
    lang: 'en-us',
    path: '/next-winter?preview=preview-sandbox',
    settle: ({ page }) => page.getByRole('region', { name: 'Preview. Drafts are shown here.' }).waitFor(),
  },
  {
    name: 'support',
    lang: 'de-de',
    path: '/support',
    next: [
      { name: 'support, a question answered', path: '/support?q=Rueckgabe' },
      { name: 'support article', path: '/support/returns' },
    ],
  },
  {
    name: 'support',
    lang: 'en-us',
    path: '/support',
    next: [
      { name: 'support, a question answered', path: '/support?q=forgot+my+password' },
      {
        name: 'support article with a picture',
        path: '/support/wax-and-edges',
      },
      {
        name: 'support article, a question unfolded',
        async reach({ page }) {
          await page.locator('summary').filter({ hasText: 'How do I know' }).click();
          await page.getByText('children overtake you on the flat').waitFor();
        },
      },
    ],
  },
  { name: 'page of a hostile entry', lang: 'en-us', path: '/hostile' },
  { name: 'support article of a hostile entry', lang: 'de-de', path: '/support/hostile' },
  {
    name: 'team',
    lang: 'en-us',
    path: '/team',
    next: [
      { name: 'athlete', path: '/team/ylva-stenmo' },
      { name: 'athlete about whom nothing is written', path: '/team/hanna-bly' },
    ],
  },
  {
    name: 'team',
    lang: 'ja-jp',
    path: '/team',
    next: [{ name: 'athlete', path: '/team/rin-hoshikawa' }],
  },
  {
    name: 'style tile',
    lang: 'en-us',
    path: '/styletile',
    hydratesWithoutRequests: true,
    next: [
      {
        name: 'style tile, its form sent empty',
        async reach({ page }) {
          await page.getByRole('button', { name: 'Send', exact: true }).click();
          await page.getByText('Fill out this field.').first().waitFor();
        },
      },
      ...dialogs,
    ],
  },
];
