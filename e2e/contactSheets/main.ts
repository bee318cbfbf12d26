/**
 * `npm run contact-sheets -- [options] [screen…]` writes one picture a screen, with the screen in all sizes, languages,
 * schemes and for all kinds of visitors (looks.ts), and says what changed since the accepted pictures. Exit code 1 when
 * something did, or a picture could not be taken. Needs a build, and Chromium at CHROMIUM_PATH.
 *
 *   --look NAME  only this look; may be repeated
 *   --accept     takes no pictures: keeps those of the last run, of all screens or the named ones, as the accepted ones
 *   --out DIR    where the sheets go; .test-results/contact-sheets by default. Printed pages are there as PDF, too.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright/test';
import { Customer } from '../support/customer.ts';
import { startShopProcess } from '../support/shopProcess.ts';
import { accept, acceptedPicture, pictureFile } from './accepted.ts';
import { looks, screens, type Look } from './looks.ts';
import { differs, writeSheet, type Cell } from './sheet.ts';

const root = new URL('../..', import.meta.url).pathname;
/** A picture's height as a multiple of its width, at most: enough to judge a page without reading it. */
const mostRatio = { narrow: 3.2, wide: 1.5 };

/** For a page on a busy machine. */
const patienceMs = 120_000;

const { values, positionals } = parseArgs({
  options: {
    accept: { type: 'boolean', default: false },
    look: { type: 'string', multiple: true, default: [] },
    out: { type: 'string' },
  },
  allowPositionals: true,
});
refuseUnknown('screen', positionals, Object.keys(screens));
refuseUnknown(
  'look',
  values.look,
  looks.map(({ name }) => name),
);
const out = values.out ?? join(root, '.test-results/contact-sheets');
const shown = Object.entries(screens).filter(
  ([name]) => positionals.length === 0 || positionals.includes(name),
);
const shownLooks = looks.filter(({ name }) => values.look.length === 0 || values.look.includes(name));

if (values.accept) {
  const count = await accept(
    out,
    shown.map(([name]) => name),
    shownLooks,
  );
  process.stdout.write(`Accepted ${count} pictures.\n`);
  process.exit(count > 0 ? 0 : 2);
}

function refuseUnknown(kind: string, given: readonly string[], known: readonly string[]): void {
  const unknown = given.filter((name) => !known.includes(name));
  if (unknown.length === 0) return;
  process.stderr.write(`No such ${kind}: ${unknown.join(' · ')}. There are: ${known.join(' · ')}.\n`);
  process.exit(2);
}

/** A visitor of a look, with a product in the cart where the market has a shop. */
async function visitor(browser: Browser, shop: string, look: Look): Promise<BrowserContext> {
  const { width, lang = 'en-us', who, media } = look;
  const context = await browser.newContext({
    baseURL: shop,
    viewport: { width, height: width < 769 ? 844 : 900 },
    reducedMotion: 'reduce',
    // From where the market is: no bar suggests another one.
    extraHTTPHeaders: { 'cf-ipcountry': lang.slice(3).toUpperCase() },
    ...media,
  });
  context.setDefaultTimeout(patienceMs);
  const page = await context.newPage();
  const person = await Customer.in(lang, { page, request: context.request });
  if (who) await person.signInAs(who);
  await person.goTo(screens['product'] ?? '');
  if ((await person.addButton().count()) > 0) {
    await person.addButton().click();
    await person.cartDrawer().getByText(person.t('addToCart.added'), { exact: true }).waitFor();
  }
  await page.close();
  return context;
}

/** Brings all lazy pictures of the page in, and returns to its top. */
async function loadAll(page: Page): Promise<void> {
  // Pictures are held until the first one has painted.
  await page.waitForFunction(
    () => 'laidOut' in document.documentElement.dataset && !document.querySelector('#held-pictures'),
  );
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 600) {
      window.scrollTo(0, y);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    window.scrollTo(0, 0);
  });
  await page.waitForLoadState('networkidle', { timeout: 20_000 }).catch(() => {});
}

async function pictureOf(context: BrowserContext, look: Look, path: string, pdf: string): Promise<Buffer> {
  const page = await context.newPage();
  try {
    await page.goto(`/${look.lang ?? 'en-us'}${path}`, { waitUntil: 'domcontentloaded' });
    if (look.hasLargeText) await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    await loadAll(page);
    if (look.isPrinted) {
      await page.emulateMedia({ media: 'print' });
      await page.pdf({ path: pdf, format: 'A4', printBackground: true });
    }
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    const ratio = look.width < 769 ? mostRatio.narrow : mostRatio.wide;
    const clip = { x: 0, y: 0, width: look.width, height: Math.min(height, Math.round(look.width * ratio)) };
    return await page.screenshot({ fullPage: true, clip, animations: 'disabled' });
  } finally {
    await page.close();
  }
}

const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
// After the browser: without one, no shop is left running.
const shop = await startShopProcess('contact-sheets', true);
const cells = new Map<string, Cell[]>(shown.map(([name]) => [name, []]));
const changes: string[] = [];
const failures: string[] = [];
let unknownCount = 0;
try {
  await mkdir(out, { recursive: true });
  for (const look of shownLooks) {
    const context = await visitor(browser, shop.url, look);
    for (const [name, path] of shown) {
      const picture = await pictureOf(context, look, path, join(out, `${name}.pdf`)).catch(
        (error: unknown) => {
          failures.push(`${name}: ${look.name}: ${String(error).split('\n')[0]}`);
          return null;
        },
      );
      // The others are worth their minutes.
      if (!picture) continue;
      await writeFile(await pictureFile(out, name, look), picture);
      const accepted = await acceptedPicture(name, look);
      if (accepted === null) unknownCount += 1;
      const isChanged = accepted !== null && (await differs(picture, accepted));
      const sheet = cells.get(name);
      sheet?.push({ label: look.name, picture, isChanged });
      if (!isChanged) continue;
      sheet?.push({ label: `before: ${look.name}`, picture: accepted, isChanged });
      changes.push(`${name}: ${look.name}`);
    }
    await context.close();
  }
  for (const [name, all] of cells) if (all.length > 0) await writeSheet(join(out, `${name}.webp`), all);
} finally {
  await browser.close();
  await shop.close();
}
const lines = [
  `${cells.size} sheets of ${shownLooks.length} looks each in ${out}`,
  ...changes.map((change) => `changed: ${change}`),
  ...failures.map((failure) => `failed: ${failure}`),
  ...(unknownCount > 0 ? [`${unknownCount} pictures had no accepted one to compare with`] : []),
  ...(changes.length + unknownCount > 0
    ? ['If all is well: npm run contact-sheets -- --accept [screen…]']
    : []),
];
process.stdout.write(`${lines.join('\n')}\n`);
if (failures.length + changes.length > 0) process.exitCode = 1;
