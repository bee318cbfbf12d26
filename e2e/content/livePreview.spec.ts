/** Live preview: the content service's editor, on its own origin, shows the shop in an iframe. */
import { expect, test } from '../support/shopTest.ts';

const nextWinter = new URLSearchParams({ path: '/en-us/next-winter', type: 'page', uid: 'page_next_winter' });

test('a preview in the editor’s iframe updates while typing, without a reload', async ({
  page,
  shop,
  sandbox,
  watch,
}) => {
  const loaded: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loaded.push(request.url());
  });
  // 127.0.0.1 instead of localhost: another site, not only another port.
  await page.goto(`${sandbox}/__sandbox/editor?shop=${shop.url}&${nextWinter}`);
  const frame = page.frameLocator('iframe');
  const heading = frame.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Next winter');
  await expect(frame.getByRole('region', { name: 'Preview. Drafts are shown here.' })).toBeVisible();

  // Elements have their entry's edit tag.
  const block = frame.locator('[data-cslp="page.page_next_winter.en-us.blocks.0"]');
  await expect(block).toContainText('Not decided.');

  const navigations = loaded.length;
  const field = page.getByLabel('blocks.0.text.html');
  await expect(async () => {
    await field.fill('<h1>The winter after</h1><p>Decided.</p>');
    await expect(heading).toHaveText('The winter after', { timeout: 2_000 });
  }).toPass();
  await field.fill('<h1>The winter after that</h1><p>Decided.</p>');
  await expect(heading).toHaveText('The winter after that');
  expect(loaded).toHaveLength(navigations);

  // The editing session is this editor's only: nobody else sees it, nor do published pages.
  watch.allow(/status of 404/);
  const stranger = await page.context().newPage();
  expect((await stranger.goto(`${shop.url}/en-us/next-winter`))?.status()).toBe(404);
  await stranger.close();

  // Another screen in the iframe is a preview as well: hotspots have their edit tags.
  await frame.getByRole('banner').getByRole('link', { name: /home/i }).click();
  await frame.getByRole('button', { name: 'The Horn' }).click();
  await expect(frame.getByText('.window')).toBeVisible();

  // The SDK links an element to its field in the editor.
  await frame.locator('[data-cslp^="banner."]').first().hover();
  await frame.locator('#cslp-tooltip').click();
  await expect(page.getByText(/^banner · \w+ · en-us$/)).toBeVisible();
  expect(loaded).toHaveLength(navigations);
});

test('another origin cannot frame a preview, nor the editor a shopper’s page', async ({
  page,
  shop,
  sandbox,
  watch,
}) => {
  watch.allow(/frame-ancestors|chrome-error|^request to localhost/);
  const framed = () => page.frames().at(-1)?.url();
  const elsewhere = sandbox.replace('127.0.0.1', 'localhost');
  await page.goto(`${elsewhere}/__sandbox/editor?shop=${shop.url}&${nextWinter}`);
  await expect.poll(framed).toContain('chrome-error');

  await page.goto(`${sandbox}/__sandbox/editor?shop=${shop.url}&path=/en-us/about&secret=wrong-secret`);
  await expect.poll(framed).toContain('chrome-error');
});
