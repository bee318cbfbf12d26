/** `npm run dev` in a browser: hot module replacement after an edit of a copied tree. */
import { expect, test, type Locator, type Page } from 'playwright/test';
import { alive } from '../support/shopTest.ts';
import { startDevCopy, type DevCopy } from '../../gateway/testing/deployment/devCopy.ts';

// A reload compiles the whole gateway, beside another journey and its shop.
const patient = expect.configure({ timeout: 30_000 });

let dev: DevCopy;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  dev = await startDevCopy();
});

test.afterEach(async () => {
  // A lost edit shows in what the process printed.
  await test.info().attach('npm run dev', { body: dev?.output() ?? '', contentType: 'text/plain' });
});

test.afterAll(async () => {
  await dev?.close();
});

/** @param host which the page is opened at: hot reload must work at each. */
async function openStores(page: Page, host: string): Promise<Locator> {
  const connected = page.waitForEvent('console', (message) => message.text() === '[vite] connected.');
  await page.goto(`${dev.url.replace('localhost', host)}/stores`);
  // Component state exists once the page is hydrated; updates before it is connected are lost.
  await Promise.all([alive(page), connected]);
  const field = page.getByRole('combobox', { name: 'Town or postal code' });
  await field.fill('aspe');
  return field;
}

for (const [host, offset] of [
  ['localhost', '5px'],
  ['127.0.0.1', '7px'],
] as const) {
  test(`an edit keeps component state at ${host}`, async ({ page }) => {
    const violations: string[] = [];
    let connections = 0;
    page.on('console', (message) => {
      if (message.text() === '[vite] connected.') connections += 1;
      if (message.text().includes('Content Security Policy')) violations.push(message.text());
    });
    const field = await openStores(page, host);
    let loads = 0;
    page.on('domcontentloaded', () => (loads += 1));

    const form = '<form action={path}';
    dev.edit('client/routes/stores/StoreSearch.tsx', form, `<p>Edited at ${host}</p>${form}`);
    await patient(page.getByText(`Edited at ${host}`)).toBeAttached();
    await patient(field).toHaveValue('aspe');

    dev.edit(
      'client/routes/stores/StoreSearch.module.css',
      '.search {',
      `.search input { outline-offset: ${offset}; }\n.search {`,
    );
    await patient(field).toHaveCSS('outline-offset', offset);
    await patient(field).toHaveValue('aspe');
    expect(loads).toBe(0);

    const before = connections;
    dev.edit(
      'gateway/graph/content/navigation/footer.ts',
      'column.heading,',
      `column.heading + ' at ${host}',`,
    );
    await patient(page.getByRole('contentinfo')).toContainText(`at ${host}`);
    // The text is there before the page has fully loaded and is connected again.
    await patient.poll(() => connections).toBeGreaterThan(before);
    expect(loads).toBe(1);
    dev.edit(
      'gateway/graph/content/navigation/footer.ts',
      `column.heading + ' at ${host}',`,
      'column.heading,',
    );
    await patient(page.getByRole('contentinfo')).not.toContainText(`at ${host}`);
    expect(violations).toEqual([]);
  });
}
