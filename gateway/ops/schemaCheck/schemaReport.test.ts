import { expect, test } from 'vitest';
import type { JudgedChange } from './judgeChanges.ts';
import { isRefused, MARK, reportMarkdown, reportText, type SchemaReport } from './schemaReport.ts';
import { testUsage } from './testUsage.ts';

const change = (part: Partial<JudgedChange>): JudgedChange => ({
  verdict: 'safe',
  path: 'Product.title',
  message: 'Field title was added',
  users: [],
  staysUntil: null,
  ...part,
});
const report = (part: Partial<SchemaReport>): SchemaReport => ({
  base: { how: 'merge base with main', revision: '0123456789abcdef' },
  problems: [],
  changes: [],
  notes: [],
  ended: [],
  usage: null,
  unusedApprovals: [],
  ...part,
});
const breaking = change({
  verdict: 'breaksOperation',
  message: "Field 'title' was removed",
  users: [
    { id: 'a1', name: 'Tile' },
    { id: 'b2', name: 'Product' },
  ],
});
const unannounced = change({ verdict: 'needsApproval', path: 'Product.unused', message: 'gone' });

test.each([
  ['nothing', report({}), false],
  [
    'safe, dangerous, announced and approved changes',
    report({
      changes: (['safe', 'dangerous', 'announced', 'approved'] as const).map((verdict) =>
        change({ verdict }),
      ),
    }),
    false,
  ],
  ['a broken operation', report({ changes: [breaking] }), true],
  ['an unapproved break', report({ changes: [unannounced] }), true],
  ['a violation', report({ problems: ['behind'] }), true],
])('%s', (_, given, refused) => {
  expect(isRefused(given)).toBe(refused);
  expect(reportText(given)).toContain(refused ? 'Refused.' : 'Accepted.');
  expect(reportMarkdown(given)).toContain(refused ? '## Schema: refused' : '## Schema: accepted');
});

test('a change lists the affected operations, in both formats', () => {
  expect(reportText(report({ changes: [breaking] }))).toContain('used by Product, Tile');
  expect(reportMarkdown(report({ changes: [breaking] }))).toContain(
    "| `Product.title` | Field 'title' was removed | used by Product, Tile |",
  );
});

test('the approving step is printed literally, and only where it helps', () => {
  const step = 'Schema-break: Product.unused <why it may break>';
  expect(reportText(report({ changes: [unannounced] }))).toContain(step);
  expect(reportMarkdown(report({ changes: [unannounced] }))).toContain(`\`\`\`\n${step}\n\`\`\``);
  expect(reportText(report({ changes: [breaking] }))).not.toContain('Schema-break');
});

test('safe changes are collapsed in Markdown', () => {
  const text = reportMarkdown(report({ changes: [change({}), change({})] }));
  expect(text).toMatch(/<details>\n<summary>Safe \(2\)<\/summary>\n\n\|/);
  expect(text).toContain('0 breaking, 0 dangerous, 2 safe. Compared with merge base with main (0123456789).');
});

test('text of a schema is escaped in Markdown', () => {
  const hostile = 'a | b\n| --- |\n![x](http://x) <img src=x> @`c`';
  const [, , row = ''] = reportMarkdown(
    report({ changes: [change({ verdict: 'dangerous', message: hostile })] }),
  )
    .split('\n')
    .filter((line) => line.startsWith('|'));
  expect(row.replaceAll(/\\./g, '').split('|')).toHaveLength(4);
  expect(row).not.toMatch(/(?<!\\)<|!\[/);
});

test('a report without a base says so', () => {
  const alone = report({ base: { missing: 'there is no git history' } });
  expect(reportText(alone)).toContain('Nothing to compare with: there is no git history.');
  expect(isRefused(alone)).toBe(false);
});

test('an approval without effect is reported', () => {
  const told = report({ unusedApprovals: [{ path: 'Product.gone', why: 'x' }] });
  expect(reportText(told)).toContain('approves a break of Product.gone');
});

test('says who used a removed element last', () => {
  const usage = testUsage(
    '2027-04-02',
    { a1: { builds: { b: '2027-04-02' }, lastAsked: { public: '2027-04-01' } }, b2: {} },
    { 'Product.title': { 'Summit Data (k1)': '2027-03-30' } },
  );
  expect(reportText(report({ changes: [breaking], usage }))).toContain(
    `Breaks shipped operations:
  Field 'title' was removed
    used by Tile (asked 2027-04-01 by the shop’s pages), Product (never asked)
    in partners’ own queries last on 2027-03-30, by Summit Data (k1)
`,
  );
});

test('says how ended operations are removed that are still listed', () => {
  const usage = testUsage('2027-04-02', { a1: {}, b2: {} });
  expect(reportText(report({ changes: [breaking], usage }))).toContain('npm run operations:retire');
  expect(reportText(report({ changes: [breaking] }))).not.toContain('npm run operations:retire');
});

test('says until when an announced element stays, and which operations had ended', () => {
  const early = { ...unannounced, staysUntil: '2027-04-01' };
  const told = report({ changes: [early], ended: [{ id: 'a1', name: 'Tile' }] });
  expect(reportText(told)).toContain('announced to stay until 2027-04-01');
  expect(reportText(told)).toContain('Ended and removed: Tile.');
});

test('the removal of a field that ninety operations use takes a few lines', () => {
  const users = Array.from({ length: 90 }, (_, number) => ({ id: `i${number}`, name: `Q${number}` }));
  const text = reportText(report({ changes: [{ ...breaking, users }] }));
  expect(text.trimEnd().split('\n').length).toBeLessThan(8);
});

test('what is left to do is said without a refusal', () => {
  const told = report({ notes: ['The changelog lacks an entry.'] });
  expect(reportText(told)).toContain('The changelog lacks an entry.\n\nAccepted.');
  expect(reportMarkdown(told)).toContain('The changelog lacks an entry.');
});

test('Markdown starts with the mark that identifies the report', () => {
  expect(reportMarkdown(report({})).split('\n')[0]).toBe(MARK);
});
