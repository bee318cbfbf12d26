/**
 * Actions of a customer, in the market's language. Journeys that change an account create it themselves; seeded
 * customers only browse and fill carts, because other journeys use them at the same time.
 */
import { randomUUID } from 'node:crypto';
import { expect, type APIRequestContext, type Locator, type Page } from 'playwright/test';
import type { EveryKey, EveryWord } from '../../client/wording/testEveryArea.ts';
import { Shopper } from './shopper.ts';
import { wordingOf } from './wording.ts';

/** The sandbox's customers by the local part of their email address. */
export type SeededCustomer =
  | 'shopper.us'
  | 'shopper.eu'
  | 'pro.us'
  | 'pro.ca'
  | 'pro.eu'
  | 'pro.no'
  | 'expired.pro'
  | 'odd.pro';

const seededPassword = 'hot-meets-cold';

export interface Identity {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
}

/** A new customer, with a name that appears in no page by chance. */
export function newIdentity(): Identity {
  return {
    firstName: 'Zebulina',
    lastName: 'Quarrystone',
    email: `${randomUUID()}@skarn.example`,
    password: 'three larches in fog',
  };
}

export function seededCustomer(who: SeededCustomer): Pick<Identity, 'email' | 'password'> {
  return { email: `${who}@skarn.example`, password: seededPassword };
}

export class Customer extends Shopper {
  /** URL prefix of the market, such as `de-de`. */
  readonly lang: string;
  readonly t: EveryWord;

  constructor(page: Page, lang: string, t: EveryWord) {
    super(page);
    this.lang = lang;
    this.t = t;
  }

  static async in(lang: string, { page, request }: { page: Page; request: APIRequestContext }) {
    return new Customer(page, lang, await wordingOf(request, lang));
  }

  /** @param path after the market's prefix, such as `/account`. */
  goTo(path: string): Promise<number> {
    return this.visit(`/${this.lang}${path}`);
  }

  /** Performs an action that ends in a page load, and waits until the new page is hydrated. */
  async waitForPageLoad(act: () => Promise<unknown>): Promise<void> {
    await this.page.evaluate(() => {
      document.documentElement.dataset['left'] = 'true';
    });
    await act();
    await this.page.waitForFunction(() => {
      const { alive, left } = document.documentElement.dataset;
      return alive === 'true' && left === undefined;
    });
  }

  /** The control with this label, with or without its optional suffix. */
  field(label: EveryKey): Locator {
    const [name, optional] = [this.t(label), this.t('forms.optional')].map((text) => RegExp.escape(text));
    return this.page
      .getByLabel(new RegExp(`^${name}\\s*(${optional})?$`))
      .and(this.page.locator('input, select'));
  }

  button(label: EveryKey): Locator {
    return this.page.getByRole('button', { name: this.t(label), exact: true });
  }

  link(label: EveryKey): Locator {
    return this.page.getByRole('main').getByRole('link', { name: this.t(label), exact: true });
  }

  /** The form-level error. */
  alert(): Locator {
    return this.page.getByRole('main').getByRole('alert').filter({ hasText: /./ });
  }

  async expectScreen(heading: EveryKey, values: Record<string, string> = {}): Promise<void> {
    await this.expectHeading(this.t(heading, values));
  }

  accountLink(firstName: string): Locator {
    const name = this.t('shell.accountOf', { name: firstName });
    return this.page.getByRole('banner').getByRole('link', { name, exact: true });
  }

  signInLink(): Locator {
    return this.page.getByRole('banner').getByRole('link', { name: this.t('shell.signIn'), exact: true });
  }

  override cartBadge(): Locator {
    return this.page.getByRole('banner').getByRole('link', { name: new RegExp(this.t('shell.cart')) });
  }

  override cartDrawer(): Locator {
    return this.page.getByRole('dialog', { name: this.t('cart.drawer.title') });
  }

  /** The product's own button: on a phone the bar at the foot has another. */
  addButton(): Locator {
    return this.page.getByRole('main').getByRole('button', { name: this.t('addToCart.add'), exact: true });
  }

  override async addToCart(): Promise<void> {
    await this.addButton().click();
    await expect(this.cartDrawer().getByText(this.t('addToCart.added'), { exact: true })).toBeVisible();
    await this.page.keyboard.press('Escape');
    await expect(this.cartDrawer()).toBeHidden();
  }

  override async openCart(): Promise<void> {
    await this.goTo('/cart');
    await this.expectScreen('cart.title');
  }

  /** Fills and submits the sign-in form. The journey checks the outcome. */
  async submitSignIn({ email, password }: Pick<Identity, 'email' | 'password'>): Promise<void> {
    await this.field('signIn.email').fill(email);
    await this.field('signIn.password').fill(password);
    await this.button('signIn.submit').click();
  }

  /** From the current sign-in form. */
  async signIn(identity: Pick<Identity, 'email' | 'password'>): Promise<void> {
    await this.waitForPageLoad(() => this.submitSignIn(identity));
    await expect(this.signInLink()).toHaveCount(0);
  }

  /** @param next path of the market to arrive at; the account's home by default. */
  async signInAs(who: SeededCustomer, next = '/account'): Promise<void> {
    await this.goTo(`/account?${new URLSearchParams({ next: `/${this.lang}${next}` })}`);
    await this.signIn(seededCustomer(who));
  }

  /** From the current account form. */
  async createAccount(who: Identity, proCode?: string): Promise<void> {
    await this.field('createAccount.firstName').fill(who.firstName);
    await this.field('createAccount.lastName').fill(who.lastName);
    await this.field('createAccount.email').fill(who.email);
    await this.field('createAccount.password').fill(who.password);
    if (proCode !== undefined) await this.field('createProAccount.code').fill(proCode);
    const submit = this.button(proCode === undefined ? 'createAccount.submit' : 'createProAccount.submit');
    await this.waitForPageLoad(() => submit.click());
    await expect(this.accountLink(who.firstName)).toBeVisible();
  }

  /** Creates an account, and ends at its home. */
  async register(): Promise<Identity> {
    const who = newIdentity();
    await this.goTo('/account/create');
    await this.createAccount(who);
    await this.expectScreen('account.greeting', { name: who.firstName });
    return who;
  }

  /** From any screen of the account. */
  async signOut(): Promise<void> {
    await this.waitForPageLoad(() => this.button('account.signOut').click());
    await expect(this.signInLink()).toBeVisible();
  }
}
