/**
 * Imports each export of Relay's packages from its defining module. The packages' CommonJS indexes cannot be
 * tree-shaken; without them a page loads only what it uses, and hooks of single screens are in those screens' chunks.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { ESTree, Plugin } from 'vite';

type Node = ESTree.Node;
type Parse = (code: string) => Node;

/** Location of an export: a module, a property of a module's export, or several by name. */
export type Source = { readonly file: string; readonly member?: string } | SourcesByName;
type SourcesByName = ReadonlyMap<string, Source>;

const require = createRequire(import.meta.url);

/** By import specifier: its index. */
const indexes: Readonly<Record<string, string>> = {
  'relay-runtime': 'relay-runtime/lib/index.js',
  'react-relay/hooks.js': 'react-relay/lib/hooks.js',
};

const importStatement = /^import\s*\{([^}]*)\}\s*from\s*(['"])(relay-runtime|react-relay\/hooks\.js)\2;?/gm;
const requireCall = /\brequire\((['"])relay-runtime\1\)/g;

function isSeveral(source: Source): source is SourcesByName {
  return source instanceof Map;
}

/** @returns the locations of an index's exports. */
export function sourcesIn(name: string, parse: Parse): SourcesByName {
  const index = require.resolve(indexes[name] ?? name);
  const requireFrom = createRequire(index);
  const known = new Map<string, Source>();

  function sourceOf(node: Node | null): Source | undefined {
    if (node?.type === 'Identifier') return known.get(node.name);
    if (node?.type === 'CallExpression') {
      const [path] = node.arguments;
      const isRequire = node.callee.type === 'Identifier' && node.callee.name === 'require';
      if (!isRequire || path?.type !== 'Literal' || typeof path.value !== 'string') return undefined;
      return path.value in indexes ? sourcesIn(path.value, parse) : { file: requireFrom.resolve(path.value) };
    }
    if (node?.type === 'MemberExpression' && node.property.type === 'Identifier') {
      const source = sourceOf(node.object);
      const member = node.property.name;
      if (!source) return undefined;
      if (isSeveral(source)) return source.get(member);
      return source.member === undefined ? { file: source.file, member } : undefined;
    }
    if (node?.type !== 'ObjectExpression') return undefined;
    const several = new Map<string, Source>();
    for (const property of node.properties) {
      if (property.type !== 'Property' || property.key.type !== 'Identifier') continue;
      const source = sourceOf(property.value);
      if (source) several.set(property.key.name, source);
    }
    return several;
  }

  const program = parse(readFileSync(index, 'utf8'));
  let exported: Source | undefined;
  for (const statement of program.type === 'Program' ? program.body : []) {
    if (statement.type === 'VariableDeclaration')
      for (const { id, init } of statement.declarations) {
        const source = sourceOf(init);
        if (id.type === 'Identifier' && source) known.set(id.name, source);
      }
    if (statement.type === 'ExpressionStatement' && statement.expression.type === 'AssignmentExpression')
      exported = sourceOf(statement.expression.right);
  }
  if (!exported || !isSeveral(exported)) throw new Error(`${index} does not export an object.`);
  return exported;
}

/** @throws Error that names a missing export. */
export function importDirectly(code: string, sourcesOf: (name: string) => SourcesByName): string {
  return code.replace(importStatement, (_, names: string, _quote, index: string) =>
    names
      .split(',')
      .map((each) => each.trim())
      .filter((each) => each !== '')
      .map((each) => {
        const [name = '', local = name] = each.split(/\s+as\s+/);
        const source = sourcesOf(index).get(name);
        if (!source || isSeveral(source)) throw new Error(`${index} has no export ${name} to import.`);
        const imported = source.member === undefined ? local : `{ ${source.member} as ${local} }`;
        return `import ${imported} from ${JSON.stringify(source.file)};`;
      })
      .join(' '),
  );
}

/** For CommonJS: an object with only the exports that the code reads as properties. */
export function requireDirectly(code: string, sourcesOf: (name: string) => SourcesByName): string {
  const read = new Set([...code.matchAll(/\.(\w+)/g)].map(([, name]) => name));
  const written = (sources: SourcesByName): string =>
    `{${[...sources]
      .filter(([name]) => read.has(name))
      .map(([name, source]) => {
        if (isSeveral(source)) return `${name}:${written(source)}`;
        const module = `require(${JSON.stringify(source.file)})`;
        return `${name}:${source.member === undefined ? module : `${module}.${source.member}`}`;
      })
      .join()}}`;
  return code.replace(requireCall, () => `(${written(sourcesOf('relay-runtime'))})`);
}

export function directImports(): Plugin {
  const known = new Map<string, SourcesByName>();
  return {
    name: 'direct-imports-of-relay',
    apply: (_, { command, isSsrBuild = false }) => command === 'build' && !isSsrBuild,
    transform(code, id) {
      const sourcesOf = (name: string) => {
        const sources = known.get(name) ?? sourcesIn(name, (text) => this.parse(text));
        known.set(name, sources);
        return sources;
      };
      const isLibrary = id.includes('/node_modules/');
      if (isLibrary && !id.includes('/react-relay/lib/')) return null;
      const direct = (isLibrary ? requireDirectly : importDirectly)(code, sourcesOf);
      return direct === code ? null : { code: direct, map: null };
    },
  };
}
