/** Guarded forms and limits on attempts: what the client and the documents say of them is what the gateway does. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { attemptLimits } from '../../edge/limits/attempts/attemptLimits.ts';
import { guardedForms } from '../../edge/limits/botCheck.rules.ts';

const root = new URL('../../../', import.meta.url).pathname;
const textOf = (file: string): string => readFileSync(root + file, 'utf8');
const guarded = [...guardedForms].toSorted();

test('the client sends a bot-check token with exactly the guarded forms', () => {
  const sent = readdirSync(`${root}client`, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|__generated__/.test(file))
    .flatMap((file) => [...textOf(`client/${file}`).matchAll(/useGuardedCommit(?:<[^()]*>)?\(\s*'(\w+)'/g)])
    .map(([, action]) => action);
  expect([...new Set(sent)].toSorted()).toEqual(guarded);
});

test('the partners’ guide lists exactly the guarded forms', () => {
  const [, list = ''] = /^Forms that a script could try \(([^)]*)\)/m.exec(textOf('schema/README.md')) ?? [];
  expect([...list.matchAll(/`(\w+)`/g)].map(([, name]) => name).toSorted()).toEqual(guarded);
});

test('the table of attempts in limits.md has one row per limit, with its figures', () => {
  const [, section = ''] = textOf('gateway/docs/limits.md').split('\n## Attempts\n');
  const [table = ''] = section.split('\n## ');
  const rows = [
    ...table.matchAll(/^\| `(\w+)` +\|[^|]+\| (\d+) min +\| ([\d ]+?)\b[^|\d]*\| ([\d ]+?)\b[^|\d]*\|$/gm),
  ].map(([, name, ...figures]) => [name, ...figures.map((figure) => Number(figure.replaceAll(' ', '')))]);
  expect(rows.toSorted()).toEqual(
    Object.entries(attemptLimits)
      .map(([name, { ofAddress, forKey }]) => {
        const [points, seconds] = ofAddress;
        expect(forKey[1], name).toBe(seconds);
        return [name, seconds / 60, points, forKey[0]];
      })
      .toSorted(),
  );
});
