/**
 * Module boundaries: reads every import statement of the tree. A type-only import is allowed where the table says
 * `types`. Also follows the imports of the production entry, which must never reach the sandbox.
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

const files = ['gateway', 'client', 'schema', 'e2e'].flatMap((room) =>
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

/** Rooms of the gateway and the other rooms each may import, types included. Tests are exempt. */
const rooms = {
  'main.ts': ['config', 'edge'],
  config: ['sources'],
  graph: ['sources'],
  edge: ['config', 'graph', 'sources'],
  sources: [],
  ops: ['config', 'graph', 'edge', 'sources', 'sandbox', 'testing'],
  sandbox: ['config', 'edge', 'sources', 'ops'],
  testing: ['config', 'graph', 'edge', 'sources', 'ops', 'sandbox'],
} satisfies Record<string, readonly string[]>;
type Room = keyof typeof rooms;

const sources = ['commerce', 'delivery', 'engine', 'imagery', 'spend', 'botcheck'];
const domains = [
  'region',
  'media',
  'content',
  'catalog',
  'search',
  'specificationContract',
  'cart',
  'customer',
];
const anyDomain = new RegExp(`^gateway/graph/(${domains.join('|')})/`);

/** Rooms of the client and the others each may import, types included: never upwards. Tests are exempt. */
const basics = ['styles', 'viewport', 'relay', 'analytics', 'storage', 'botProtection', 'wording'] as const;
const parts = [...basics, 'navigation', 'preview', 'ui', 'components'] as const;
const clientRooms = {
  styles: [],
  viewport: [],
  relay: [],
  storage: [],
  botProtection: [],
  wording: [],
  analytics: ['viewport'],
  navigation: basics,
  preview: basics,
  ui: ['viewport'],
  components: parts,
  page: parts,
  frame: [...parts, 'page'],
  routes: [...parts, 'page'],
  server: [...parts, 'page', 'frame', 'routes', 'routes.tsx'],
  build: [],
} satisfies Record<string, readonly string[]>;
type ClientRoom = keyof typeof clientRooms;

test('there are no import cycles, types included', () => {
  expect(importCircles(imports.filter(({ isPackage }) => !isPackage))).toEqual([]);
});

/** Strongly connected components, by Tarjan's algorithm. */
function importCircles(edges: readonly Import[]): string[][] {
  const next = Map.groupBy(edges, ({ from }) => from);
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const open: string[] = [];
  const circles: string[][] = [];
  const visit = (file: string): number => {
    const number = order.size;
    order.set(file, number);
    lowest.set(file, number);
    open.push(file);
    for (const { to } of next.get(file) ?? []) {
      const reached = order.has(to) ? (open.includes(to) ? (order.get(to) ?? number) : number) : visit(to);
      lowest.set(file, Math.min(lowest.get(file) ?? number, reached));
    }
    if (lowest.get(file) === number) {
      const circle = open.splice(open.indexOf(file));
      if (circle.length > 1) circles.push(circle.toSorted());
    }
    return lowest.get(file) ?? number;
  };
  for (const file of next.keys()) if (!order.has(file)) visit(file);
  return circles;
}

test('finds cycles of any length', () => {
  const edge = (from: string, to: string): Import => ({ from, to, typeOnly: true, isPackage: false });
  expect(importCircles([edge('a', 'b'), edge('b', 'c'), edge('c', 'a'), edge('c', 'd')])).toEqual([
    ['a', 'b', 'c'],
  ]);
  expect(importCircles([edge('a', 'b'), edge('a', 'c'), edge('b', 'c')])).toEqual([]);
});

test('the import scan covers the tree', () => {
  expect(files.length).toBeGreaterThan(40);
  expect(imports.length).toBeGreaterThan(80);
});

test('no path of a file leads out of the project', () => {
  const paths = files.flatMap((file) =>
    [...readFileSync(root + file, 'utf8').matchAll(/new URL\(\s*'(\.[^']*)',\s*import\.meta\.url/g)].map(
      ([, path = '']) => ({ file, to: join(root, dirname(file), path) }),
    ),
  );
  expect(paths.length).toBeGreaterThan(50);
  expect(paths.filter(({ to }) => !`${to}/`.startsWith(root))).toEqual([]);
});

describe('rooms', () => {
  const inGateway = readdirSync(`${root}gateway`, { withFileTypes: true });

  test('are these, and docs', () => {
    const names = inGateway.filter((one) => one.isDirectory()).map(({ name }) => name);
    expect(names.filter((name) => !(name in rooms) && name !== 'docs')).toEqual([]);
  });

  test('contain all of the gateway’s files except its entry', () => {
    expect(inGateway.filter((one) => !one.isDirectory()).map(({ name }) => name)).toEqual(['main.ts']);
  });

  test('have no folder of more than 30 files', () => {
    // Decisions and rendered pictures are exempt: one file each, as many pictures as a product has colours and views.
    const exempt = /node_modules|__generated__|^gateway\/docs\/|^gateway\/sandbox\/imagery\/masters\//;
    const counts = new Map<string, number>();
    const inFolders = ['gateway', 'client', 'e2e'].flatMap((room) =>
      readdirSync(root + room, { recursive: true, withFileTypes: true }),
    );
    for (const one of inFolders) {
      const folder = relative(root, one.parentPath);
      if (one.isFile() && !exempt.test(folder)) counts.set(folder, (counts.get(folder) ?? 0) + 1);
    }
    expect(counts.size).toBeGreaterThan(80);
    expect([...counts].filter(([, count]) => count > 30)).toEqual([]);
  });

  test.each(Object.keys(rooms) as Room[])('%s imports only permitted rooms', (room) => {
    const allowed: readonly string[] = [room, ...rooms[room]];
    const found = between(new RegExp(`^gateway/${room}(/|$)`), /^gateway\//);
    expect(show(found.filter(({ to }) => !allowed.includes(to.split('/')[1] ?? '')))).toEqual([]);
  });
});

describe('rules', () => {
  test('import other rules and types only', () => {
    const found = imports.filter(
      (one) => one.from.endsWith('.rules.ts') && !one.typeOnly && !one.to.endsWith('.rules.ts'),
    );
    expect(show(found)).toEqual([]);
  });
});

describe('configuration', () => {
  test('knows only rules of sources', () => {
    const found = between(/^gateway\/config\//, /^gateway\/sources\//);
    expect(show(found.filter(({ to }) => !to.endsWith('.rules.ts')))).toEqual([]);
  });
});

describe('sources', () => {
  test('are these, and the transport', () => {
    const names = readdirSync(`${root}gateway/sources`);
    expect(names.toSorted()).toEqual([...sources, 'transport'].toSorted());
  });

  test.each([...sources, 'transport'])('%s knows no other source', (source) => {
    const others = sources.filter((other) => other !== source).join('|');
    expect(
      show(between(new RegExp(`^gateway/sources/${source}/`), new RegExp(`^gateway/sources/(${others})/`))),
    ).toEqual([]);
  });

  test('know no graphql', () => {
    expect(show(between(/^gateway\/sources\//, /^(graphql|@pothos)/))).toEqual([]);
  });
});

describe('domains', () => {
  test('are these', () => {
    const names = readdirSync(`${root}gateway/graph`, { withFileTypes: true })
      .filter((one) => one.isDirectory())
      .map(({ name }) => name);
    expect(names.toSorted()).toEqual(domains.toSorted());
  });

  test.each(domains.map((domain, position) => [domain, position] as const))(
    '%s imports only domains to its left',
    (domain, position) => {
      const right = domains.slice(position + 1);
      if (right.length === 0) return;
      const found = between(
        new RegExp(`^gateway/graph/${domain}/`),
        new RegExp(`^gateway/graph/(${right.join('|')})/`),
      );
      expect(show(values(found))).toEqual([]);
    },
  );

  test('get sources from the context, never as values', () => {
    const found = between(anyDomain, /^gateway\/sources\/(?!transport\/(?:awaitable|errors|objectSlot))/);
    expect(show(values(found).filter(({ to }) => !to.endsWith('.rules.ts')))).toEqual([]);
  });
});

describe('sandbox', () => {
  test.each(sources)('the %s stand-in shares no logic with what it tests', (source) => {
    const found = between(new RegExp(`^gateway/sandbox/${source}/`), /^gateway\//).filter(
      ({ to, typeOnly }) =>
        !new RegExp(`^gateway/sandbox/(${source}/|brand/|data/|source\\.ts)`).test(to) &&
        !(typeOnly && new RegExp(`^gateway/(sources/${source}|sandbox)/`).test(to)),
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
  test('imports sources, rules, configuration, shared state and the change log, but no sandbox or domain', () => {
    const found = between(/^gateway\/ops\/indexer\//, /^gateway\//).filter(
      ({ to }) =>
        !/^gateway\/(ops\/indexer|sources|edge\/(state|changes))\//.test(to) &&
        !(to.endsWith('.rules.ts') || to === 'gateway/config/config.ts'),
    );
    expect(show(found)).toEqual([]);
  });

  test('is imported by the sandbox, the doctor, a benchmark and a shop for tests only', () => {
    expect(
      show(
        between(
          /^gateway\/(?!ops\/(indexer|doctor)\/|ops\/bench\/catalogueExport\.ts|sandbox\/(sandbox|indexing)\.ts|testing\/shop\/changingShop\.ts)/,
          /^gateway\/ops\/indexer\//,
        ),
      ),
    ).toEqual([]);
  });
});

describe('partners', () => {
  test('import shared state, webhooks, rules, configuration and types of the edge, but no sandbox, domain or source', () => {
    const found = between(/^gateway\/edge\/partners\//, /^gateway\//).filter(
      ({ to, typeOnly }) =>
        !/^gateway\/edge\/(partners|state|webhooks)\//.test(to) &&
        !to.endsWith('.rules.ts') &&
        !['gateway/config/config.ts', 'gateway/graph/codedError.ts', 'gateway/graph/nodeId.ts'].includes(
          to,
        ) &&
        !(typeOnly && ['gateway/edge/http/edgeRequest.ts', 'gateway/graph/reports.ts'].includes(to)),
    );
    expect(show(found)).toEqual([]);
  });

  test('are imported by the edge, its tests and the sandbox’s demo key only', () => {
    expect(
      show(between(/^gateway\/(?!edge\/|testing\/|sandbox\/demoPartner\.ts)/, /^gateway\/edge\/partners\//)),
    ).toEqual([]);
  });
});

describe('edge', () => {
  test('imports only rules of domains', () => {
    const found = values(between(/^gateway\/edge\//, anyDomain));
    expect(show(found.filter(({ to }) => !to.endsWith('.rules.ts')))).toEqual([]);
  });
});

describe('client', () => {
  test('and gateway share only the schema', () => {
    expect(show(between(/^client\//, /^gateway\//))).toEqual([]);
    expect(show(between(/^gateway\//, /^client\//))).toEqual([]);
  });

  test('and gateway share types only, which import nothing of either', () => {
    expect(show(values(between(/^/, /^schema\/.*\.ts$/)))).toEqual([]);
    expect(show(between(/^schema\//, /^(gateway|client)\//))).toEqual([]);
  });

  test.each(Object.keys(clientRooms) as ClientRoom[])('%s imports only permitted rooms', (room) => {
    const allowed: readonly string[] = [room, ...clientRooms[room]];
    const found = between(new RegExp(`^client/${room}/`), /^client\//);
    expect(show(found.filter(({ to }) => !allowed.includes(to.split('/')[1] ?? '')))).toEqual([]);
  });

  test('has no other rooms', () => {
    const names = readdirSync(`${root}client`, { withFileTypes: true })
      .filter((one) => one.isDirectory())
      .map(({ name }) => name);
    expect(names.toSorted()).toEqual([...Object.keys(clientRooms), 'testing'].toSorted());
  });

  test('ui imports no data modules', () => {
    expect(show(between(/^client\/ui\//, /^(react-relay|relay-runtime)/))).toEqual([]);
  });

  test('no route imports another route', () => {
    const found = between(/^client\/routes\//, /^client\/routes\//).filter(
      ({ from, to }) => from.split('/')[2] !== to.split('/')[2],
    );
    expect(show(found)).toEqual([]);
  });
});

describe('conventions', () => {
  test('only one module reads the environment', () => {
    const readers = files.filter(
      (file) =>
        file.startsWith('gateway/') &&
        !isTest(file) &&
        /process\.env/.test(readFileSync(root + file, 'utf8')),
    );
    expect(
      readers.filter(
        (file) =>
          !/^gateway\/(main|docs\/examples\/catalogueExport\/shop|config\/config|(ops\/(indexer|doctor|hooks|proCodes)|edge\/(partners|operationRecords))\/main|testing\/(deployment\/redis|faults\/faultMatrix\.plan)|ops\/bench\/pages|sandbox\/(main|dev|imagery\/studio\/main))\.ts$/.test(
            file,
          ),
      ),
    ).toEqual([]);
  });

  test('no file has a vague name', () => {
    const vague = /(^|\/)(utils?|helpers?|common|services?|managers?|index)(\.|\/)/i;
    expect(files.filter((file) => vague.test(file))).toEqual([]);
  });
});
