/** On paper: what a page says, without what is there to use it or to leave it. */
import { expect, test } from '../support/shopTest.ts';
import { Customer, type SeededCustomer } from '../support/customer.ts';

interface Printed {
  name: string;
  path: string;
  who?: SeededCustomer;
  /** In the main part: what must be on paper. */
  says: RegExp;
}

const pages: readonly Printed[] = [
  { name: 'product', path: '/p/lodestar-98?color=spruce&length=177', says: /129-98-118|131-98-120/ },
  { name: 'size guide', path: '/support/ski-length', says: /148.156/ },
  { name: 'event', path: '/traveling-circus/p/first-tracks-kettle-gulch', says: /Kettle Gulch/ },
  { name: 'order', path: '/account/orders/10024', who: 'shopper.us', says: /Tailings Road/ },
];

for (const { name, path, who, says } of pages) {
  test(`${name} on paper`, async ({ page, request }) => {
    const person = await Customer.in('en-us', { page, request });
    // A phone: the product's bar is at its foot.
    await page.setViewportSize({ width: 390, height: 844 });
    if (who) await person.signInAs(who, path);
    else expect(await person.goTo(path)).toBe(200);
    await page.waitForFunction(() => 'laidOut' in document.documentElement.dataset);
    const main = page.getByRole('main');
    await main.evaluate((element) => element.scrollIntoView({ block: 'end' }));
    const bar = page.getByRole('region', { name: 'Lodestar 98', exact: true });
    if (name === 'product') await expect(bar).toBeVisible();

    await page.emulateMedia({ media: 'print' });
    // A4 between its margins.
    await page.setViewportSize({ width: 680, height: 961 });
    // Header, newsletter, footer, bars.
    const around = () =>
      page.evaluate(() =>
        [...document.body.querySelectorAll('*')]
          .filter((part) => !part.closest('main') && !part.querySelector('main'))
          .filter((part) => part.checkVisibility() && part.getClientRects().length > 0)
          .map((part) => `${part.localName} ${part.textContent}`),
      );
    await expect.poll(around).toEqual([]);
    for (const part of [main.getByRole('button'), main.getByRole('navigation')])
      await expect(part.filter({ visible: true })).toHaveCount(0);
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(main).toContainText(says, { useInnerText: true });
    const [wide, closed] = await main.evaluate((element) => {
      const bottom = (part: Element | null) => part?.getBoundingClientRect().bottom ?? 0;
      return [
        [...element.querySelectorAll('*')].filter(
          (part) => part.scrollWidth > part.clientWidth + 1 && getComputedStyle(part).overflowX === 'auto',
        ).length,
        [...element.querySelectorAll('details')].filter(
          (part) => bottom(part.lastElementChild) > bottom(part) + 1,
        ).length,
      ];
    });
    // Nothing scrolls on paper, where browsers shrink the page until it fits, and nothing opens.
    expect({ wide, closed }).toEqual({ wide: 0, closed: 0 });
  });
}

test('the open size guide on paper', async ({ page, request }) => {
  const person = await Customer.in('en-us', { page, request });
  await person.goTo('/p/lodestar-98?color=spruce&length=177');
  await page.getByRole('button', { name: 'Size guide', exact: true }).click();
  const guide = page.getByRole('dialog', { name: 'Size guide' });
  await expect(guide.getByRole('table')).toHaveCount(2);

  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 680, height: 961 });
  const printed = () =>
    page.evaluate(() => {
      const dialog = document.querySelector('dialog[open]');
      return {
        others: [...document.body.querySelectorAll('*')].filter(
          (part) =>
            !dialog?.contains(part) &&
            !part.contains(dialog) &&
            part.checkVisibility() &&
            part.getClientRects().length > 0,
        ).length,
        // What scrolls is cut off, and what is fixed begins again on each sheet.
        cut: [...(dialog?.querySelectorAll('*') ?? [])].filter(
          (part) =>
            part.scrollHeight > part.clientHeight + 1 && getComputedStyle(part).overflowY !== 'visible',
        ).length,
        position: dialog && getComputedStyle(dialog).position,
      };
    });
  await expect.poll(printed).toEqual({ others: 0, cut: 0, position: 'absolute' });
  for (const heading of ['Choosing a ski length', 'Specifications'])
    await expect(guide.getByRole('heading', { name: heading, exact: true })).toBeVisible();
  await expect(guide.getByRole('button').filter({ visible: true })).toHaveCount(0);
});
