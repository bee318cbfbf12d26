/** What a page tells of a visit: a real browser may send it under the page's own policy, and operators find it counted. */
import { expect, test } from './shopTest.ts';

const visit = {
  screen: '/styletile',
  device: 'desktop',
  navigation: 'navigate',
  values: { LCP: 1_250, CLS: 0.02 },
};

test('a page may tell of its visit when it is left, and metrics count it', async ({ page }) => {
  const series = 'shop_web_vital_seconds_count{metric="LCP",screen="/styletile",device="desktop"}';
  const counted = async (): Promise<number> => {
    const text = await (await page.request.get('/metrics')).text();
    const line = text.split('\n').find((one) => one.startsWith(`${series} `));
    return Number(line?.slice(series.length) ?? 0);
  };
  const before = await counted();
  await page.goto('/styletile');
  await page.evaluate((body) => {
    addEventListener('pagehide', () => {
      navigator.sendBeacon('/api/vitals', new Blob([body], { type: 'application/json' }));
    });
  }, JSON.stringify(visit));
  await page.goto('/status');
  await expect.poll(counted).toBe(before + 1);
});
