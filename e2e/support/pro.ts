/** Page actions and locators of the pro programme. */
import { expect } from 'playwright/test';
import { Customer } from './customer.ts';

/** Reduced in every store for everyone. */
export const onSale = '/p/windlass-12?color=coal&brake-width=100+mm';
export const skis = '/p/lodestar-98?color=spruce&length=177';
type MeterLine = 'pro.meter.spent' | 'pro.meter.withCart' | 'pro.meter.withThis';

/** Parses `$1,234.00` and `1.234,00 €`: both have cents. */
export function amount(text: string): number {
  return Number(text.replaceAll(/\D/g, '')) / 100;
}

export class Pro extends Customer {
  static override async in(...[lang, journey]: Parameters<typeof Customer.in>): Promise<Pro> {
    const { page, t } = await Customer.in(lang, journey);
    return new Pro(page, lang, t);
  }

  /** Price of the selected variant on the current product page; if reduced, the later one of two. */
  async price(): Promise<string> {
    const price = this.page.getByRole('main').locator('[data-size="large"]').first();
    await expect(price).toBeVisible();
    // A pro's price is followed by what guests pay.
    const [own = ''] = (await price.innerText()).split(this.t('proPrice.title'));
    return own.match(/\$[\d,.]+|[\d,.]+\s€|￥[\d,]+|\d[\d\s]*kr/g)?.at(-1) ?? 'none';
  }

  saleTags() {
    return this.page.getByRole('main').getByText(this.t('tag.sale'), { exact: true });
  }

  meter() {
    return this.page.getByRole('region', { name: this.t('pro.meter.title'), exact: true });
  }

  /** The amount at `{place}` in a line of the meter. */
  async meterAmount(line: MeterLine, place: 'spent' | 'after' = 'after'): Promise<number> {
    // The markets used here format amounts without letters.
    const pattern = this.t(line)
      .split(/\{(\w+)\}/)
      .map((part, index) => {
        if (index % 2 === 0) return RegExp.escape(part);
        return part === place ? '(\\P{L}+)' : '\\P{L}+';
      })
      .join('');
    const whole = new RegExp(`^${pattern}$`, 'u');
    const [, found = ''] = whole.exec(await this.meter().getByText(whole).innerText()) ?? [];
    return amount(found);
  }

  async expectActive(): Promise<void> {
    await expect(this.page.getByRole('heading', { name: this.t('pro.standing.title') })).toBeVisible();
    await expect(this.page.getByText(this.t('pro.standing.NOT_HERE'))).toHaveCount(0);
  }
}
