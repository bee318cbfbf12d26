/** Browser tests against the complete built shop: each worker starts its own (`shopTest.ts`). */
import { defineConfig, devices } from 'playwright/test';
import { onPhoneOnly, onPhoneToo } from './support/screens.ts';
import type { WorkerOptions } from './support/shopTest.ts';

const root = new URL('..', import.meta.url).pathname;

/** Journeys that measure times. */
export const measured = ['pageBudgets.spec.ts', 'gestures.spec.ts'];

export default defineConfig<object, WorkerOptions>({
  testDir: '.',
  // They run separately (`measured.config.ts`).
  testIgnore: measured,
  globalSetup: './support/wireReport.ts',
  outputDir: `${root}.test-results/browser`,
  fullyParallel: false,
  workers: 2,
  // A journey that passes on retry is reported as flaky; `.ci` allows two of them.
  retries: 1,
  forbidOnly: true,
  // Two journeys and their shops share two cores.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json']],
  use: {
    // Tracing costs a sixth of the processor time, so only retries are traced.
    trace: 'on-first-retry',
    // Cookies and storage are cleared between journeys; the HTTP cache and compiled scripts are kept.
    reuseContext: true,
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        // One renderer for all pages of a shop: starting another costs more than most pages.
        '--process-per-site',
        '--renderer-process-limit=1',
      ],
    },
  },
  projects: [
    {
      name: 'desktop',
      grepInvert: onPhoneOnly,
      use: { viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'phone',
      grep: onPhoneToo,
      use: {
        ...devices['Pixel 7'],
        viewport: { width: 390, height: 844 },
        // Preloads would choose pictures for a wider one.
        screen: { width: 390, height: 844 },
        // A third of the pixels to paint; layout uses CSS pixels.
        deviceScaleFactor: 1,
      },
    },
  ],
});
