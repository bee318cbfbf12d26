/**
 * Vite plugin: replaces each graphql`...` literal by the artifact that relay-compiler wrote for it.
 * The compiler's own babel plugin does the same; this one spares a Babel pass over every module.
 */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const artifacts = fileURLToPath(new URL('./__generated__/', import.meta.url));
const literal = /\bgraphql`\s*(?:#[^\n]*\n\s*)*(?:query|mutation|subscription|fragment)\s+(\w+)[^`]*`/g;

export function viteRelay(): Plugin {
  return {
    name: 'relay',
    enforce: 'pre',
    transform(code, id) {
      if (!/\.tsx?(\?|$)/.test(id) || !code.includes('graphql`')) return null;
      const names = new Set<string>();
      const replaced = code.replace(literal, (_, name: string) => {
        names.add(name);
        return `__relay_${name}`;
      });
      if (names.size === 0) return null;
      const imports = [...names].map((name) => {
        const file = `${artifacts}${name}.graphql.ts`;
        if (!existsSync(file)) this.warn(`relay-compiler has not written ${name}.graphql.ts yet`);
        return `import __relay_${name} from ${JSON.stringify(file)};`;
      });
      // One line, so that line numbers in stack traces stay true.
      return { code: `${imports.join(' ')} ${replaced}`, map: null };
    },
  };
}
