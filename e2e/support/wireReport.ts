/**
 * Traffic of all shops under the journeys: each shop writes a file, and at the end of the run they are merged into one
 * table, `.test-results/wire.md`.
 */
import { randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { CallReport } from '../../gateway/testing/wire/checkingProxy.ts';
import { deviations, callRules } from '../../gateway/testing/wire/callContract.rules.ts';

const results = new URL('../../.test-results/', import.meta.url).pathname;
const folder = `${results}wire/`;

export function keepWireReport(report: CallReport): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}${randomUUID()}.json`, JSON.stringify(report));
}

/** Before a run: deletes earlier results. Returns the teardown. */
export default function startReport(): () => void {
  rmSync(folder, { recursive: true, force: true });
  return () => {
    const reports = filesIn(folder).map((file) => JSON.parse(readFileSync(file, 'utf8')) as CallReport);
    if (reports.length === 0) return;
    const calls = sum(reports.map((report) => report.calls));
    const violations = sum(reports.map((report) => report.violations));
    writeFileSync(`${results}wire.md`, table(calls, violations));
    const seen = [...calls.values()].reduce((all, count) => all + count, 0);
    process.stdout.write(`Wire: ${seen} calls of ${calls.size} kinds seen (.test-results/wire.md)\n`);
    for (const [violation, count] of violations)
      process.stdout.write(`Wire violation, ${count} times: ${violation}\n`);
  };
}

function filesIn(path: string): string[] {
  try {
    return readdirSync(path).map((file) => path + file);
  } catch {
    return [];
  }
}

function sum(counts: readonly Record<string, number>[]): Map<string, number> {
  const all = new Map<string, number>();
  for (const [name, count] of counts.flatMap((one) => Object.entries(one)))
    all.set(name, (all.get(name) ?? 0) + count);
  return all;
}

function table(calls: ReadonlyMap<string, number>, violations: ReadonlyMap<string, number>): string {
  const rows = callRules.map(({ source, verb, path, from }) => {
    const name = `${source} ${verb} ${path}`;
    return `| ${source} | ${verb} | \`${path}\` | ${from} | ${calls.get(name) ?? 0} |`;
  });
  const broken = [...violations].map(([violation, count]) => `- ${violation} (${count} times)`);
  const reasons = Object.entries(deviations).map(([name, reason]) => `- **${name}**: ${reason}`);
  return [
    '# Calls seen on the wire under the journeys\n',
    '| source | verb | path | named by | seen |\n| --- | --- | --- | --- | --- |',
    ...rows,
    `\n## Violations\n\n${broken.join('\n') || 'None.'}`,
    `\n## Done otherwise on purpose\n\n${reasons.join('\n')}\n`,
  ].join('\n');
}
