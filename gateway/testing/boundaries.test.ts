/**
 * Who may import whom (design: rooms). Reads every import statement of the tree; a type-only import is free where
 * the table says `types`. Also walks from the production entry: it must never reach the sandbox.
 */
import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, test } from 'vitest';

const root = new URL('../../', import.meta.url).pathname;

interface Import {
  from: string;
  to: string;
  typeOnly: boolean;
  isPackage: boolean;
}

const statement =
  /(?:^|\n)\s*(?:import|export)\s+(type\s+)?(?:[^'";]*?\sfrom\s+)?['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]/g;

const files = ['gateway', 'client', 'e2e'].flatMap((room) =>
  readdirSync(`${root}${room}`, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/__generated__|node_modules/.test(file))
    .map((file) => `${room}/${file}`),
);
const isTest = (file: string): boolean => /\.(test|spec)\.tsx?$/.test(file);

function importsOf(file: string): Import[] {
  const text = readFileSync(root + file, 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '');
  return [...text.matchAll(statement)].map(([, type, plain, dynamic]) => {
    const target = plain ?? dynamic ?? '';
    const isPackage = !target.startsWith('.');
    return {
      from: file,
      to: isPackage ? target : relative(root, join(root, dirname(file), target)),
      typeOnly: type !== undefined,
      isPackage,
    };
  });
}

const imports = files.filter((file) => !isTest(file)).flatMap(importsOf);
const show = (found: Import[]): string[] => found.map(({ from, to }) => `${from} -> ${to}`);
const between = (from: RegExp, to: RegExp): Import[] =>
  imports.filter((one) => from.test(one.from) && to.test(one.to));
const values = (found: Import[]): Import[] => found.filter((one) => !one.typeOnly);

const sources = ['commerce', 'delivery', 'engine', 'imagery', 'spend', 'botcheck'];
const domains = ['region', 'media', 'content', 'catalog', 'search', 'cart', 'customer'];

test('the walk sees the tree', () => {
  expect(files.length).toBeGreaterThan(40);
  expect(imports.length).toBeGreaterThan(80);
});

describe('rules', () => {
  test('import other rules and types only', () => {
    const found = imports.filter(
      (one) => one.from.endsWith('.rules.ts') && !one.typeOnly && !one.to.endsWith('.rules.ts'),
    );
    expect(show(found)).toEqual([]);
  });
});

describe('sources', () => {
  test.each(sources)('%s knows no other source', (source) => {
    const others = sources.filter((other) => other !== source).join('|');
    expect(
      show(between(new RegExp(`^gateway/sources/${source}/`), new RegExp(`^gateway/sources/(${others})/`))),
    ).toEqual([]);
  });

  test('know no domain, no server, no sandbox, no graphql', () => {
    const beyond = new RegExp(`^(gateway/(${domains.join('|')}|server|sandbox)/|graphql|@pothos)`);
    expect(show(between(/^gateway\/sources\//, beyond))).toEqual([]);
  });
});

describe('domains', () => {
  test.each(domains.map((domain, position) => [domain, position] as const))(
    '%s imports only domains to its left',
    (domain, position) => {
      const right = domains.slice(position + 1);
      if (right.length === 0) return;
      const found = between(new RegExp(`^gateway/${domain}/`), new RegExp(`^gateway/(${right.join('|')})/`));
      expect(show(values(found))).toEqual([]);
    },
  );

  test('take sources from the context, never as values', () => {
    const found = between(new RegExp(`^gateway/(${domains.join('|')})/`), /^gateway\/sources\/(?!errors)/);
    expect(show(values(found))).toEqual([]);
  });

  test('know neither server nor sandbox', () => {
    expect(
      show(between(new RegExp(`^gateway/(${domains.join('|')})/`), /^gateway\/(server|sandbox)\//)),
    ).toEqual([]);
  });
});

describe('sandbox', () => {
  test.each(sources)('the %s stand-in shares no logic with what it tests', (source) => {
    const found = between(new RegExp(`^gateway/sandbox/${source}/`), /^gateway\//).filter(
      ({ to, typeOnly }) =>
        !new RegExp(`^gateway/sandbox/(${source}/|brand/|source\\.ts)`).test(to) &&
        !(typeOnly && /^gateway\/(sources\/\w+\/wire\w*\.ts|sandbox\/)/.test(to)),
    );
    expect(show(found)).toEqual([]);
  });

  test('is never reached from the production entry', () => {
    const seen = new Set<string>();
    const walk = (file: string): void => {
      if (seen.has(file)) return;
      seen.add(file);
      for (const { to, isPackage } of importsOf(file)) if (!isPackage && /\.tsx?$/.test(to)) walk(to);
    };
    walk('gateway/main.ts');
    expect(seen.size).toBeGreaterThan(30);
    expect([...seen].filter((file) => file.startsWith('gateway/sandbox/'))).toEqual([]);
  });
});

describe('indexer', () => {
  test('knows sources, rules and the configuration, and neither sandbox nor server nor a domain', () => {
    const found = between(/^gateway\/indexer\//, /^gateway\//).filter(
      ({ to }) =>
        !/^gateway\/(indexer|sources)\//.test(to) &&
        !(to.endsWith('.rules.ts') || to === 'gateway/config.ts'),
    );
    expect(show(found)).toEqual([]);
  });

  test('is nobody else’s business but the sandbox’s', () => {
    expect(
      show(between(/^gateway\/(?!indexer\/|sandbox\/(sandbox|indexing)\.ts)/, /^gateway\/indexer\//)),
    ).toEqual([]);
  });
});

describe('partners', () => {
  test('know shared state, rules, the configuration and types of the edge, and neither sandbox nor domain nor source', () => {
    const found = between(/^gateway\/partners\//, /^gateway\//).filter(
      ({ to, typeOnly }) =>
        !/^gateway\/(partners|state)\//.test(to) &&
        !to.endsWith('.rules.ts') &&
        !['gateway/config.ts', 'gateway/nodeId.ts'].includes(to) &&
        !(typeOnly && ['gateway/server/edgeRequest.ts', 'gateway/server/reports.ts'].includes(to)),
    );
    expect(show(found)).toEqual([]);
  });

  test('are the business of the server, of its tests and of the sandbox’s demo key alone', () => {
    expect(
      show(
        between(
          /^gateway\/(?!partners\/|server\/|testing\/|sandbox\/demoPartner\.ts)/,
          /^gateway\/partners\//,
        ),
      ),
    ).toEqual([]);
  });
});

describe('server', () => {
  test('knows no sandbox and no domain but its rules', () => {
    expect(show(between(/^gateway\/server\//, /^gateway\/sandbox\//))).toEqual([]);
    const found = values(between(/^gateway\/server\//, new RegExp(`^gateway/(${domains.join('|')})/`)));
    expect(show(found.filter(({ to }) => !to.endsWith('.rules.ts')))).toEqual([]);
  });
});

describe('client', () => {
  test('and gateway meet only in the schema', () => {
    expect(show(between(/^client\//, /^gateway\//))).toEqual([]);
    expect(show(between(/^gateway\//, /^client\//))).toEqual([]);
  });

  test('ui knows no data, no components, no routes', () => {
    expect(
      show(
        between(
          /^client\/ui\//,
          /^(react-relay|relay-runtime|client\/(components|routes|relay|shell|wording)\/)/,
        ),
      ),
    ).toEqual([]);
  });

  test('components know neither routes nor shell', () => {
    expect(show(between(/^client\/components\//, /^client\/(routes|shell)\//))).toEqual([]);
  });

  test('a route knows no other route', () => {
    const found = between(/^client\/routes\//, /^client\/routes\//).filter(
      ({ from, to }) => from.split('/')[2] !== to.split('/')[2],
    );
    expect(show(found)).toEqual([]);
  });
});

describe('habits', () => {
  test('the environment is read in one place', () => {
    const readers = files.filter(
      (file) =>
        file.startsWith('gateway/') &&
        !isTest(file) &&
        /process\.env/.test(readFileSync(root + file, 'utf8')),
    );
    expect(
      readers.filter(
        (file) =>
          !/^gateway\/(main|config|(indexer|partners)\/main|testing\/(redis|faultMatrix\.plan)|bench\/pages|sandbox\/(main|dev))\.ts$/.test(
            file,
          ),
      ),
    ).toEqual([]);
  });

  test('no file hides behind a vague name', () => {
    const vague = /(^|\/)(utils?|helpers?|common|services?|managers?|index)(\.|\/)/i;
    expect(files.filter((file) => vague.test(file))).toEqual([]);
  });
});
