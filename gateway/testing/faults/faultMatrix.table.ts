/** The fault matrix as a table: a line for each fault of each row, a column for each cache state. */
import { mkdirSync, writeFileSync } from 'node:fs';
import type { Verdict } from './faultMatrix.cells.ts';
import { illnesses } from './faultMatrix.illnesses.ts';
import { cacheStates, type Cell } from './faultMatrix.plan.ts';
import { rows } from './faultMatrix.shop.ts';

type Tried = Pick<Cell, 'row' | 'state'> & { illness: Pick<Cell['illness'], 'name'> } & Verdict;

const folder = new URL('../../../.test-results/', import.meta.url).pathname;

/** Prints it, and writes it to `.test-results/fault-matrix.md`. */
export function writeTable(tried: readonly Tried[]): void {
  const table = tableOf(tried);
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}fault-matrix.md`, table);
  process.stdout.write(`\n${table}`);
}

export function tableOf(tried: readonly Tried[]): string {
  const failed = tried.filter(({ problems }) => problems.length > 0);
  const lines = rows.flatMap((row) =>
    illnesses.flatMap(({ name }) => {
      const cells = tried.filter((cell) => cell.row === row && cell.illness.name === name);
      const columns = cacheStates.map((state) => wordsOf(cells.find((cell) => cell.state === state)));
      return cells.length === 0 ? [] : [`| ${row} | ${name} | ${columns.join(' | ')} |`];
    }),
  );
  return [
    `${tried.length} cells, ${failed.length} failed. Each cell: the slowest answer during the illness, in ms, and how long`,
    'after its end, in ms, all pages were well again.',
    '',
    `| row | illness | ${cacheStates.join(' | ')} |`,
    `| --- | --- |${' --- |'.repeat(cacheStates.length)}`,
    ...lines,
    '',
    ...failed.flatMap(({ row, illness, state, problems }) =>
      problems.map((problem) => `- ${row}, ${illness.name}, ${state}: ${problem}`),
    ),
    '',
  ].join('\n');
}

function wordsOf(cell: Tried | undefined): string {
  if (!cell) return '';
  return `${cell.problems.length === 0 ? 'ok' : '**failed**'} ${cell.worstMs} / ${cell.recoveryMs}`;
}
