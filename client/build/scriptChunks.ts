/**
 * Which scripts the build makes, so that a first load is few of them: the libraries, the shell, what most shopping
 * screens share, what two of them share, and the screen. What is only loaded when it is reached for stays apart.
 */
import type { Rolldown } from 'vite';

/** Screens of one kind share nearly all of their code. These are where shopping begins. */
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

/** The rest, by the beginning of their names; a screen that fits none is of a kind of its own. */
const otherKind = /^(?:account|blog|circus|pro|support)/;

/** Chunks of every first load, and those of entry points: with all that is theirs, shared or not. */
const whole: readonly (string | null)[] = ['libraries', 'shop', 'listing', 'other'];

const entryPointsModule = /\/(\w+)\.entrypoints\.ts$/;
const screenModule = /\/routes\/(\w+)\/\w+Route\.tsx$/;
const libraryModule = /[\\/]node_modules[\\/]/;

/**
 * The name of the chunk of a module that several chunks need; null leaves it to the bundler. Entry points that are loaded
 * together make a chunk with all that they need; it is called as their list is.
 *
 * @param importersOf modules that cannot do without a module.
 */
export function sharedChunkOf(
  module: string,
  importersOf: (module: string) => readonly string[],
): string | null {
  const shopping = new Set<string>();
  const others = new Set<string>();
  const entryPoints = new Set<string>();
  const seen = new Set([module]);
  for (const each of seen) {
    if (each.endsWith('/entry.client.tsx')) return libraryModule.test(module) ? 'libraries' : 'shop';
    const group = entryPointsModule.exec(each)?.[1];
    if (group) entryPoints.add(group);
    const screen = screenModule.exec(each)?.[1];
    // Shows every part there is: it must not decide which ones others load together.
    if (screen === 'styletile') continue;
    const kind = screen && shoppingKinds[screen];
    if (kind) shopping.add(kind);
    else if (screen) others.add(otherKind.exec(screen)?.[0] ?? screen);
    for (const importer of importersOf(each)) seen.add(importer);
  }
  if (entryPoints.size > 0) return entryPoints.size === 1 ? [...entryPoints].join('') : 'shop';
  const names = [...shopping].toSorted();
  if (names.length > 1 && libraryModule.test(module)) return 'libraries';
  if (names.length === 0) return others.size === 1 ? `${[...others].join('')}Screens` : null;
  if (names.length === 1) return `${names[0]}Parts`;
  // The cart shares much with a product, little with lists of products: it must not bring all that they share.
  if (shopping.has('cart')) return names.join(' ') === 'cart product' ? 'purchase' : 'shop';
  if (shopping.has('page')) return 'screens';
  return names.join(' ') === 'category search' && others.size === 0 ? 'listing' : 'shopping';
}

const nameOf: Rolldown.CodeSplittingNameFunction = (module, modules) =>
  sharedChunkOf(module, (each) => modules.getModuleInfo(each)?.importers ?? []);

export const codeSplitting: Rolldown.CodeSplittingOptions = {
  // A module's chunk follows from what needs it, so what it imports has a chunk already.
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

/** Files that every page has before it loads another one: nothing preloads them again. */
const loadedAlready = /\/(?:libraries|rolldown-runtime|shop)-\w+\.js$/;

/** @param files that a script needs which is loaded later. */
export function filesToPreload(files: readonly string[]): string[] {
  return files.filter((file) => !loadedAlready.test(file));
}
