/** Pictures of the image service: loaded, in the size they are shown at, and the largest first. */
import { onEveryScreen } from '../support/screens.ts';
import { alive, expect, test } from '../support/shopTest.ts';

test.use({ pictures: true });

test(
  'a product’s front picture loads in a modern format, no larger than twice its box',
  {
    tag: onEveryScreen,
  },
  async ({ page }) => {
    const arrived = page.waitForResponse((response) =>
      /lodestar-98_spruce_front\?w=\d{3}/.test(response.url()),
    );
    await page.goto('/en-us/p/lodestar-98', { waitUntil: 'domcontentloaded' });
    const response = await arrived;
    expect(response.status()).toBe(200);
    expect(response.headers()['content-type']).toMatch(/image\/(webp|avif)/);
    expect(response.headers()['cache-control']).toContain('max-age=31536000');
    await alive(page);
    const picture = page.getByRole('img', { name: 'Lodestar 98, Spruce' }).first();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(200);
    const ratio = await picture.evaluate(
      (image: HTMLImageElement) => image.naturalWidth / (image.clientWidth * window.devicePixelRatio),
    );
    expect(ratio).toBeLessThan(2);
  },
);

test('the home page’s first picture is drawn', async ({ page }) => {
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  const hero = page.getByRole('main').getByRole('img').first();
  await expect
    .poll(() => hero.evaluate((image: HTMLImageElement) => image.naturalWidth), { timeout: 30_000 })
    .toBeGreaterThan(400);
});

test('on a slow connection the page keeps its pictures, and later ones have dpi 72', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { effectiveType: '3g', saveData: false } }),
  );
  const asked: string[] = [];
  page.on('request', (request) => {
    const dpi = new URL(request.url()).searchParams.get('dpi');
    const isPoster = request.url().includes('_video');
    if (request.resourceType() === 'image' && dpi !== null && !isPoster) asked.push(request.url());
  });
  await page.goto('/en-us/p/lodestar-98');
  await alive(page);
  await page.mouse.wheel(0, 4_000);
  const isSlow = (address: string) => /[?&]dpi=72(&|$)/.test(address);
  await expect.poll(() => asked.length).toBeGreaterThan(3);
  // Server-rendered addresses are requested unchanged.
  expect(asked.filter((address) => address.includes('lodestar-98_spruce') && isSlow(address))).toEqual([]);

  const before = asked.length;
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link').last().click();
  await expect(page).toHaveURL(/\/en-us\/c\//);
  await expect.poll(() => asked.slice(before).filter(isSlow).length).toBeGreaterThan(3);
  // No picture in two qualities.
  const forms = asked.map((address) => address.replace(/dpi=\d+/, ''));
  expect(new Set(forms).size).toBe(new Set(asked).size);
});
