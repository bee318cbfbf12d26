/** An editor types beside the shop: the content service's editor, on an origin of its own, shows the shop in a frame. */
import { expect, test } from '../support/shopTest.ts';

const nextWinter = new URLSearchParams({ path: '/en-us/next-winter', type: 'page', uid: 'page_next_winter' });

test('a preview in the editor’s frame follows what is typed, without loading anew', async ({
  page,
  shop,
  sandbox,
  watch,
}) => {
  const loaded: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loaded.push(request.url());
  });
  // 127.0.0.1 around localhost: another site, not only another port.
  await page.goto(`${sandbox}/__sandbox/editor?shop=${shop.url}&${nextWinter}`);
  const frame = page.frameLocator('iframe');
  const heading = frame.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Next winter');
  await expect(frame.getByRole('region', { name: 'Preview. Drafts are shown here.' })).toBeVisible();

  // What shows the entry tells which one it is.
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

  // The editing session belongs to this editor: nobody else sees it, and published pages know nothing of it.
  watch.allow(/status of 404/);
  const stranger = await page.context().newPage();
  expect((await stranger.goto(`${shop.url}/en-us/next-winter`))?.status()).toBe(404);
  await stranger.close();

  // Another screen of the frame is a preview as well: spots say what they are called in the picture's own data.
  await frame.getByRole('banner').getByRole('link', { name: /home/i }).click();
  await frame.getByRole('button', { name: 'The Horn' }).click();
  await expect(frame.getByText('.window')).toBeVisible();

  // The tools lead from what is seen to its form.
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
