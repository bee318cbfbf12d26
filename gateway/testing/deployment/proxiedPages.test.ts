/** The shop's pages behind a real nginx, which caches guests' pages for no longer than they are fresh. */
import { existsSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '../../config/config.ts';
import { sandboxEnvironment } from '../../sandbox/sandboxConfig.ts';
import type { RunningEdge } from '../../edge/http/server.ts';
import { startGateway } from '../../edge/start.ts';
import { Browser } from '../shop/browser.ts';
import { startProxy, type Proxy } from './proxy.ts';
import { reprice } from '../shop/reprice.ts';
import { startTestSandbox, type TestSandbox } from '../shop/testSandbox.ts';
import { withoutBotProtection } from '../shop/withoutBotProtection.ts';

const nginx = process.env['NGINX_PATH'] ?? '/usr/sbin/nginx';
let sandbox: TestSandbox;
let gateway: RunningEdge;
let proxy: Proxy;

describe.runIf(existsSync(nginx))('behind nginx', () => {
  beforeAll(async () => {
    sandbox = await startTestSandbox();
    const settings = { url: sandbox.url, sessionSecret: 'for tests only, long enough to seal', port: 0 };
    const config = readConfig({
      ...sandboxEnvironment(settings),
      ...withoutBotProtection,
      PUBLIC_ORIGIN: 'https://skarn.example',
      TRUSTED_PROXIES: '1',
    });
    gateway = await startGateway(config, { log: pino({ level: 'silent' }) });
    proxy = await startProxy([gateway.port, gateway.port], nginx);
  }, 60_000);
  afterAll(async () => {
    await proxy.close();
    await gateway.stop(1_000);
    await sandbox.close();
  });

  const get = async (path: string, headers: Record<string, string> = {}) => {
    const response = await fetch(proxy.url + path, { headers });
    return {
      headers: response.headers,
      text: await response.text(),
      cache: response.headers.get('x-proxy-cache'),
    };
  };

  test.each(['br', 'gzip', 'identity'])(
    'a second guest gets the same page from its cache, in %s',
    async (encoding) => {
      const asked = { 'accept-encoding': encoding };
      const first = await get('/en-us/about', asked);
      const second = await get('/en-us/about', { ...asked, cookie: 'skarn-consent=all' });
      expect([first.cache, second.cache]).toEqual(['MISS', 'HIT']);
      expect(second.text).toBe(first.text);
      expect(second.headers.get('content-encoding')).toBe(encoding === 'identity' ? null : encoding);
      expect(second.headers.get('etag')).toBe(first.headers.get('etag'));
      expect(second.headers.get('link')).toMatch(
        /rel=preconnect, <\/assets\/[^>]+\.woff2>; rel=preload; as=font/,
      );
    },
  );

  test('a customer’s page is private, and the guests’ page unchanged', async () => {
    const path = '/en-us/p/lodestar-98';
    const guest = await get(path);
    const customer = new Browser(proxy.url);
    await customer.signIn('pro.us', 'en-us');
    const own = await customer.get(path);
    expect(own.headers.get('x-proxy-cache')).toBeNull();
    expect(own.headers.get('cache-control')).toBe('private, no-store');
    expect(own.text).not.toBe(guest.text);
    const other = await get(path);
    expect(other.text).toContain('data-guest="true"');
  });

  test('a changed price is not served beyond its freshness, without any invalidation', async () => {
    const path = '/en-us/p/pinion-leash';
    const looks = setInterval(() => void get(path).catch(() => undefined), 100);
    try {
      await sleep(500);
      await reprice(sandbox.url, 'product_pinion_leash', 4321);
      // The lifetime of commerce's prices (sources/commerce/answers.ts), in gateway and proxy together.
      await sleep(5_050);
      expect((await get(path)).text).toContain('$4,321');
    } finally {
      clearInterval(looks);
    }
  });
});
