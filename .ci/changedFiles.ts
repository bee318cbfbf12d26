/** Reads the inputs of `--changed` from git and the sources. */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Repository } from './changed.rules.ts';
import { root } from './command.ts';

function git(...args: string[]): string | null {
  try {
    return execFileSync('git', args, {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return null;
  }
}

/**
 * @param named revision, or 'auto' for the merge base with the main branch; HEAD on the main branch.
 * @throws Error when git does not know it.
 */
export function changedBase(named: string): string {
  const base =
    named === 'auto'
      ? (git('merge-base', 'HEAD', 'origin/main') ??
        git('merge-base', 'HEAD', 'main') ??
        git('rev-parse', 'HEAD'))
      : git('rev-parse', '--verify', `${named}^{commit}`);
  if (!base) throw new Error(`git does not know the revision ${named}.`);
  return base;
}

/** Committed since then, edited, deleted and new files. */
export function changedSince(base: string): string[] {
  const lists = [
    git('diff', '--name-only', '--no-renames', base),
    git('ls-files', '--others', '--exclude-standard'),
  ];
  return [...new Set(lists.flatMap((list) => (list ?? '').split('\n')))]
    .filter((file) => file !== '')
    .toSorted();
}

const imported = /(?:from|import)\s*\(?\s*'(\.[^']+)'/g;

export function readRepository(): Repository {
  const imports = new Map<string, string[]>();
  const journeys = new Map<string, string>();
  for (const folder of ['client', 'e2e'])
    for (const path of readdirSync(`${root}${folder}`, { recursive: true, encoding: 'utf8' })) {
      const file = `${folder}/${path}`;
      if (!/\.(tsx?|css)$/.test(file) || file.includes('__generated__')) continue;
      const text = readFileSync(`${root}${file}`, 'utf8');
      if (folder === 'e2e') journeys.set(file, text);
      const found = [...text.matchAll(imported)].map(([, name = '']) =>
        join(file, '..', name.split('?')[0] ?? ''),
      );
      imports.set(
        file,
        found.filter((one) => existsSync(root + one)),
      );
    }
  const table = readFileSync(`${root}client/routes.tsx`, 'utf8');
  const routes = [...table.matchAll(/screen\('([^']+)', \w+, '(\w+)\//g)];
  return { imports, journeys, routes: routes.map(([, path = '', folder = '']) => ({ path, folder })) };
}
