/** Page actions of a shopper in several countries, with the texts of each language. */
import { expect, type APIRequestContext, type Locator, type Page } from 'playwright/test';
import { queryGateway } from './queryGateway.ts';
import { Customer } from './customer.ts';
import { wordingOf } from './wording.ts';

interface Journey {
  page: Page;
  request: APIRequestContext;
}

/** A market as the country selector offers it. */
export interface MarketLink {
  locale: string;
  /** Its link's label: country in the page's language, language in its own. */
  name: string;
  /** Target of its link. */
  path: string;
  arrival: 'SAME_PAGE' | 'CATEGORY' | 'HOME';
  arrivalTitle: string | null;
}

interface MarketChoice {
  name: string;
  languages: (Omit<MarketLink, 'name'> & { name: string })[];
}

/** Every offered market, with its target for a path. */
export async function marketsFrom(
  request: APIRequestContext,
  lang: string,
  path: string,
): Promise<MarketLink[]> {
  const { marketChoices } = await queryGateway<{ marketChoices: MarketChoice[] }>(
    request,
    lang,
    '{ marketChoices(path: $path) { name languages { locale name path arrival arrivalTitle } } }',
    { path },
  );
  return marketChoices.flatMap((country) =>
    country.languages.map((language) => ({ ...language, name: `${country.name} ${language.name}` })),
  );
}

export class MarketShopper extends Customer {
  static override async in(lang: string, { page, request }: Journey): Promise<MarketShopper> {
    return new MarketShopper(page, lang, await wordingOf(request, lang));
  }

  /** Checks the shop's market after a change, and continues in its language. */
  async expectMarket(
    lang: string,
    htmlLang: string,
    { request }: Pick<Journey, 'request'>,
  ): Promise<MarketShopper> {
    await expect(this.page.locator('html')).toHaveAttribute('lang', htmlLang);
    return MarketShopper.in(lang, { page: this.page, request });
  }

  override async goToCategory(category: string): Promise<void> {
    if (this.isOnPhone) {
      const drawer = await this.openMenu();
      await drawer.getByText(category, { exact: true }).first().click();
      await drawer
        .getByRole('link', { name: this.t('shell.allOf', { title: category }), exact: true })
        .click();
    } else {
      await this.page
        .getByRole('navigation', { name: this.t('shell.mainNavigation'), exact: true })
        .getByRole('link', { name: category, exact: true })
        .click();
    }
    await this.expectHeading(category);
  }

  async openMenu(): Promise<Locator> {
    await this.button('shell.menu').click();
    return this.page.getByRole('dialog', { name: this.t('shell.menu'), exact: true });
  }

  /** The link to the country selector in the header, which is in the menu on a phone; or another one in `place`. */
  marketControl(place: Locator): Locator {
    const [before = '', between = '', after = ''] = this.t('market.control').split(/\{\w+\}/);
    const name = [before, between, after].map((text) => RegExp.escape(text)).join('.+');
    return place.getByRole('link', { name: new RegExp(`^${name}$`) });
  }

  /** Opens the country selector from its most visible link. */
  async openMarketDialog(): Promise<Locator> {
    const place = this.isOnPhone ? await this.openMenu() : this.page.getByRole('banner');
    await this.marketControl(place).click();
    return this.markets();
  }

  markets(): Locator {
    return this.page.getByRole('dialog', { name: this.t('market.heading'), exact: true });
  }

  /** Selects a market in the dialog. That reloads the page: no data of the other market stays. */
  async selectMarket({ name }: MarketLink): Promise<void> {
    const dialog = await this.openMarketDialog();
    await this.waitForPageLoad(() => dialog.getByRole('link', { name, exact: true }).click());
  }
}
