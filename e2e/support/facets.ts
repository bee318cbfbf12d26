/** Page actions on the filters of a list: beside it, or on a phone in a drawer that is opened first. */
import type { Locator, Page } from 'playwright/test';
import { Shopper } from './shopper.ts';

export async function facets(page: Page): Promise<Locator> {
  if (!new Shopper(page).isOnPhone) return page.getByRole('complementary', { name: 'Filter' });
  await page.getByRole('button', { name: /^Filter/ }).tap();
  return page.getByRole('dialog', { name: 'Filter' });
}

/** One filter, expanded. */
export async function facet(place: Locator, name: string): Promise<Locator> {
  const group = place.getByRole('group', { name, exact: true });
  if (!(await group.last().isVisible())) await place.locator('summary', { hasText: name }).click();
  return group.last();
}
