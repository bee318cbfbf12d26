/** Browser tests against the whole shop: sandbox and gateway on ports of their own, seeded afresh. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { sandboxPort, shopPort, shopUrl } from './address.ts';

const root = new URL('..', import.meta.url).pathname;

export default defineConfig({
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
    { name: 'desktop', testIgnore: /outage/, use: { viewport: { width: 1440, height: 900 } } },
    {
      name: 'phone',
      // Addresses are asked for without a screen.
      testIgnore: /outage|addresses/,
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } },
    },
    // Stops upstreams, which every other journey needs.
    {
      name: 'outage',
      testMatch: /outage/,
      dependencies: ['desktop', 'phone'],
      use: { viewport: { width: 1440, height: 900 } },
    },
  ],
  webServer: {
    command: 'node gateway/sandbox/main.ts --lazy',
    cwd: root,
    url: `${shopUrl}/health/ready`,
    reuseExistingServer: false,
    timeout: 60_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
    env: {
      PORT: String(shopPort),
      SANDBOX_PORT: String(sandboxPort),
      // Every journey is a shopper at an address of its own (shopTest.ts), as limits see it.
      TRUSTED_PROXIES: '1',
      SANDBOX_DATA: mkdtempSync(join(tmpdir(), 'skarn-browser-')),
    },
  },
});
