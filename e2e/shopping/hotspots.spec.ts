/** Hotspots on a picture: by mouse, keyboard and touch. With commerce down: outage.spec.ts. */
import type { Locator, Page } from 'playwright/test';
import { Shopper } from '../support/shopper.ts';
import { onEveryScreen } from '../support/screens.ts';
import { expect, test } from '../support/shopTest.ts';

const spots = (page: Page, label = 'In this picture'): Locator => page.getByRole('list', { name: label });

async function middleOf(element: Locator): Promise<{ x: number; y: number }> {
  const box = await element.boundingBox();
  if (!box) throw new Error('not on screen');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** The hotspots that a press on the middle of their marker would reach. */
function pressable(list: Locator): Promise<string[]> {
  return list.locator('[aria-expanded]').evaluateAll((all) =>
    all
      .filter((one) => {
        const { left, top } = one.getBoundingClientRect();
        return document.elementFromPoint(left + 22, top + 22)?.closest('[aria-expanded]') === one;
      })
      .map((one) => one.ariaLabel ?? ''),
  );
}

test('a shopper opens a hotspot, and follows it to the product', { tag: onEveryScreen }, async ({ page }) => {
  const shopper = new Shopper(page);
  await shopper.visit('/en-us/');
  const list = spots(page);
  await list.scrollIntoViewIfNeeded();
  const wax = list.getByRole('button', { name: 'Tallow Wax', exact: true });
  const url = page.url();
  const box = await wax.boundingBox();
  expect([box?.width, box?.height]).toEqual([44, 44]);

  // The banner is one link as a whole: the press is the hotspot's.
  if (shopper.isOnPhone) await wax.tap();
  else await wax.click();
  const popup = shopper.isOnPhone
    ? page.getByRole('dialog', { name: 'Tallow Wax' })
    : list.getByRole('region', { name: 'Tallow Wax' });
  await expect(popup).toBeVisible();
  await expect(popup.getByText('Three colors, three temperatures.')).toBeVisible();
  await expect(popup.getByText(/^\$\d+\.\d\d/).first()).toBeVisible();
  expect(page.url()).toBe(url);

  if (shopper.isOnPhone) {
    const takeover = await popup.boundingBox();
    expect([takeover?.x, takeover?.y, takeover?.width, takeover?.height]).toEqual([0, 0, 390, 844]);
    // Back closes it, and keeps the scroll position.
    await page.goBack();
    await expect(popup).toBeHidden();
    expect(page.url()).toBe(url);
    await wax.tap();
  } else {
    // It covers the picture, and its card stays within it.
    const room = await list.boundingBox();
    expect(await popup.boundingBox()).toEqual(room);
    const card = await popup.locator('[data-card]').boundingBox();
    expect(card!.x).toBeGreaterThan(room!.x);
    expect(card!.y + card!.height).toBeLessThan(room!.y + room!.height);
    // While one is open, each other one has its inline popup, can be pressed, and replaces it.
    const names = await list
      .locator('[aria-expanded]')
      .evaluateAll((all) => all.map((one) => one.ariaLabel ?? ''));
    expect(names.length).toBeGreaterThan(3);
    for (const name of names) {
      await list.getByRole('button', { name, exact: true }).click({ position: { x: 22, y: 22 } });
      await expect(list.getByRole('region')).toHaveCount(1);
      await expect(list.getByRole('region', { name, exact: true })).toBeVisible();
      const others = names.filter((other) => other !== name);
      await expect.poll(() => pressable(list)).toEqual(expect.arrayContaining(others));
      for (const other of others)
        await expect(list.getByRole('button', { name: other, exact: true }).getByText(other)).toBeVisible();
    }
    const last = list.getByRole('button', { name: names.at(-1)!, exact: true });
    await last.click({ position: { x: 22, y: 22 } });
    await expect(list.getByRole('region')).toHaveCount(0);
    // A press on the picture only closes it.
    await list.getByRole('button', { name: 'The Horn' }).click();
    await page.mouse.click(room!.x + room!.width / 2, room!.y + room!.height - 8);
    await expect(list.getByRole('region')).toHaveCount(0);
    expect(page.url()).toBe(url);
    await wax.click();
  }
  await popup.getByRole('link', { name: 'Shop Now' }).click();
  await shopper.expectHeading('Tallow Wax');
});

test('by keyboard alone, in reading order', async ({ page }) => {
  const shopper = new Shopper(page);
  await shopper.visit('/en-us/care');
  const list = spots(page);
  await expect(list.getByRole('button')).toHaveCount(4);
  await list.getByRole('button', { name: 'How our skis are made' }).focus();
  for (const next of ['Lodestar 98', 'Shavings', 'Tallow Wax']) {
    await page.keyboard.press('Tab');
    await expect(list.getByRole('button', { name: next, exact: true })).toBeFocused();
  }
  await list.getByRole('button', { name: 'How our skis are made' }).focus();
  await page.keyboard.press('Enter');
  const popup = list.getByRole('region', { name: 'How our skis are made' });
  await expect(popup).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(popup.getByRole('link', { name: 'Learn More' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(popup).toBeHidden();
  const spot = list.getByRole('button', { name: 'How our skis are made' });
  await expect(spot).toBeFocused();
  await expect(spot).toHaveAttribute('aria-expanded', 'false');
  // The malicious one is plain text without a link.
  await list.getByRole('button', { name: 'Shavings' }).focus();
  await page.keyboard.press('Space');
  await expect(list.getByRole('region', { name: 'Shavings' })).toContainText('We sweep them up on Fridays');
  await expect(list.getByRole('region', { name: 'Shavings' }).getByRole('link')).toHaveCount(0);
});

test('a hotspot keeps its position on the picture at every width; a cropped one is at the edge', async ({
  page,
}) => {
  const shopper = new Shopper(page);
  await shopper.visit('/de-de');
  const list = spots(page, 'In diesem Bild');
  for (const width of [390, 768, 820, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await list.scrollIntoViewIfNeeded();
    const room = (await list.boundingBox())!;
    const wax = await middleOf(list.getByRole('button', { name: 'Tallow Wax', exact: true }));
    // 2400 by 1350, with its focus at (0.6, 0.61); phones get a 4:5 file, others the whole picture.
    const file = width <= 768 ? { ratio: 0.8, x: (0.785 - 0.375) / 0.45 } : { ratio: 16 / 9, x: 0.785 };
    const shownWidth = Math.max(room.width, room.height * file.ratio);
    const shownHeight = Math.max(room.height, room.width / file.ratio);
    expect(wax.x - room.x).toBeCloseTo((room.width - shownWidth) * 0.6 + shownWidth * file.x, -0.3);
    expect(wax.y - room.y).toBeCloseTo((room.height - shownHeight) * 0.61 + shownHeight * 0.908, -0.3);
    const horn = await middleOf(list.getByRole('button', { name: 'Das Horn' }));
    if (width <= 768) expect(horn.x - room.x).toBeCloseTo(22, 0);
    else expect(horn.x - room.x).toBeGreaterThan(0.2 * room.width);
  }
});
