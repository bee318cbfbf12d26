/** The bar at the bottom of a phone's screen, while the product's button is out of sight. */
import { onPhone } from '../support/screens.ts';
import { expect, test } from '../support/shopTest.ts';
import { Shopper } from '../support/shopper.ts';

test(
  'the bar asks for the length, adds the choice, and covers no focused link',
  { tag: onPhone },
  async ({ page }) => {
    await new Shopper(page).visit('/en-us/p/ropeway-94');
    const bar = page.getByRole('region', { name: 'Ropeway 94', exact: true });
    await expect(bar).toContainText('$');
    await bar.getByRole('button', { name: 'Choose length' }).click();
    const length = page
      .getByRole('group', { name: /^Length/ })
      .first()
      .getByRole('radio')
      .first();
    await expect(length).toBeFocused();
    await length.press('Space');

    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(bar.getByRole('button', { name: 'Add to cart' })).toBeInViewport();
    await page.getByRole('contentinfo').getByRole('link').last().focus();
    const link = await page.getByRole('contentinfo').getByRole('link').last().boundingBox();
    const edge = await bar.boundingBox();
    expect(link!.y + link!.height).toBeLessThanOrEqual(edge!.y);

    await bar.getByRole('button', { name: 'Add to cart' }).click();
    await expect(bar.getByText('Added to cart!')).toBeVisible();
  },
);
