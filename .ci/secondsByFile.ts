/** Measured seconds of each test file and of the checks, kept in `seconds.json` for sharding. */
import { readFileSync, writeFileSync } from 'node:fs';
import { root } from './command.ts';
import type { FileResult } from './reports.rules.ts';
import type { Part } from './summary.rules.ts';

const file = `${root}.ci/seconds.json`;
/** The checks form one unit. */
export const checksUnit = 'checks';

export function readSeconds(): Record<string, number> {
  return JSON.parse(readFileSync(file, 'utf8')) as Record<string, number>;
}

/** @param parts of a whole run. Checks and files both run two at a time. */
export function recordSeconds(parts: readonly Part[], files: readonly FileResult[]): void {
  const checks = parts.filter(({ name }) => !/^build$| tests$/.test(name));
  const measured = [
    [checksUnit, checks.reduce((sum, { seconds }) => sum + seconds, 0)] as const,
    ...files.map((one) => [one.file, one.seconds] as const),
  ];
  const rounded = measured
    .map(([name, seconds]) => [name, Math.round(seconds * 100) / 100] as const)
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(rounded), null, 2)}\n`);
}
