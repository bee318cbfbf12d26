/** The changelog over the history of a real repository. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { CHANGELOG, changelogState, updateChangelog } from './changelog.ts';
import { SCHEMA } from './schemaHistory.ts';
import { testRepository, type TestRepository } from '../testRepository.ts';

const schema = (fields: string): string => `type Query { ${fields} }`;
let repository: TestRepository;

function change(fields: string, message: string, day: string): string {
  repository.write(SCHEMA, schema(fields));
  return repository.commit(message, day);
}
const update = () => updateChangelog(`${repository.folder}/`);
const state = (base: string) => changelogState(`${repository.folder}/`, base);
const text = (): string => readFileSync(join(repository.folder, CHANGELOG), 'utf8');

beforeEach(() => {
  repository = testRepository();
  change('old: Int', 'Before the changelog', '2026-01-01');
  repository.write(CHANGELOG, '# Changes\n\nHead.\n\n## 2026-01-02\n\n### Begin\n\n- Kept as it is.\n');
  change('a: Int b(size: Int): Int', 'Begin', '2026-01-02');
});
afterEach(() => repository.remove());

test('has an entry for each commit since its first one, the newest day first', async () => {
  change('a: Int b(size: Int): Int c(at: Int): Int d: Int', 'Add two fields', '2026-01-03');
  change(
    'a: String b: Int c(at: Int): Int',
    'Drop sizes\n\nSchema-break: Query.a counts are texts\nSchema-break: Query.d nobody asked it\nSchema-break: Query.b.size *all* are alike',
    '2026-01-05',
  );
  await update();
  expect(text()).toBe(`# Changes

Head.

## 2026-01-05

### Drop sizes

- **Removed** \`Query.d: Int\`. _Why:_ nobody asked it.
- **Changed** \`Query.a: Int\` to \`String\`. _Why:_ counts are texts.
- **Removed** \`Query.b.size: Int\`. _Why:_ \\*all\\* are alike.

## 2026-01-03

### Add two fields

- Added: \`Query.c\`, \`Query.d\`.

## 2026-01-02

### Begin

- Kept as it is.
`);
});

test('a deprecation has its reason, and a removal that it announced has it again', async () => {
  const reason = 'Said twice. Removed after 2026-04-01: use Query.a';
  change(`a: Int b(size: Int @deprecated(reason: "${reason}")): Int`, 'Deprecate sizes', '2026-01-03');
  change('a: Int b: Int', 'Remove sizes', '2026-04-02');
  await update();
  expect(text()).toContain(`- **Deprecated** \`Query.b.size\`: ${reason}.`);
  expect(text()).toContain(`- **Removed** \`Query.b.size: Int\`. _Announced:_ ${reason}.`);
});

test('a deprecation that is taken back, and new descriptions, are mentioned', async () => {
  change(
    'a: Int @deprecated(reason: "Removed after 2026-04-01: use Query.b") b(size: Int): Int',
    'One',
    '2026-01-03',
  );
  change('"How many." a: Int b(size: Int): Int', 'Two', '2026-01-04');
  await update();
  expect(text()).toContain('- No longer deprecated: `Query.a`.\n- Reworded: 1 description.');
});

test('written again it stays the same, and other commits add nothing', async () => {
  change('a: Int', 'Shrink', '2026-01-03');
  await update();
  const once = text();
  repository.write('other', '');
  repository.commit('Add another file', '2026-01-04');
  await update();
  expect(text()).toBe(once);
});

test('entries in a merge’s order are put in order, and those of dropped commits removed', async () => {
  change('a: Int', 'Shrink', '2026-01-03');
  await update();
  const ordered = text();
  const [head = '', newest = '', oldest = ''] = ordered.split(/(?=^## )/m);
  const dropped = '## 2026-01-04\n\n### Never landed\n\n- Added: `Query.x`.\n\n';
  const path = join(repository.folder, CHANGELOG);
  writeFileSync(
    path,
    `${head}## 2026-01-03\n\n${dropped}${newest.replace('## 2026-01-03\n\n', '')}${oldest}`,
  );
  await update();
  expect(text()).toContain('### Begin');
  expect(text()).not.toContain('Never landed');
});

test('is stale when it lacks a commit of the base; a branch’s own commits are only mentioned', async () => {
  const landed = change('a: Int', 'Shrink', '2026-01-03');
  change('a: Int b: Int', 'Grow', '2026-01-04');
  expect(state(landed)).toEqual({ stale: ['Shrink'], own: ['Grow'] });
  await update();
  expect(state(landed)).toEqual({ stale: [], own: [] });
});

test('nothing is said or written where the history does not reach its first entry', async () => {
  change('a: Int', 'Shrink', '2026-01-03');
  repository.write(CHANGELOG, text().replace('### Begin', '### Unknown'));
  const before = text();
  await update();
  expect(text()).toBe(before);
  expect(state('HEAD')).toEqual({ stale: [], own: [] });
});
