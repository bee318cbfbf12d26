/**
 * Selects what a change can affect, for `npm test -- --changed`: the journeys, and the unit tests that vitest's import
 * graph misses.
 */

/** Changes to these files affect every test. */
const everything = /^(package(-lock)?\.json|tsconfig\.json|relay\.config\.json|\.(config|ci)\/|schema\/)/;
const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file);
const isDocument = (file: string): boolean => file.endsWith('.md');

/** A gateway change can affect any journey; these few cover listing, cart and search. */
export const smokeJourneys = [
  'e2e/shopping/cart.spec.ts',
  'e2e/shopping/journey.spec.ts',
  'e2e/shopping/searchPage.spec.ts',
];

/** Imported files by importing file, relative to the repository root. */
export type Imports = ReadonlyMap<string, readonly string[]>;

export interface Repository {
  /** Of `client/` and `e2e/`. */
  imports: Imports;
  /** Path patterns of each route, with its folder below `client/routes/`. */
  routes: readonly { path: string; folder: string }[];
  /** Contents of every file in `e2e/`. */
  journeys: ReadonlyMap<string, string>;
}

export interface Choice {
  journeys: string[];
  why: string;
}

/** The first changed file that forces a full run. */
export function forcesEverything(changed: readonly string[]): string | null {
  return changed.find((file) => everything.test(file)) ?? null;
}

/** The files and their transitive imports. */
export function closure(files: readonly string[], imports: Imports): Set<string> {
  const found = new Set(files);
  for (const file of found) for (const imported of imports.get(file) ?? []) found.add(imported);
  return found;
}

/** Whether a text contains an address of the route, after a locale prefix or a variable in its place. */
export function mentions(text: string, path: string): boolean {
  const segments = path.split('/').filter((segment) => segment !== '');
  const patterns = segments.map((segment) =>
    segment === '*' ? `[^'"\`\\s]+` : segment.startsWith(':') ? `[^/'"\`\\s?#]+` : segment,
  );
  const address = patterns.map((pattern) => `/${pattern}`).join('');
  return new RegExp(`(?:/[a-z]{2}-[a-z]{2}|\\})${address}/?(?=['"\`?#\\s]|$)`, 'm').test(text);
}

export function chooseJourneys(changed: readonly string[], repository: Repository): Choice {
  const { imports, routes, journeys } = repository;
  const specs = [...journeys.keys()].filter((file) => file.endsWith('.spec.ts'));
  const sources = changed.filter((file) => !isTest(file) && !isDocument(file));
  const clientFiles = [...imports.keys()].filter((file) => file.startsWith('client/') && !isTest(file));
  const isShared = (file: string): boolean =>
    file.startsWith('client/') && !/^client\/(routes|components)\//.test(file);
  // Entry points import every route; modules in these folders are shared by all pages.
  const shared = closure(
    clientFiles.filter((file) => isShared(file) && file.split('/').length > 2),
    imports,
  );
  const forcing = sources.find((file) => isShared(file) || shared.has(file));
  if (forcing !== undefined) return { journeys: specs, why: `${forcing} is part of every page` };

  const chosen = new Set<string>();
  const reasons: string[] = [];
  const choose = (files: readonly string[], why: string): void => {
    for (const file of files) chosen.add(file);
    if (files.length > 0) reasons.push(why);
  };

  const inE2e = sources.filter((file) => file.startsWith('e2e/'));
  if (inE2e.some((file) => file.endsWith('.config.ts')))
    return { journeys: specs, why: 'their configuration changed' };
  choose(
    specs.filter((spec) => inE2e.some((file) => closure([spec], imports).has(file))),
    'their own files changed',
  );
  const touched = routes.filter(({ folder }) => {
    const own = clientFiles.filter((file) => file.startsWith(`client/routes/${folder}/`));
    const all = closure(own, imports);
    return sources.some((file) => all.has(file));
  });
  // A module with paths that only one journey imports belongs to that journey.
  const importers = (file: string): string[] => specs.filter((spec) => imports.get(spec)?.includes(file));
  const textOf = (spec: string): string =>
    [spec, ...(imports.get(spec) ?? []).filter((file) => importers(file).length === 1)]
      .map((file) => journeys.get(file) ?? '')
      .join('\n');
  choose(
    specs.filter((spec) => touched.some(({ path }) => mentions(textOf(spec), path))),
    `routes ${touched.map(({ path }) => path).join(' ')}`,
  );
  if (sources.some((file) => file.startsWith('gateway/')))
    choose(
      smokeJourneys.filter((file) => specs.includes(file)),
      'the gateway changed, smoke journeys only',
    );
  return { journeys: specs.filter((spec) => chosen.has(spec)), why: reasons.join('; ') };
}

/**
 * Unit tests that read a changed file instead of importing it: they name the file or read whole folders.
 * @param tests contents of every test file.
 */
export function readers(changed: readonly string[], tests: ReadonlyMap<string, string>): string[] {
  const names = changed.map((file) => file.slice(file.lastIndexOf('/') + 1));
  return [...tests]
    .filter(([, text]) => text.includes('node:fs'))
    .filter(
      ([, text]) =>
        /\b(readdirSync|readdir|globSync|glob)\(/.test(text) || names.some((one) => text.includes(one)),
    )
    .map(([file]) => file);
}
