/** Header and footer: navigation by keyboard and touch, the newsletter, and the brand content of each market. */
import type { APIRequestContext, Page } from 'playwright/test';
import { Customer } from '../support/customer.ts';
import { onPhone } from '../support/screens.ts';
import { expect, test } from '../support/shopTest.ts';
import { Shopper } from '../support/shopper.ts';

const footer = (page: Page) => page.getByRole('contentinfo');
const letters = (page: Page) => footer(page).getByRole('region', { name: 'Sign up for our emails' });
const address = (page: Page) => letters(page).getByLabel('Newsletter email');
const submit = (page: Page) => letters(page).getByRole('button', { name: 'Sign up' });

/** Statuses of the subscriptions that the shop API received, as the sandbox recorded them. */
/** Calls that put an address on a list, at the shop API or at BigCommerce, where 409 says that it is on the list. */
const signups = { '/api/email-signups': [201], '/v3/customers/subscribers': [200, 409] };

/** Whether each of them was settled, oldest first. */
async function recordedSignups(request: APIRequestContext, sandbox: string): Promise<boolean[]> {
  const answer = await request.get(`${sandbox}/__sandbox/calls`);
  const { calls } = (await answer.json()) as { calls: { method: string; path: string; status: number }[] };
  return calls.flatMap(({ method, path, status }) => {
    const [, settled] = Object.entries(signups).find(([end]) => path.endsWith(end)) ?? [];
    return method === 'POST' && settled ? [settled.includes(status)] : [];
  });
}

test('the navigation by keyboard: a panel opens, is tabbed through, closes, and returns the focus', async ({
  page,
}) => {
  const shopper = new Shopper(page);
  await shopper.visit('/en-us/c/poles');
  const navigation = page.getByRole('navigation', { name: 'Main' });
  await navigation.getByRole('link', { name: 'Skis', exact: true }).focus();
  await page.keyboard.press('Tab');
  const toggle = navigation.getByRole('button', { name: 'Show Skis' });
  await expect(toggle).toBeFocused();
  await expect(toggle).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await expect(navigation.getByRole('link', { name: 'All Skis' })).toBeVisible();

  await page.keyboard.press('Tab');
  const first = page.locator(':focus');
  await expect(first).toHaveAttribute('href', /^\/en-us\/c\/skis\//);
  await page.keyboard.press('Escape');
  await expect(toggle).toBeFocused();
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await expect(navigation.getByRole('link', { name: 'All Skis' })).toBeHidden();

  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/en-us\/c\/skis\/./);
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
});

test('a panel’s picture is small, and loaded only when the panel is open', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\/i\/k2\/.*[?&]w=(480|960)&h=(360|720)/.test(request.url())) asked.push(request.url());
  });
  await new Shopper(page).visit('/en-us/c/poles');
  const navigation = page.getByRole('navigation', { name: 'Main' });
  expect(asked).toEqual([]);
  await navigation.getByRole('link', { name: 'Skis', exact: true }).hover();
  await expect(navigation.getByRole('link', { name: 'All Skis' })).toBeVisible();
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  const sizes = await navigation
    .locator('img')
    .evaluateAll((images) => images.map((image) => (image as HTMLImageElement).currentSrc));
  expect(sizes.filter((src) => /[?&]w=(1024|1200|1440|1792|2880|3584)/.test(src))).toEqual([]);
  await page.mouse.move(700, 890);
  await expect(navigation.getByRole('link', { name: 'All Skis' })).toBeHidden();
});

test(
  'the drawer by touch: collapsed, expanded, followed, and as wide as the screen',
  { tag: onPhone },
  async ({ page }) => {
    const shopper = new Shopper(page);
    await shopper.visit('/en-us/c/poles');
    await page.getByRole('button', { name: 'Menu', exact: true }).tap();
    const drawer = page.getByRole('dialog', { name: 'Menu' });
    await expect(drawer).toBeVisible();
    await expect.poll(async () => (await drawer.boundingBox())?.x).toBe(0);
    expect((await drawer.boundingBox())?.width).toBe(
      await page.evaluate(() => document.documentElement.clientWidth),
    );
    await drawer.getByText('Skis', { exact: true }).tap();
    await expect(drawer.getByRole('link', { name: 'All Skis' })).toBeVisible();
    await expect(drawer.getByRole('img').first()).toBeVisible();
    await drawer.getByText('Bindings', { exact: true }).tap();
    await expect(drawer.getByRole('link', { name: 'All Skis' })).toBeHidden();
    await drawer.getByRole('button', { name: 'Close menu' }).tap();
    await expect(page.getByRole('button', { name: 'Menu', exact: true })).toBeFocused();

    await page.getByRole('button', { name: 'Menu', exact: true }).tap();
    await drawer.getByRole('link', { name: 'Support' }).tap();
    await expect(page).toHaveURL('/en-us/support');
    await expect(drawer).toBeHidden();
  },
);

test('newsletter: signup, with input kept after a failure', async ({ sandbox, page, request, watch }) => {
  watch.allow(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
  const shopper = new Shopper(page);
  await shopper.visit('/en-us/cart');
  await expect(address(page)).toHaveCount(0);
  await letters(page).scrollIntoViewIfNeeded();
  await expect(address(page)).toBeVisible();

  await address(page).fill('ruth');
  await submit(page).click();
  await expect(letters(page).getByText(/Enter an email address like/)).toBeVisible();
  await expect(address(page)).toBeFocused();

  await address(page).fill('ruth@skarn.example');
  const before = (await recordedSignups(request, sandbox)).length;
  await page.context().setOffline(true);
  await submit(page).click();
  await expect(letters(page).getByRole('alert')).toHaveText(/couldn’t send this/);
  await expect(address(page)).toHaveValue('ruth@skarn.example');
  await page.context().setOffline(false);
  await submit(page).click();
  await expect(page.locator(':focus')).toHaveText('You’re signed up. Our emails go to ruth@skarn.example.');
  // Other journeys may sign up at the same time.
  const since = (await recordedSignups(request, sandbox)).slice(before);
  expect(since.length).toBeGreaterThan(0);
  expect(since).not.toContain(false);
});

test('newsletter in Canada: nothing is prechecked, and the checkbox is required, in French', async ({
  page,
}) => {
  const shopper = new Shopper(page);
  await shopper.visit('/fr-ca/cart');
  const room = footer(page).getByRole('region', { name: 'Recevez notre newsletter' });
  await room.scrollIntoViewIfNeeded();
  await expect(room.getByText(/retirer votre consentement/)).toBeVisible();
  await room.getByLabel('E-mail pour la newsletter').fill('nell@skarn.example');
  await expect(room.getByRole('checkbox', { checked: true })).toHaveCount(0);
  await room.getByRole('button', { name: 'S’inscrire' }).click();
  await expect(room.getByRole('checkbox', { name: /^Oui, je veux recevoir/ })).toBeFocused();
  await room.getByRole('checkbox', { name: /^Oui, je veux recevoir/ }).check();
  await room.getByRole('button', { name: 'S’inscrire' }).click();
  await expect(room.getByRole('alert')).toHaveText(/au moins un sujet/);
  await room.getByRole('checkbox', { name: 'Nouvelles de la mine' }).check();
  await room.getByRole('button', { name: 'S’inscrire' }).click();
  await expect(
    room.getByText('Votre inscription est enregistrée. Nos e-mails iront à nell@skarn.example.'),
  ).toBeVisible();
});

test('newsletter by keyboard: the fallback link becomes the form under the focus', async ({ page }) => {
  await new Shopper(page).visit('/en-us/c/skis');
  await letters(page).getByRole('link', { name: 'Sign up by email' }).focus();
  await expect(address(page)).toBeFocused();
  await page.keyboard.type('berta@skarn.example');
  await page.keyboard.press('Enter');
  await expect(page.locator(':focus')).toHaveText('You’re signed up. Our emails go to berta@skarn.example.');
});

test('the header is reloaded on sign-in and sign-out', async ({ page, request }) => {
  const notices = page.getByRole('region', { name: 'Notices' });
  const person = await Customer.in('en-us', { page, request });
  await person.goTo('/cart');
  await expect(notices).toHaveText(/Free shipping on orders of \$99\.00 or more/);
  await person.signInAs('pro.us');
  await expect(notices).toHaveText(/You’re seeing pro prices/);
  await expect(notices.getByText(/free shipping/i)).toHaveCount(0);
  await person.signOut();
  await expect(notices).toHaveText(/Free shipping on orders of \$99\.00 or more/);
  await expect(notices.getByText(/pro prices/)).toHaveCount(0);
});
