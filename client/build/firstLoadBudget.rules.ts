/** First-load budgets by route: a build over budget fails. */

/** Kilobytes (1000 bytes) as transferred, in brotli. */
export interface Budget {
  /** All scripts. */
  scripts: number;
  /** Without React and Relay: what this project can influence. */
  own: number;
  /** All stylesheets, which load late. */
  styles: number;
  /** Number of script files. */
  files: number;
}

/**
 * By the screen's module. Current size plus a margin of 0.3, as file names and class names are hashes, which compress
 * differently after any change: lower it after each saving. The goal is 145 for all scripts, 35 for our own.
 */
export const budgets: Readonly<Record<string, Budget>> = {
  'routes/home/HomeRoute.tsx': { scripts: 113.8, own: 31.7, styles: 7.7, files: 5 },
  'routes/category/CategoryRoute.tsx': { scripts: 113.0, own: 30.9, styles: 6.3, files: 6 },
  'routes/product/ProductRoute.tsx': { scripts: 117.1, own: 35.0, styles: 8.0, files: 7 },
  'routes/search/SearchRoute.tsx': { scripts: 114.4, own: 32.3, styles: 6.3, files: 7 },
  'routes/cart/CartRoute.tsx': { scripts: 115.7, own: 33.6, styles: 7.0, files: 6 },
  'routes/blogPost/BlogPostRoute.tsx': { scripts: 110.0, own: 27.9, styles: 6.3, files: 6 },
};

export interface ManifestChunk {
  file: string;
  /** Chunk names separate libraries from our own code. */
  name?: string;
  imports?: readonly string[];
  css?: readonly string[];
}

export type Manifest = Readonly<Record<string, ManifestChunk>>;

const libraries: readonly (string | undefined)[] = ['libraries', 'rolldown-runtime'];

/** @param bytesOf transfer size of a file. */
export function firstLoad(
  manifest: Manifest,
  modules: readonly string[],
  bytesOf: (file: string) => number,
): Budget {
  const ids = new Set(modules);
  for (const id of ids) for (const inner of manifest[id]?.imports ?? []) ids.add(inner);
  const chunks = [...ids].flatMap((id) => manifest[id] ?? []);
  const own = chunks.filter(({ name }) => !libraries.includes(name));
  const kilobytes = (files: Iterable<string>) =>
    [...files].reduce((sum, file) => sum + bytesOf(file), 0) / 1000;
  return {
    scripts: kilobytes(chunks.map(({ file }) => file)),
    own: kilobytes(own.map(({ file }) => file)),
    styles: kilobytes(new Set(chunks.flatMap(({ css = [] }) => css))),
    files: chunks.length,
  };
}

const words: Readonly<Record<keyof Budget, string>> = {
  scripts: 'KB of script',
  own: 'KB of our own script',
  styles: 'KB of styles',
  files: 'script files',
};

/** One message per exceeded figure, with the file that holds the budget. */
export function excesses(route: string, load: Budget, budget: Budget): string[] {
  return (Object.keys(words) as (keyof Budget)[])
    .filter((figure) => load[figure] > budget[figure])
    .map((figure) => {
      const found = figure === 'files' ? load.files : load[figure].toFixed(3);
      return `${route} loads ${found} ${words[figure]} first, ${excess(figure, load[figure] - budget[figure])} over its budget of ${budget[figure]}: client/build/firstLoadBudget.rules.ts`;
    });
}

function excess(figure: keyof Budget, amount: number): string {
  if (figure === 'files') return String(amount);
  const bytes = Math.round(amount * 1000);
  return bytes === 1 ? '1 byte' : `${bytes} bytes`;
}
