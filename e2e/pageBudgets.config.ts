/** What is measured runs by itself, after the journeys (`.ci/test.ts`): nothing else may take the processor meanwhile. */
import { defineConfig } from '@playwright/test';
import journeys from './playwright.config.ts';

// The journeys' setup writes their wire report, and their folder has what failed of them.
const { globalSetup: _setup, ...config } = journeys;

export default defineConfig({
  ...config,
  testIgnore: [],
  testMatch: 'pageBudgets.spec.ts',
  outputDir: `${config.outputDir}-budgets`,
  workers: 1,
  retries: 0,
  // Lighthouse has a browser of its own, which is a phone's.
  projects: [{ name: 'phone' }],
});
