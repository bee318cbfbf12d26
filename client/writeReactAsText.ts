/**
 * Has React's server renderer hand its text on as it is, as its build for Bun does. Its build for Node encodes each of the
 * many thousand parts of a page by itself, only for the page to be decoded again.
 */
import type { Plugin } from 'vite';

const RENDERER = 'react-dom-server.node.production.js';

/** By the name of the function: its parameters and what it does instead. */
const functions: Readonly<Record<string, string>> = {
  writeChunk: '(destination, chunk) { destination.write(chunk); }',
  writeChunkAndReturn: '(destination, chunk) { return destination.write(chunk); }',
  completeWriting: '() {}',
  stringToPrecomputedChunk: '(content) { return content; }',
  byteLengthOfChunk: '(chunk) { return chunk.length; }',
};

/** @throws Error that names a function that the renderer lacks: another version of React writes otherwise. */
export function writtenAsText(code: string): string {
  return Object.entries(functions).reduce((text, [name, instead]) => {
    const declaration = new RegExp(String.raw`^function ${name}\(.*?^\}$`, 'ms');
    if (!declaration.test(text)) throw new Error(`${RENDERER} has no function ${name}.`);
    return text.replace(declaration, `function ${name}${instead}`);
  }, code);
}

export function writeReactAsText(): Plugin {
  return {
    name: 'write-react-as-text',
    apply: (_, { command, isSsrBuild = false }) => command === 'build' && isSsrBuild,
    transform: (code, id) => (id.endsWith(RENDERER) ? { code: writtenAsText(code), map: null } : null),
  };
}
