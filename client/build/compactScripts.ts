/**
 * Minifies our own scripts once more: Terser finds a kilobyte per page that Vite's minifier leaves. Not the libraries: it
 * removes the parentheses by which browsers know that React's code runs at once, and they would parse it twice.
 */
import { minify, type MinifyOptions } from 'terser';
import type { Plugin } from 'vite';

const options: MinifyOptions = { module: true, ecma: 2020, compress: { passes: 2 } };

export function compactScripts(): Plugin {
  return {
    name: 'compact-scripts',
    apply: 'build',
    // Files are named by what they were before.
    augmentChunkHash: () => `terser ${JSON.stringify(options)}`,
    async generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk' || chunk.name === 'libraries') continue;
        const { code } = await minify(chunk.code, options);
        if (code === undefined) throw new Error(`${chunk.fileName} could not be minified`);
        chunk.code = code;
      }
    },
  };
}
