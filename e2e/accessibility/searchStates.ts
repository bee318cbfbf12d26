/** States of the search page and of the search box. */
import { expect, type Page } from 'playwright/test';
import type { ScreenState } from './screenState.ts';

const box = (page: Page) => page.getByRole('dialog', { name: 'Search' });
const field = (page: Page) => box(page).getByRole('combobox', { name: 'Search the shop' });

export const searchStates: readonly ScreenState[] = [
  { name: 'search page, nothing asked', lang: 'en-us', path: '/search' },
  { name: 'search page with products', lang: 'en-us', path: '/search?q=lodestr' },
  { name: 'search page of another kind', lang: 'en-us', path: '/search?q=wax&type=support' },
  {
    name: 'search page, nothing found',
    lang: 'en-us',
    path: '/search?q=xqzvkj',
    settle: ({ page }) =>
      expect(page.getByRole('region', { name: 'A good place to start' }).getByRole('article')).toHaveCount(4),
  },
  {
    name: 'search page, its term too long',
    lang: 'en-us',
    path: `/search?q=${'powder+'.repeat(30)}`,
    reach: ({ page }) => page.getByRole('main').getByRole('alert').waitFor(),
  },
  {
    name: 'search box, empty',
    lang: 'en-us',
    path: '/about',
    async reach({ page }) {
      await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
      await expect(field(page)).toBeFocused();
    },
    next: [
      {
        name: 'search box with suggestions',
        async reach({ page }) {
          await field(page).fill('lod');
          await box(page).getByRole('group', { name: 'Products' }).getByRole('option').first().waitFor();
        },
      },
      {
        name: 'search box, nothing begins like that',
        async reach({ page }) {
          await field(page).fill('xqzwv');
          await box(page)
            .getByText(/^No suggestions/)
            .first()
            .waitFor();
        },
      },
      {
        name: 'search box with recent searches',
        path: '/about',
        async reach({ page }) {
          for (const term of ['poles', 'wax']) {
            await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
            await field(page).fill(term);
            await page.keyboard.press('Enter');
            await expect(page).toHaveURL(new RegExp(`search\\?q=${term}$`));
            await expect(box(page)).toBeHidden();
          }
          await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
          await field(page).fill('');
          const recent = box(page).getByRole('grid', { name: 'Recent searches' });
          await expect(recent.getByRole('row')).toHaveText(['wax', 'poles']);
        },
      },
    ],
  },
];
