/** Tables at the end of a run: slowest files, seconds by part, checks by kind, failed and flaky tests. */
import type { FileResult, NamedTest } from './reports.rules.ts';

export interface Part {
  name: string;
  seconds: number;
  cpuSeconds: number;
}

/** For a full run on two cores. */
export const goalMinutes = 15;
/** More flaky tests than this fail the run. */
export const allowedFlaky = 2;

export type Kind = 'rule rows' | 'component' | 'HTTP and integration' | 'journeys' | 'accessibility states';

export function kindOf(file: string): Kind {
  if (file === 'e2e/accessibility/accessibility.spec.ts') return 'accessibility states';
  if (file.startsWith('e2e/')) return 'journeys';
  if (file.endsWith('.rules.test.ts')) return 'rule rows';
  return file.startsWith('client/') ? 'component' : 'HTTP and integration';
}

export function countKinds(files: readonly FileResult[]): Record<Kind, number> {
  const counts: Record<Kind, number> = {
    'rule rows': 0,
    component: 0,
    'HTTP and integration': 0,
    journeys: 0,
    'accessibility states': 0,
  };
  for (const { file, tests } of files) counts[kindOf(file)] += tests;
  return counts;
}

/** @param seconds wall-clock time of the run; concurrent parts sum to more. */
export function summaryLines(
  parts: readonly Part[],
  files: readonly FileResult[],
  seconds: number,
): string[] {
  const slowest = files.toSorted((a, b) => b.seconds - a.seconds).slice(0, 10);
  const row = (name: string, ...numbers: string[]): string =>
    `  ${name.padEnd(44)}${numbers.map((one) => one.padStart(10)).join('')}`;
  const cpu = parts.reduce((sum, part) => sum + part.cpuSeconds, 0);
  return [
    row('Slowest files', 's'),
    ...slowest.map((one) => row(one.file, one.seconds.toFixed(1))),
    '',
    row('Parts', 's', 'CPU s'),
    ...parts.map((part) => row(part.name, part.seconds.toFixed(1), part.cpuSeconds.toFixed(1))),
    row('total', seconds.toFixed(1), cpu.toFixed(1)),
    '',
    row('Checks by kind', 'count'),
    ...Object.entries(countKinds(files)).map(([kind, count]) => row(kind, String(count))),
    '',
    `  ${(seconds / 60).toFixed(1)} min of the goal of ${goalMinutes} min`,
  ];
}

/** @param word describing the tests, such as `flaky`. */
export function testLines(word: string, tests: readonly NamedTest[]): string[] {
  return tests.map(({ file, title }) => `${word}: ${file}: ${title}`);
}
