/** Page actions of a shopper, shared by the journeys, so that a changed page is adapted in one place. */
import { expect, type Locator, type Page } from 'playwright/test';

export class Shopper {
  readonly page: Page;
  readonly isOnPhone: boolean;

  constructor(page: Page) {
    this.page = page;
    this.isOnPhone = (page.viewportSize()?.width ?? 0) < 769;
  }

  /** Opens an address as a first visit, and waits for hydration. */
  async visit(path: string): Promise<number> {
    const response = await this.page.goto(path, { waitUntil: 'domcontentloaded' });
    await this.page.waitForFunction(() => document.documentElement?.dataset['alive'] === 'true');
    return response?.status() ?? 0;
  }

  async expectHeading(name: string | RegExp): Promise<void> {
    await expect(this.page.getByRole('heading', { level: 1, name })).toBeVisible();
  }

  /** Uses the main navigation, which is in a drawer on a phone. */
  async goToCategory(category: string): Promise<void> {
    if (this.isOnPhone) {
      await this.page.getByRole('button', { name: 'Menu' }).click();
      const drawer = this.page.getByRole('dialog', { name: 'Menu' });
      await drawer.getByText(category, { exact: true }).first().click();
      await drawer.getByRole('link', { name: new RegExp(`all ${category}`, 'i') }).click();
    } else {
      await this.page
        .getByRole('navigation', { name: 'Main' })
        .getByRole('link', { name: category, exact: true })
        .click();
    }
    await this.expectHeading(category);
    await expect(this.page).toHaveTitle(new RegExp(category));
  }

  tiles(): Locator {
    return this.page.getByRole('main').getByRole('article');
  }

  async openProduct(title: string): Promise<void> {
    await this.page.getByRole('main').getByRole('link', { name: title }).first().click();
    await this.expectHeading(title);
  }

  async choose(option: string, value: string): Promise<void> {
    const group = this.page
      .getByRole('main')
      .getByRole('group', { name: new RegExp(`^${option}`) })
      .first();
    await group.locator('label', { hasText: value }).click();
    await expect(group.getByRole('radio', { name: value, exact: true })).toBeChecked();
  }

  cartBadge(): Locator {
    return this.page.getByRole('banner').getByRole('link', { name: /^cart/i });
  }

  /** The cart drawer. */
  cartDrawer(): Locator {
    return this.page.getByRole('dialog', { name: 'Your cart' });
  }

  /** Closes the drawer that opened by itself. */
  async addToCart(): Promise<void> {
    await this.page.getByRole('button', { name: 'Add to cart' }).click();
    await expect(this.cartDrawer().getByText('Added to cart!', { exact: true })).toBeVisible();
    await this.page.keyboard.press('Escape');
    await expect(this.cartDrawer()).toBeHidden();
  }

  async openCart(): Promise<void> {
    await this.cartBadge().click();
    await this.cartDrawer().getByRole('link', { name: 'Go to cart' }).click();
    await this.expectHeading('Cart');
    // It slides out, with the same lines and buttons as the next screen.
    await expect(this.cartDrawer()).toBeHidden();
  }
}
