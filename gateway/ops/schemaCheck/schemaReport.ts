/** Output of `npm run schema:check`: for a terminal, and as Markdown for a pull request. */
import { lastUse } from '../../edge/operationRecords/ended.rules.ts';
import type { OperationReport } from '../../edge/operationRecords/operationReport.ts';
import type { Approval, JudgedChange, Verdict } from './judgeChanges.ts';
import { refuses } from './judgeChanges.ts';
import { operationList, type ListedOperation } from './operationList.ts';
import { endOf } from './usageFile.ts';

export interface SchemaReport {
  /** How the base was determined, such as `merge base with main`; or why there is none. */
  base: { how: string; revision: string } | { missing: string };
  /** Violations that are independent of the base, or cannot be approved; each refuses the change. */
  problems: readonly string[];
  changes: readonly JudgedChange[];
  /** What is left to do, without refusing the change. */
  notes: readonly string[];
  unusedApprovals: readonly Approval[];
  /** Removed operations that had ended. */
  ended: readonly ListedOperation[];
  /** Who asked what last; null when nothing was handed over. */
  usage: OperationReport | null;
}

const titles: Readonly<Record<Verdict, string>> = {
  breaksOperation: 'Breaks shipped operations',
  needsApproval: 'Breaking for partners, not announced',
  approved: 'Breaking for partners, approved',
  announced: 'Removed as announced',
  dangerous: 'Dangerous',
  safe: 'Safe',
};
const verdicts = Object.keys(titles) as Verdict[];

export const isRefused = ({ problems, changes }: SchemaReport): boolean =>
  problems.length > 0 || changes.some(refuses);

/** The step that makes a breaking change acceptable; null when there is none. */
export function approvalStep({ verdict, path }: JudgedChange): string | null {
  return verdict === 'needsApproval' && path !== '' ? `Schema-break: ${path} <why it may break>` : null;
}

function count(changes: readonly JudgedChange[]): string {
  const number = (some: readonly Verdict[]): number =>
    changes.filter(({ verdict }) => some.includes(verdict)).length;
  const breaking = number(['breaksOperation', 'needsApproval', 'approved', 'announced']);
  return `${breaking} breaking, ${number(['dangerous'])} dangerous, ${number(['safe'])} safe`;
}

function comparedWith({ base }: SchemaReport): string {
  return 'missing' in base
    ? `Nothing to compare with: ${base.missing}.`
    : `Compared with ${base.how} (${base.revision.slice(0, 10)}).`;
}

const HOW_TO_APPROVE =
  'Partners may use this. Deprecate it first (“Removed after YYYY-MM-DD: use …”) and wait, or give a commit the trailer';
const HOW_TO_RETIRE = 'They have ended: npm run operations:retire -- --usage <report> removes them.';

/** What is known of a change's users, and what can be done. */
function remarks(change: JudgedChange, usage: OperationReport | null): string[] {
  const { verdict, path, users, staysUntil, why } = change;
  const partner = lastUse(usage?.elements[path] ?? {});
  const haveEnded = users.length > 0 && users.every(({ id }) => endOf(usage, id).ended);
  return [
    ...(users.length > 0 ? [`used by ${operationList(users, usage)}`] : []),
    ...(partner ? [`in partners’ own queries last on ${partner.day}, by ${partner.client}`] : []),
    ...(verdict === 'needsApproval' && staysUntil !== null ? [`announced to stay until ${staysUntil}`] : []),
    ...(verdict === 'breaksOperation' && haveEnded ? [HOW_TO_RETIRE] : []),
    ...(why === undefined ? [] : [`because: ${why}`]),
  ];
}

export function reportText(report: SchemaReport): string {
  const lines = [`${comparedWith(report)} ${count(report.changes)}.`];
  for (const problem of report.problems) lines.push(problem);
  for (const verdict of verdicts) {
    const changes = report.changes.filter((change) => change.verdict === verdict);
    if (changes.length === 0) continue;
    lines.push('', `${titles[verdict]}:`);
    for (const change of changes) {
      lines.push(`  ${change.message}`);
      for (const remark of remarks(change, report.usage)) lines.push(`    ${remark}`);
    }
    const steps = changes.map(approvalStep).filter((step) => step !== null);
    if (steps.length > 0) lines.push('', `${HOW_TO_APPROVE}:`, ...steps.map((step) => `  ${step}`));
  }
  for (const note of notesOf(report)) lines.push('', note);
  lines.push('', isRefused(report) ? 'Refused.' : 'Accepted.');
  return `${lines.join('\n')}\n`;
}

function notesOf({ notes, unusedApprovals, ended, usage }: SchemaReport): string[] {
  const idle = unusedApprovals.map(
    ({ path }) => `A commit approves a break of ${path}, which is not broken.`,
  );
  const gone = ended.length > 0 ? [`Ended and removed: ${operationList(ended, usage)}.`] : [];
  return [...gone, ...notes, ...idle];
}

/** Escapes Markdown in a table cell. */
function cell(text: string): string {
  return text.replaceAll(/\s+/g, ' ').replaceAll(/[\\`*_{}[\]<>|#~&]/g, String.raw`\$&`);
}
const code = (text: string): string => `\`${text.replaceAll('`', "'")}\``;

function table(changes: readonly JudgedChange[], usage: OperationReport | null): string[] {
  const hasRemarks = changes.some((change) => remarks(change, usage).length > 0);
  const head = ['Where', 'What', ...(hasRemarks ? ['Remarks'] : [])];
  const rows = changes.map((change) => [
    change.path === '' ? 'schema' : code(change.path),
    cell(change.message),
    ...(hasRemarks ? [remarks(change, usage).map(cell).join('<br>')] : []),
  ]);
  return [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`);
}

/** Starts with a comment by which a later run finds its own report. */
export const MARK = '<!-- schema:check -->';

export function reportMarkdown(report: SchemaReport): string {
  const lines = [
    MARK,
    `## Schema: ${isRefused(report) ? 'refused' : 'accepted'}`,
    '',
    `${count(report.changes)}. ${comparedWith(report)}`,
  ];
  if (report.problems.length > 0) {
    lines.push('', '### Violations', '', ...report.problems.map((problem) => `- ${cell(problem)}`));
  }
  for (const verdict of verdicts) {
    const changes = report.changes.filter((change) => change.verdict === verdict);
    if (changes.length === 0) continue;
    const title = `${titles[verdict]} (${changes.length})`;
    if (verdict === 'safe') {
      lines.push(
        '',
        '<details>',
        `<summary>${title}</summary>`,
        '',
        ...table(changes, report.usage),
        '',
        '</details>',
      );
      continue;
    }
    lines.push('', `### ${title}`, '', ...table(changes, report.usage));
    const steps = changes.map(approvalStep).filter((step) => step !== null);
    if (steps.length > 0) lines.push('', `${HOW_TO_APPROVE}:`, '', '```', ...steps, '```');
  }
  for (const note of notesOf(report)) lines.push('', cell(note));
  return `${lines.join('\n')}\n`;
}
