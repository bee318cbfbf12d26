/**
 * `npm run bench [-- --quick]`: compares this project with its alternatives in alternating rounds on one machine.
 * Prints ratios and how they were measured; a full run takes about 30 minutes and writes RESULTS.md, a quick one takes
 * about 4, without the last two parts, and writes nothing. Names of parts run these alone; `--baseline` stores the results for comparison with
 * later runs. Needs a build.
 */
import { execFileSync } from 'node:child_process';
import type { Report } from './measure/Report.ts';
import { quickEffort, runComparison, wholeEffort, type Part } from './measure/runComparison.ts';
import { root } from './parts.ts';
import { comparePosts } from './posts/postsComparison.ts';
import { compareCatalogues } from './shop/catalogueComparison.ts';
import { compareMemory } from './shop/memoryComparison.ts';
import { compareReplicas } from './shop/replicasComparison.ts';
import { compareShop } from './shop/shopComparison.ts';
import { compareMonitoring } from './shop/monitoringComparison.ts';

const parts: Readonly<Record<string, Part>> = {
  posts: comparePosts,
  shop: compareShop,
  watching: compareMonitoring,
  copies: compareReplicas,
  catalogue: compareCatalogues(20_000),
  memory: compareMemory({ minutes: 10, distinct: 10_000 }),
};
/** Parts that take the same time in a quick run. */
const long = ['catalogue', 'memory'];
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
    .filter(([name]) => (named.length === 0 ? !(isQuick && long.includes(name)) : named.includes(name)))
    .map(([, part]) => part),
  effort,
  maxMinutes: 40,
  ...(writes ? { done: write } : {}),
});
