/** The results as a table for people. */
import { styleText } from 'node:util';
import type { CheckResult, CheckStatus } from './check.ts';

const colours = { ok: 'green', warning: 'yellow', failed: 'red', 'not run': 'gray' } as const;
const words: Readonly<Record<CheckStatus, string>> = {
  ok: 'ok',
  warning: 'warning',
  failed: 'FAILED',
  'not run': 'not run',
};

export function reportOf(results: readonly CheckResult[], isColoured: boolean): string {
  const paint = (status: CheckStatus, text: string): string =>
    isColoured ? styleText(colours[status], text, { validateStream: false }) : text;
  const width = (of: (result: CheckResult) => string): number =>
    Math.max(...results.map((result) => of(result).length));
  const areas = width(({ area }) => area);
  const checks = width(({ check }) => check);
  const statuses = width(({ status }) => words[status]);
  const lines = results.map(({ area, check, status, found, remedy }) => {
    const head = `${area.padEnd(areas)}  ${check.padEnd(checks)}`;
    const said = remedy === null ? found : `${found}. ${remedy}`;
    return `${head}  ${paint(status, words[status].padEnd(statuses))}  ${said}`;
  });
  return [...lines, '', summaryOf(results)].join('\n');
}

export function summaryOf(results: readonly CheckResult[]): string {
  const count = (status: CheckStatus): number => results.filter((one) => one.status === status).length;
  return `${count('ok')} ok, ${count('warning')} warnings, ${count('failed')} failed, ${count('not run')} not run`;
}
