/**
 * `npm run bench [-- --quick]`: this project against what a user would pick instead, in alternating rounds on one machine.
 * Prints ratios with how they were taken and writes RESULTS.md. Needs a build; a quick run takes 3 minutes and writes
 * nothing, a whole one less than 15.
 */
import { execFileSync } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { canPin, cores, MeasuredServer } from './measure/MeasuredServer.ts';
import { Report } from './measure/Report.ts';
import { gatewayEnvironment, root, runBenchmark, type Keep } from './parts.ts';
import { comparePosts } from './posts/postsComparison.ts';
import { compareShop } from './shop/shopComparison.ts';

const isQuick = process.argv.includes('--quick');
const parts = ['posts', 'shop'].filter((part) => process.argv.includes(part));
const effort = isQuick
  ? { rounds: 3, roundMs: 400, warmMs: 500 }
  : { rounds: 5, roundMs: 1_500, warmMs: 1_500 };

async function compare(keep: Keep): Promise<boolean> {
  // This process is the load: it stays off the core of the servers under test.
  if (canPin && availableParallelism() > 1)
    execFileSync('taskset', ['-a', '-c', '-p', String(cores.rest), String(process.pid)], { stdio: 'ignore' });
  const report = new Report();
  const sandbox = keep(
    await MeasuredServer.start({
      name: 'sandbox',
      file: new URL('shop/sandboxServer.ts', import.meta.url).pathname,
      core: cores.rest,
    }),
  );
  const environment = gatewayEnvironment(sandbox.url);
  if (parts.length === 0 || parts.includes('posts'))
    await comparePosts(keep, report, { effort, environment });
  if (parts.length === 0 || parts.includes('shop')) await compareShop(keep, report, { effort, environment });
  const isWhole = !isQuick && parts.length === 0;
  if (isWhole)
    report.write(new URL('RESULTS.md', import.meta.url).pathname, {
      commit: execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim(),
      how: `Medians of ${effort.rounds} alternating rounds of ${effort.roundMs / 1_000} s; a ratio is the median of the rounds' ratios.`,
    });
  return true;
}

await runBenchmark(compare, (isQuick ? 6 : 20) * 60_000);
