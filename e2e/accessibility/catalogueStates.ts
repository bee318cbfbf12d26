/** States of categories, products, the cart and the stores. */
import { expect } from 'playwright/test';
import { facet, facets } from '../support/facets.ts';
import type { ScreenState } from './screenState.ts';

const status4 = /the server responded with a status of 4/;

export const catalogueStates: readonly ScreenState[] = [
  { name: 'category', lang: 'en-us', path: '/c/skis', hydratesWithoutRequests: true },
  {
    name: 'category with titles on pictures',
    lang: 'en-us',
    path: '/c/poles',
    hydratesWithoutRequests: true,
  },
  { name: 'sub-category', lang: 'en-us', path: '/c/skis/all-mountain/wide', hydratesWithoutRequests: true },
  { name: 'category', lang: 'ja-jp', path: '/c/skis', hydratesWithoutRequests: true },
  {
    name: 'category narrowed by price with its slider',
    lang: 'en-us',
    path: '/c/skis',
    async reach({ page }) {
      const price = await facet(await facets(page), 'Price');
      await price.getByRole('slider', { name: 'Price: To' }).focus();
      await page.keyboard.press('PageDown');
      await expect(page).toHaveURL(/price=\.\.\d+/);
    },
  },
  {
    name: 'category narrowed to nothing',
    lang: 'en-us',
    path: '/c/skis?color=Green&price=1..2',
    async reach({ page }) {
      await page.getByRole('heading', { name: 'No products match these filters.' }).waitFor();
    },
  },
  {
    name: 'tile with a color that is sold out picked',
    lang: 'en-us',
    path: '/c/skis',
    async reach({ page, isOnPhone }) {
      const tile = page.getByRole('main').getByRole('article').filter({ hasText: 'Gangue 104' });
      const rope = tile.getByTitle('Rope');
      if (isOnPhone) await rope.tap();
      else await rope.hover();
      await tile.getByText('Sold out in Rope').waitFor();
    },
  },
  { name: 'product', lang: 'en-us', path: '/p/lodestar-98', hydratesWithoutRequests: true },
  // Long words, and phrases that nothing breaks.
  { name: 'product', lang: 'de-de', path: '/p/ropeway-94', hydratesWithoutRequests: true },
  { name: 'product', lang: 'ja-jp', path: '/p/lodestar-98', hydratesWithoutRequests: true },
  { name: 'product without sizes', lang: 'en-us', path: '/p/pinion-leash', hydratesWithoutRequests: true },
  {
    name: 'product with its length to choose',
    lang: 'en-us',
    path: '/p/lodestar-106?color=birch',
    async reach({ page }) {
      await page.getByRole('main').getByRole('button', { name: 'Choose length' }).click();
      await expect(page.getByRole('group', { name: /^Length/ }).first()).toHaveAccessibleDescription(
        /Choose a length.*Not made in Birch: 186, 193/,
      );
    },
    next: [
      {
        name: 'its color changed by a length that is not made in it',
        async reach({ page }) {
          await page.locator('label', { hasText: '193' }).click();
          await page.getByText('193 isn’t made in Birch; color changed to Tarn.').first().waitFor();
        },
      },
    ],
  },
  {
    name: 'product, its color changed by a length that is not made in it',
    lang: 'de-de',
    path: '/p/lodestar-106?color=birch',
    async reach({ page }) {
      await page.locator('label', { hasText: '193' }).click();
      await page
        .getByText(/^193 gibt es nicht in Birke; Farbe jetzt \p{L}+\.$/u)
        .first()
        .waitFor();
    },
  },
  {
    name: 'product that is sold out in its choice',
    lang: 'en-us',
    path: '/p/lodestar-98?color=QUARTZ&length=177&wax=red',
    async settle({ page }) {
      await expect(page.getByRole('main').getByLabel('Email')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Sold out' })).toBeDisabled();
    },
    next: [
      {
        name: 'its address for a letter refused',
        async reach({ page }) {
          await page.getByRole('main').getByLabel('Email').fill('nell');
          await page.getByRole('button', { name: 'Email me when it’s back' }).click();
          await page.getByText(/Enter an email address like/).waitFor();
        },
      },
      {
        name: 'its letter promised',
        async reach({ page }) {
          await page.getByRole('main').getByLabel('Email').fill('nell@skarn.example');
          await page.getByRole('button', { name: 'Email me when it’s back' }).click();
          await page.getByText('We’ll email nell@skarn.example when it’s back.').waitFor();
        },
      },
    ],
  },
  {
    name: 'withdrawn product',
    lang: 'de-de',
    path: '/p/lodestar-88',
    status: 410,
    hydratesWithoutRequests: true,
    allow: status4,
  },
  { name: 'empty cart', lang: 'en-us', path: '/cart', hydratesWithoutRequests: true },
  { name: 'cart where there is no shop', lang: 'ja-jp', path: '/cart', hydratesWithoutRequests: true },
  {
    name: 'stores',
    lang: 'de-at',
    path: '/stores',
    next: [{ name: 'stores near a place', path: '/stores?place=Innsbruck' }],
  },
  {
    name: 'stores near a place',
    lang: 'en-us',
    path: '/stores?place=Denver',
    next: [{ name: 'stores near a place that nobody knows', path: '/stores?place=Qwertzuiop' }],
  },
];
