/**
 * Consent to analytics, where a tag manager is configured: nothing of it loads before consent. These journeys use a
 * second gateway on the same sandbox; its tag manager is a local mock.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright/test';
import { sandboxEnvironment } from '../../gateway/sandbox/sandboxConfig.ts';
import { onPhone } from '../support/screens.ts';
import { alive, expect, expectAccessible, test } from '../support/shopTest.ts';
import { wordingOf } from '../support/wording.ts';

const root = new URL('../..', import.meta.url).pathname;
const id = 'GTM-AB12CD';
/** Mock tag manager: reports that it ran, and forwards every event. */
const script = `(function () {
  window.tagsRan = (window.tagsRan || 0) + 1;
  document.cookie = '_tags=1; path=/';
  var send = function (entry) { fetch('ORIGIN/collect?event=' + encodeURIComponent(entry.event || '')); };
  window.dataLayer.forEach(send);
  var push = window.dataLayer.push;
  window.dataLayer.push = function () { for (var i = 0; i < arguments.length; i++) send(arguments[i]); return push.apply(this, arguments); };
})();`;

let tags: Server;
let shop: ChildProcess;
let shopUrl = '';
let tagsUrl = '';
/** Requests to the tag manager since the journey began. */
let asked: string[] = [];

test.beforeAll(async ({ shop: defaultShop }) => {
  tags = createServer((request, response) => {
    if (request.method === 'GET') asked.push(request.url ?? '');
    response.writeHead(200, {
      'content-type': 'text/javascript',
      'access-control-allow-origin': '*',
      // Journeys set their own address, so the browser sends a preflight.
      'access-control-allow-headers': '*',
    });
    response.end(request.url?.startsWith('/gtm.js') ? script.replace('ORIGIN', tagsUrl) : '');
  });
  await new Promise<void>((resolve) => tags.listen(0, '127.0.0.1', resolve));
  tagsUrl = `http://127.0.0.1:${(tags.address() as AddressInfo).port}`;
  shop = spawn(process.execPath, ['gateway/main.ts'], {
    cwd: root,
    env: {
      ...sandboxEnvironment({
        url: defaultShop.sandbox,
        sessionSecret: 'for tests only, long enough to seal',
        port: 0,
      }),
      TAG_MANAGER_ID: id,
      TAG_MANAGER_ORIGIN: tagsUrl,
    },
  });
  shopUrl = await new Promise((resolve, reject) => {
    let said = '';
    shop.once('exit', () => reject(new Error(said)));
    shop.stdout?.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      const url = /"url":"(http[^"]+)"/.exec(said)?.[1];
      if (url) resolve(url);
    });
  });
});
test.afterAll(async () => {
  shop.kill('SIGTERM');
  await new Promise((resolve) => tags.close(resolve));
});
test.beforeEach(({ watch }) => {
  asked = [];
  for (const host of [shopUrl, tagsUrl]) watch.allow(new RegExp(RegExp.escape(new URL(host).host)));
});

const bar = (page: Page, words: string) => page.getByRole('region', { name: words, exact: true });

for (const lang of ['en-us', 'de-de']) {
  const details = { tag: lang === 'de-de' ? onPhone : [] };
  test(
    `${lang}: nothing loads before an answer, nor after a refusal, which is stored`,
    details,
    async ({ page, request }) => {
      const t = await wordingOf(request, lang);
      await page.goto(`${shopUrl}/${lang}/p/lodestar-98`);
      await alive(page);
      const question = bar(page, t('consent.question'));
      await expect(question).toBeVisible();
      await expectAccessible(page);
      await question.getByRole('button', { name: t('consent.decline'), exact: true }).click();
      await expect(question).toBeHidden();
      await page.reload();
      await alive(page);
      await expect(page.getByRole('button', { name: t('consent.choices'), exact: true })).toBeAttached();
      await expect(question).toHaveCount(0);
      expect(asked).toEqual([]);
      expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('_tags');
    },
  );

  test(
    `${lang}: consent by keyboard loads the script under the page’s CSP, and later navigations are reported`,
    details,
    async ({ page, request }) => {
      const t = await wordingOf(request, lang);
      await page.goto(`${shopUrl}/${lang}/about`);
      await alive(page);
      const accept = page.getByRole('button', { name: t('consent.accept'), exact: true });
      await accept.focus();
      await page.keyboard.press('Enter');
      await expect(bar(page, t('consent.question'))).toBeHidden();
      await expect(page.locator('main')).toBeFocused();
      await expect.poll(() => asked).toContain('/collect?event=content-view');
      expect(asked[0]).toBe(`/gtm.js?id=${id}`);
      expect(asked.filter((path) => path.endsWith('=content-view'))).toHaveLength(1);

      const home = t('shell.home', { brand: 'Skarn' });
      await page.getByRole('banner').getByRole('link', { name: home, exact: true }).click();
      await expect.poll(() => asked.filter((path) => path.endsWith('=content-view')).length).toBe(2);

      // A new visit: no question, and the script loads from the start.
      asked = [];
      await page.goto(`${shopUrl}/${lang}/c/poles`);
      await alive(page);
      await expect.poll(() => asked).toContain('/collect?event=content-view');
      await expect(bar(page, t('consent.question'))).toHaveCount(0);
    },
  );
}

test('consent can be withdrawn in the footer of every page', async ({ page, request }) => {
  const t = await wordingOf(request, 'en-us');
  await page.goto(`${shopUrl}/en-us/about`);
  await alive(page);
  await page.getByRole('button', { name: t('consent.accept'), exact: true }).click();
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  const choices = page.getByRole('button', { name: t('consent.choices'), exact: true });
  await choices.focus();
  await page.keyboard.press('Enter');
  const question = bar(page, t('consent.question'));
  await expect(question).toBeFocused();
  await expectAccessible(page);
  const reloaded = page.waitForEvent('load');
  await question.getByRole('button', { name: t('consent.decline'), exact: true }).click();
  await reloaded;
  await alive(page);
  expect(await page.evaluate(() => 'tagsRan' in window)).toBe(false);
});

test.describe('for a visitor from Japan', () => {
  test.use({ country: 'JP' });

  test('consent is asked first; another market is suggested after the answer', async ({ page, request }) => {
    const t = await wordingOf(request, 'en-us');
    await page.goto(`${shopUrl}/en-us/p/pinion-leash`);
    await alive(page);
    await expect(bar(page, t('consent.question'))).toBeVisible();
    // The suggestion's own delay, and a little more.
    await page.waitForTimeout(2_000);
    await expect(page.locator('a[hreflang]')).toHaveCount(0);
    await page.getByRole('button', { name: t('consent.decline'), exact: true }).click();
    await expect(page.locator('section[lang=ja]')).toBeVisible();
  });
});

test('a browser with Global Privacy Control is not asked, and is told so', async ({ page, request }) => {
  const t = await wordingOf(request, 'en-us');
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true });
  });
  await page.goto(`${shopUrl}/en-us/about`);
  await alive(page);
  await page.getByRole('button', { name: t('consent.choices'), exact: true }).click();
  await expect(bar(page, t('consent.signal'))).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(bar(page, t('consent.signal'))).toBeHidden();
  expect(asked).toEqual([]);
});

test('without a tag manager there is no choice', async ({ page, request }) => {
  const t = await wordingOf(request, 'en-us');
  const response = await page.goto('/en-us/about');
  await alive(page);
  await expect(page.getByRole('button', { name: t('consent.choices'), exact: true })).toHaveCount(0);
  expect(response?.headers()['content-security-policy']).not.toContain(tagsUrl);
});
