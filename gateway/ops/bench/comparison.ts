/**
 * `npm run bench [-- --quick]`: compares this project with its alternatives in alternating rounds on one machine.
 * Prints ratios and how they were measured; a full run takes about 15 minutes and writes RESULTS.md, a quick one takes
 * about 4 and writes nothing. Names of parts run these alone; `--baseline` stores the results for comparison with
 * later runs. Needs a build.
 */
import { execFileSync } from 'node:child_process';
import type { Report } from './measure/Report.ts';
import { quickEffort, runComparison, wholeEffort, type Part } from './measure/runComparison.ts';
import { root } from './parts.ts';
import { comparePosts } from './posts/postsComparison.ts';
import { compareReplicas } from './shop/replicasComparison.ts';
import { compareShop } from './shop/shopComparison.ts';
import { compareMonitoring } from './shop/monitoringComparison.ts';

const parts: Readonly<Record<string, Part>> = {
  posts: comparePosts,
  shop: compareShop,
  watching: compareMonitoring,
  copies: compareReplicas,
};
const isQuick = process.argv.includes('--quick');
const named = Object.keys(parts).filter((name) => process.argv.includes(name));
const isBaseline = process.argv.includes('--baseline');
/** Quick runs are stored only as an explicit baseline. */
const writes = named.length === 0 && (!isQuick || isBaseline);
const effort = isQuick ? quickEffort : wholeEffort;

const place = (name: string): string => new URL(name, import.meta.url).pathname;

function write(report: Report): void {
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], {
    cwd: root,
    encoding: 'utf8',
  }).trim();
  const baselineFile = place('baseline.json');
  if (isBaseline) report.writeBaseline(baselineFile, commit);
  report.write(place('RESULTS.md'), {
    commit,
    how: `Medians of ${effort.rounds} alternating rounds of ${effort.roundMs / 1_000} s; a ratio is the median of the rounds' ratios.`,
    baselineFile,
  });
}

await runComparison({
  parts: Object.entries(parts)
    .filter(([name]) => named.length === 0 || named.includes(name))
    .map(([, part]) => part),
  effort,
  maxMinutes: isQuick ? 8 : 20,
  ...(writes ? { done: write } : {}),
});
