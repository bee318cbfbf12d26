/** `npm run check`: CI's checks before the tests, in under 30 s on two cores. */
import { runChecks } from './checks.ts';

const started = performance.now();
const checks = await runChecks();
const failed = checks.filter(({ ok }) => !ok).map(({ name }) => name);
const seconds = ((performance.now() - started) / 1000).toFixed(1);
console.log(`\n${checks.length - failed.length} of ${checks.length} checks passed in ${seconds} s`);
if (failed.length > 0) console.log(`Failed: ${failed.join(', ')}`);
process.exitCode = failed.length === 0 ? 0 : 1;
