/** Browser tests against the whole shop: sandbox and gateway on ports of their own, seeded afresh. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import {
  outageSandboxPort,
  outageSandboxUrl,
  outageShopPort,
  outageShopUrl,
  sandboxPort,
  shopPort,
  shopUrl,
} from './address.ts';
import { onPhoneOnly, onPhoneToo } from './screens.ts';
import type { ShopOptions } from './shopTest.ts';

const root = new URL('..', import.meta.url).pathname;

/** Sandbox and gateway, with data that nobody has touched. */
function shopServer(port: number, sandbox: number) {
  return {
    command: 'node gateway/sandbox/main.ts --lazy',
    cwd: root,
    url: `http://localhost:${port}/health/ready`,
    reuseExistingServer: false,
    timeout: 60_000,
    gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 5_000 },
    env: {
      PORT: String(port),
      SANDBOX_PORT: String(sandbox),
      // Every journey is a shopper at an address of its own (shopTest.ts), as limits see it.
      TRUSTED_PROXIES: '1',
      SANDBOX_DATA: mkdtempSync(join(tmpdir(), 'skarn-browser-')),
    },
  };
}

export default defineConfig<ShopOptions>({
  testDir: '.',
  outputDir: `${root}.test-results/browser`,
  fullyParallel: false,
  workers: 2,
  // On a shared CI machine a browser may stall once; a journey that fails twice is broken.
  retries: process.env['CI'] ? 1 : 0,
  forbidOnly: true,
  // Two journeys and the shop share two cores: patience costs nothing while all is well.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json']],
  use: {
    baseURL: shopUrl,
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
  projects: [
    {
      name: 'desktop',
      testIgnore: /outage/,
      grepInvert: onPhoneOnly,
      use: { viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'phone',
      testIgnore: /outage/,
      grep: onPhoneToo,
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } },
    },
    // One file, so one after the other: each stops an upstream of all that are left.
    {
      name: 'outage',
      testMatch: /outage/,
      use: {
        viewport: { width: 1440, height: 900 },
        baseURL: outageShopUrl,
        sandbox: outageSandboxUrl,
      },
    },
  ],
  webServer: [shopServer(shopPort, sandboxPort), shopServer(outageShopPort, outageSandboxPort)],
});
