/** The fault matrix as a table: a line for each fault of each row, a column for each cache state. */
import { mkdirSync, writeFileSync } from 'node:fs';
import type { CellResult } from './faultMatrix.cells.ts';
import { matrixFaults } from './faultMatrix.faults.ts';
import { cacheStates, type Cell } from './faultMatrix.plan.ts';
import { rows } from './faultMatrix.shop.ts';

type TableCell = Pick<Cell, 'row' | 'state'> & { fault: Pick<Cell['fault'], 'name'> } & CellResult;

const folder = new URL('../../../.test-results/', import.meta.url).pathname;

/** Prints it, and writes it to `.test-results/fault-matrix.md`. */
export function writeTable(results: readonly TableCell[]): void {
  const table = tableOf(results);
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}fault-matrix.md`, table);
  process.stdout.write(`\n${table}`);
}

export function tableOf(results: readonly TableCell[]): string {
  const failed = results.filter(({ problems }) => problems.length > 0);
  const lines = rows.flatMap((row) =>
    matrixFaults.flatMap(({ name }) => {
      const cells = results.filter((cell) => cell.row === row && cell.fault.name === name);
      const columns = cacheStates.map((state) => cellText(cells.find((cell) => cell.state === state)));
      return cells.length === 0 ? [] : [`| ${row} | ${name} | ${columns.join(' | ')} |`];
    }),
  );
  return [
    `${results.length} cells, ${failed.length} failed. Each cell: the slowest response during the fault, in ms, and how long`,
    'after its end, in ms, all pages had recovered.',
    '',
    `| row | fault | ${cacheStates.join(' | ')} |`,
    `| --- | --- |${' --- |'.repeat(cacheStates.length)}`,
    ...lines,
    '',
    ...failed.flatMap(({ row, fault, state, problems }) =>
      problems.map((problem) => `- ${row}, ${fault.name}, ${state}: ${problem}`),
    ),
    '',
  ].join('\n');
}

function cellText(cell: TableCell | undefined): string {
  if (!cell) return '';
  return `${cell.problems.length === 0 ? 'ok' : '**failed**'} ${cell.worstMs} / ${cell.recoveryMs}`;
}
