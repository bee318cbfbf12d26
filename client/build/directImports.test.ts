// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { parseSync } from 'vite';
import { describe, expect, test } from 'vitest';
import { importDirectly, requireDirectly, sourcesIn, type Source } from './directImports.ts';

const require = createRequire(import.meta.url);
const sourcesOf = (name: string) => sourcesIn(name, (code) => parseSync('index.cjs', code).program);

/** Resolves an export from its source. */
function found(source: Source): unknown {
  if (source instanceof Map)
    return Object.fromEntries([...source].map(([name, inner]) => [name, found(inner as Source)]));
  const { file, member } = source as { file: string; member?: string };
  const module = require(file) as Record<string, unknown>;
  return member === undefined ? module : module[member];
}

describe('the export sources of an index', () => {
  test.each(['relay-runtime', 'react-relay/hooks.js'])('match each export of %s', (name) => {
    const exported = require(name) as Record<string, unknown>;
    expect(Object.keys(exported).length).toBeGreaterThan(20);
    expect(found(sourcesOf(name))).toEqual(exported);
  });
});

describe('an import', () => {
  test('of a module, or of a property of its export, is rewritten to that module', () => {
    const code = `import { useFragment, graphql as literal } from 'react-relay/hooks.js';\nuseFragment(literal);`;
    const direct = importDirectly(code, sourcesOf);
    expect(direct).toMatch(
      /^import useFragment from ".*\/useFragment\.js"; import \{ graphql as literal \} from ".*\/GraphQLTag\.js";\nuse/,
    );
  });

  test('of a missing export fails', () => {
    expect(() => importDirectly(`import { useNothing } from 'react-relay/hooks.js';`, sourcesOf)).toThrow(
      'react-relay/hooks.js has no export useNothing to import.',
    );
  });

  test('of another package is unchanged', () => {
    const code = `import { useState } from 'react';`;
    expect(importDirectly(code, sourcesOf)).toBe(code);
  });
});

describe('a library’s require', () => {
  test('becomes an object with the properties that are read', () => {
    const code = `var _require = require('relay-runtime'), fetchQuery = _require.__internal.fetchQuery, Observable = _require.Observable;`;
    const run = new Function(
      'require',
      `${requireDirectly(code, sourcesOf)} return [fetchQuery, Observable];`,
    ) as (from: typeof require) => unknown[];
    const runtime = require('relay-runtime') as Record<string, Record<string, unknown>>;
    expect(run(require)).toEqual([runtime['__internal']?.['fetchQuery'], runtime['Observable']]);
  });

  test('of the index is removed from all hooks, and each gets what it reads', () => {
    const folder = require.resolve('react-relay/lib/hooks.js').replace('hooks.js', 'relay-hooks/');
    const runtime = Object.keys(require('relay-runtime') as object);
    const files = readdirSync(folder).filter((file) => file.endsWith('.js'));
    expect(files.length).toBeGreaterThan(30);
    for (const file of files) {
      const code = readFileSync(folder + file, 'utf8');
      const direct = requireDirectly(code, sourcesOf);
      expect(direct).not.toMatch(/require\(['"]relay-runtime['"]\)/);
      for (const [, name = ''] of code.matchAll(/_require\d*\.(\w+)/g))
        if (runtime.includes(name) && code.includes('relay-runtime')) expect(direct).toMatch(`${name}:`);
    }
  });
});
