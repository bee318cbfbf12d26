/** Measures how much slower a phone is than this machine at the moment. */
import type { Browser } from 'playwright';
import { pageFunctions } from 'lighthouse/core/lib/page-functions.js';
import { cpuSlowdown } from './cpuSlowdown.rules.ts';

/** The multiplier for CPU throttling; takes about a second. */
export async function phoneSlowdown(browser: Browser): Promise<number> {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    return cpuSlowdown(await page.evaluate<number>(`(${String(pageFunctions.computeBenchmarkIndex)})()`));
  } finally {
    await context.close();
  }
}
