/**
 * Chunk splitting, so that a first load is few files: the libraries, the shell, what most shopping screens share, what
 * two of them share, and the screen. Code that is loaded on intent has its own chunks.
 */
import type { Rolldown } from 'vite';

/** Screens that share most of their code: the listing screens, where most visits begin. */
const shoppingKinds: Readonly<Record<string, string>> = {
  home: 'page',
  landing: 'page',
  page: 'page',
  category: 'category',
  product: 'product',
  search: 'search',
  cart: 'cart',
  blogPost: 'blog',
};

/** The rest, by name prefix; a screen without a match is a group of its own. */
const otherKind = /^(?:account|blog|circus|pro|support)/;

/** Chunks of every first load, and those of entry points: with all their dependencies, shared or not. */
const whole: readonly (string | null)[] = [
  'libraries',
  'shop',
  'listing',
  'other',
  'frame',
  'measuring',
  'addCartItem',
];

/** Parts that load when the browser is idle or near (components/LatePart/latePart.tsx), by their folder. */
const lateModule = /\/(\w+)\/(?:late|below)\.ts$/;
/** Of these, the ones on the first screen of a product. */
const productModule = /\/product\/late\.ts$/;
const lateKinds: Readonly<Record<string, string>> = { PageBlocks: 'page' };
/** The foot of the frame, which loads when it is near. */
const footerModule = /\/frame\/below\.ts$/;
const entryPointsModule = /\/(\w+)\.entrypoints\.ts$/;
/** What every page loads when idle, in one chunk with the late parts of the frame. */
const idleModule = /\/(?:relay\/network|analytics\/webVitals|visits\/prefetchFiles)\.ts$/;
/** Parts with their dependencies that have a chunk of their own, by their file's name. */
const partModule = /\/(measuring|addCartItem)\.ts$/;
const screenModule = /\/routes\/(\w+)\/\w+Route\.tsx$/;
const libraryModule = /[\\/]node_modules[\\/]|^\0?rolldown\/runtime/;

type ModulesOf = (module: string) => readonly string[];

/**
 * The chunk name of a module that several chunks import; null leaves it to the bundler. Entry points that are loaded
 * together form one chunk with their dependencies, named after their list.
 *
 * @param importersOf static importers of a module.
 * @param loadersOf dynamic importers of a module.
 */
export function sharedChunkOf(
  module: string,
  importersOf: ModulesOf,
  loadersOf: ModulesOf = () => [],
): string | null {
  const shopping = new Set<string>();
  const others = new Set<string>();
  const entryPoints = new Set<string>();
  const late = new Set<string>();
  let isOnProduct = false;
  /** What imports it and loads by itself, such as a dialog. */
  const parts: string[] = [];
  const seen = new Set([module]);
  for (const each of seen) {
    if (each.endsWith('/entry.client.tsx')) return libraryModule.test(module) ? 'libraries' : 'shop';
    const group = entryPointsModule.exec(each)?.[1];
    if (group) entryPoints.add(group);
    const screen = screenModule.exec(each)?.[1];
    // Imports every component: it must not influence the grouping.
    if (screen === 'styletile') continue;
    if (screen) (screen in shoppingKinds ? shopping : others).add(kindOf(screen));
    isOnProduct ||= productModule.test(each);
    const importers = importersOf(each);
    const lateFolder = lateModule.exec(each)?.[1];
    if (idleModule.test(each)) late.add('frame');
    else if (footerModule.test(each)) late.add('footer');
    else if (lateFolder) late.add(lateKinds[lateFolder] ?? kindOf(lateFolder));
    else if (importers.length === 0 && !screen && !group) parts.push(each);
    for (const importer of importers) seen.add(importer);
  }
  const isOfFrame = late.has('frame') || late.has('footer');
  if (isOfFrame && libraryModule.test(module)) return 'libraries';
  // What the frame shares: other code must not pull in the frame, nor the frame theirs.
  if (isOfFrame && shopping.size > 0) return 'shop';
  if (late.has('frame')) return 'frame';
  if (late.has('footer')) return others.size + parts.length + entryPoints.size > 0 ? 'frame' : null;
  if (late.size + entryPoints.size + shopping.size === 0) {
    const part = parts.map((each) => partModule.exec(each)?.[1]).find((name) => name !== undefined);
    if (part !== undefined) return part;
  }
  if (late.size > 0 && shopping.size + entryPoints.size === 0)
    return isOnProduct && libraryModule.test(module)
      ? 'tools'
      : lateChunkOf(late, others, parts.length > 0, isOnProduct);
  if (entryPoints.size > 0) return entryPoints.size === 1 ? [...entryPoints].join('') : 'shop';
  const names = [...shopping].toSorted();
  if (names.length > 1 && libraryModule.test(module)) return 'libraries';
  const reach = parts.map((part) => kindsWith(part, importersOf, loadersOf));
  const own = [...names, ...others];
  const isElsewhere = reach.some((kinds) => kinds === null || [...kinds].some((kind) => !own.includes(kind)));
  // Such a part must not pull in all of a screen that it is not on.
  if (own.length === 1 && isElsewhere && (names.length === 0 || libraryModule.test(module))) return null;
  // Late parts of other screens must not pull in all of a screen.
  const isLateElsewhere = [...late].some((kind) => !names.includes(kind));
  if (names.length === 1 && isLateElsewhere) {
    if (libraryModule.test(module)) return 'libraries';
    // The other kinds share too little for a file.
    return { page: 'pageShared', category: 'shopping', product: 'purchase' }[names[0] ?? ''] ?? 'shop';
  }
  // Adding to the cart needs little of the cart's screen.
  if (own.join('') === 'cart' && reach.some((kinds) => kinds && [...kinds].join('') === 'product'))
    return 'purchase';
  if (names.length === 0) return others.size === 1 ? `${[...others].join('')}Screens` : null;
  if (names.length === 1) return `${names[0]}Parts`;
  // The cart shares much with products and little with listings: it must not pull in all that those two share.
  if (shopping.has('cart')) return names.join(' ') === 'cart product' ? 'purchase' : 'shop';
  if (shopping.has('page')) return 'shop';
  return names.join(' ') === 'category search' && others.size === 0 ? 'listing' : 'shopping';
}

/**
 * The chunk of what no first load of a shopping screen needs.
 *
 * @param late kinds of the screens whose late parts use it.
 * @param others kinds of other screens that use it.
 * @param isElsewhere whether a part that loads by itself uses it, too.
 * @param isOnProduct whether the first screen of a product uses it: what stands below it must not come along.
 */
function lateChunkOf(
  late: ReadonlySet<string>,
  others: ReadonlySet<string>,
  isElsewhere: boolean,
  isOnProduct: boolean,
): string | null {
  // The facets of both lists.
  const [kind, ...rest] = [...late].filter((one) => one !== 'Listing');
  if (rest.length === 0) {
    if (others.size > 0 || !isElsewhere) return null;
    if (isOnProduct) return 'gallery';
    return kind === 'search' ? 'searchParts' : 'addOns';
  }
  if (isOnProduct) return 'tools';
  const kinds = [kind, ...rest, ...others].toSorted().join(' ');
  if (kinds === 'category search') return 'lateListing';
  return kinds === 'cart product' ? 'addOns' : 'tiles';
}

/** Kinds of the screens that may load a part; null when every page may. */
function kindsWith(part: string, importersOf: ModulesOf, loadersOf: ModulesOf): Set<string> | null {
  const kinds = new Set<string>();
  const seen = new Set([part]);
  for (const each of seen) {
    if (each.endsWith('/entry.client.tsx') || each.endsWith('/frame/late.ts')) return null;
    const screen = screenModule.exec(each)?.[1];
    if (screen === 'styletile') continue;
    if (screen) kinds.add(kindOf(screen));
    else for (const other of [...importersOf(each), ...loadersOf(each)]) seen.add(other);
  }
  return kinds;
}

function kindOf(screen: string): string {
  return shoppingKinds[screen] ?? otherKind.exec(screen)?.[0] ?? screen;
}

const nameOf: Rolldown.CodeSplittingNameFunction = (module, modules) =>
  sharedChunkOf(
    module,
    (each) => modules.getModuleInfo(each)?.importers ?? [],
    (each) => modules.getModuleInfo(each)?.dynamicImporters ?? [],
  );

export const codeSplitting: Rolldown.CodeSplittingOptions = {
  // A module's chunk depends on its importers, so its imports are assigned first.
  includeDependenciesRecursively: false,
  groups: [
    {
      debugName: 'whole',
      name: (module, modules) => {
        const name = nameOf(module, modules) ?? null;
        return whole.includes(name) ? name : null;
      },
    },
    { debugName: 'of several screens', name: nameOf, minShareCount: 2 },
  ],
};

/** Files that every page loads anyway, before another chunk or when idle: never preloaded again. */
const loadedAlready = /\/(?:frame|libraries|rolldown-runtime|shop)-\w+\.js$/;

/** @param files that a lazily loaded script needs. */
export function filesToPreload(files: readonly string[]): string[] {
  return files.filter((file) => !loadedAlready.test(file));
}
