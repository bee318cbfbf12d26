/** The fault matrix as a table: a line for each illness of each row, a column for each state of what is kept. */
import { mkdirSync, writeFileSync } from 'node:fs';
import type { Verdict } from './faultMatrix.cells.ts';
import { cacheStates, type Cell } from './faultMatrix.plan.ts';

type Tried = Pick<Cell, 'row' | 'state'> & { illness: Pick<Cell['illness'], 'name'> } & Verdict;

const folder = new URL('../../.test-results/', import.meta.url).pathname;

/** Prints it, and writes it to `.test-results/fault-matrix.md`. */
export function writeTable(tried: readonly Tried[]): void {
  const table = tableOf(tried);
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}fault-matrix.md`, table);
  process.stdout.write(`\n${table}`);
}

export function tableOf(tried: readonly Tried[]): string {
  const lines = new Map<string, Tried[]>();
  for (const cell of tried) {
    const line = `${cell.row} | ${cell.illness.name}`;
    lines.set(line, [...(lines.get(line) ?? []), cell]);
  }
  const failed = tried.filter(({ problems }) => problems.length > 0);
  const rows = [...lines].toSorted(([one], [other]) => rowOf(one).localeCompare(rowOf(other)));
  return [
    `${tried.length} cells, ${failed.length} failed. Each cell: the slowest answer during the illness, in ms, and how long`,
    'after its end, in ms, all pages were well again.',
    '',
    `| row | illness | ${cacheStates.join(' | ')} |`,
    `| --- | --- |${' --- |'.repeat(cacheStates.length)}`,
    ...rows.map(([line, cells]) => {
      const columns = cacheStates.map((state) => wordsOf(cells.find((cell) => cell.state === state)));
      return `| ${line} | ${columns.join(' | ')} |`;
    }),
    '',
    ...failed.flatMap(({ row, illness, state, problems }) =>
      problems.map((problem) => `- ${row}, ${illness.name}, ${state}: ${problem}`),
    ),
    '',
  ].join('\n');
}

const rowOf = (line: string): string => line.slice(0, line.indexOf(' '));

function wordsOf(cell: Tried | undefined): string {
  if (!cell) return '';
  return `${cell.problems.length === 0 ? 'ok' : '**failed**'} ${cell.worstMs} / ${cell.recoveryMs}`;
}
