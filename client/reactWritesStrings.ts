/**
 * Has React's server renderer write its strings as they are. Its build for Node encodes each of the thousands of strings
 * of a page into views of 2 KB; our pages are sent whole, and encoding one string is several times as fast. Only the
 * production bundle is changed: htmlOf takes both.
 */
import type { Plugin } from 'vite';

const renderer = 'react-dom-server.node.production.js';

const replacements: Readonly<Record<string, string>> = {
  writeChunk: '(destination, chunk) { if (chunk.length !== 0) destination.write(chunk); }',
  stringToPrecomputedChunk: '(content) { return content; }',
  // React splits pages by it, and ours are never split (progressiveChunkSize).
  byteLengthOfChunk: '(chunk) { return chunk.length; }',
};

export function reactWritesStrings(): Plugin {
  return {
    name: 'react-writes-strings',
    apply: (_, { command, isSsrBuild = false }) => command === 'build' && isSsrBuild,
    transform(code, id) {
      if (!id.endsWith(renderer)) return null;
      let changed = code;
      for (const [name, text] of Object.entries(replacements)) {
        if (!code.includes(`function ${name}(`)) this.error(`${renderer} has no ${name} any more`);
        changed = changed.replace(`function ${name}(`, `function ${name}${text}\nfunction ${name}OfBytes(`);
      }
      return { code: changed, map: null };
    },
  };
}
