/**
 * `npm run bench [-- --quick]`: this project against what a user would pick instead, in alternating rounds on one machine.
 * Prints ratios with how they were taken; a whole run takes less than 15 minutes and writes RESULTS.md, a quick one takes
 * about 4 and writes nothing. With names of parts behind it, it runs these alone;
 * with `--baseline` later runs are compared with this one. Needs a build.
 */
import { execFileSync } from 'node:child_process';
import type { Report } from './measure/Report.ts';
import { quickEffort, runComparison, wholeEffort, type Part } from './measure/runComparison.ts';
import { root } from './parts.ts';
import { comparePosts } from './posts/postsComparison.ts';
import { compareCopies } from './shop/copiesComparison.ts';
import { compareShop } from './shop/shopComparison.ts';
import { compareWatching } from './shop/monitoringComparison.ts';

const parts: Readonly<Record<string, Part>> = {
  posts: comparePosts,
  shop: compareShop,
  watching: compareWatching,
  copies: compareCopies,
};
const isQuick = process.argv.includes('--quick');
const named = Object.keys(parts).filter((name) => process.argv.includes(name));
const isBaseline = process.argv.includes('--baseline');
/** Quick runs are looks: only one that is asked to be the baseline is written down. */
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
  mostMinutes: isQuick ? 6 : 15,
  ...(writes ? { done: write } : {}),
});
