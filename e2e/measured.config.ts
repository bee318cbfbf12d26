/** Performance measurements run alone, after the journeys (`.ci/test.ts`), for an idle processor. */
import { defineConfig } from 'playwright/test';
import journeys, { measured } from './playwright.config.ts';

// The journeys' global setup writes their wire report, and their folder has their failures.
const { globalSetup: _setup, ...config } = journeys;

export default defineConfig({
  ...config,
  testIgnore: [],
  testMatch: measured,
  outputDir: `${config.outputDir}-measured`,
  workers: 1,
  retries: 0,
  projects: journeys.projects
    ?.filter(({ name }) => name === 'phone')
    .map(({ grep: _tags, ...phone }) => phone),
});
