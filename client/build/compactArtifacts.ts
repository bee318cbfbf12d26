/**
 * Compacts Relay's artifacts for the browser: each node, such as a field, repeats the same properties, so it becomes a
 * function call with the varying ones. The result is the same, except for a hash that only Relay's compiler reads.
 */
import type { ESTree, Plugin } from 'vite';

type Node = ESTree.Node;

const NODES = 'virtual:artifact-nodes';

/** By kind: the node's other properties in parameter order, with their default values as source text. */
const kinds: Readonly<Record<string, Readonly<Record<string, string | null>>>> = {
  ScalarField: { name: null, alias: 'null', args: 'null', storageKey: 'null' },
  LinkedField: {
    name: null,
    concreteType: null,
    selections: null,
    plural: 'false',
    args: 'null',
    storageKey: 'null',
    alias: 'null',
  },
  Fragment: {
    name: null,
    type: null,
    selections: null,
    argumentDefinitions: '[]',
    metadata: 'null',
    abstractKey: 'null',
  },
  FragmentSpread: { name: null, args: 'null' },
  InlineFragment: { type: null, selections: null, abstractKey: 'null' },
  LocalArgument: { name: null, defaultValue: 'null' },
  Literal: { name: null, value: null },
  Variable: { name: null, variableName: null },
};

/** The module that defines the functions. */
export function nodesModule(): string {
  return Object.entries(kinds)
    .map(([kind, properties]) => {
      const parameters = Object.entries(properties).map(([name, left]) =>
        left === null ? name : `${name} = ${left}`,
      );
      return `export const ${kind} = (${parameters.join(', ')}) => ({ kind: '${kind}', ${Object.keys(properties).join(', ')} });`;
    })
    .join('\n');
}

/** @param parse gives the syntax tree of a script. */
export function compactArtifact(code: string, parse: (code: string) => Node): string {
  const used = new Set<string>();
  const textOf = ({ start, end }: Node) => code.slice(start, end);

  function written(node: Node): string {
    if (node.type === 'ArrayExpression')
      return `[${node.elements.map((element) => (element ? written(element) : '')).join(',')}]`;
    if (node.type !== 'ObjectExpression') return textOf(node);
    const values = new Map<string, string>();
    for (const property of node.properties) {
      if (property.type !== 'Property' || property.key.type !== 'Literal') return textOf(node);
      values.set(String(property.key.value), written(property.value));
    }
    return (
      call(values) ?? `{${[...values].map(([name, value]) => `${JSON.stringify(name)}:${value}`).join()}}`
    );
  }

  /** Null where a node of its kind is not written so. */
  function call(values: ReadonlyMap<string, string>): string | null {
    const kind = values.get('kind')?.replaceAll('"', '') ?? '';
    const properties = Object.entries(kinds[kind] ?? {});
    if (properties.length === 0) return null;
    const isDefault = properties.length + 1 === values.size && properties.every(([name]) => values.has(name));
    if (!isDefault) return null;
    const given = properties.map(([name, left]) => ({ value: values.get(name) ?? '', left }));
    const last = given.findLastIndex(({ value, left }) => value !== left);
    used.add(kind);
    return `$${kind}(${given
      .slice(0, last + 1)
      .map(({ value }) => value)
      .join()})`;
  }

  let compact = '';
  let done = 0;
  const replace = (node: Node) => {
    compact += code.slice(done, node.start) + written(node);
    done = node.end;
  };
  const visit = (part: unknown): void => {
    if (Array.isArray(part)) return part.forEach(visit);
    if (!isNode(part)) return;
    if (part.type === 'ObjectExpression' || part.type === 'ArrayExpression') replace(part);
    else if (isHash(part)) {
      compact += code.slice(done, part.start);
      done = part.end;
    } else for (const inner of Object.values(part)) visit(inner);
  };
  visit(parse(code));
  const names = [...used].map((kind) => `${kind} as $${kind}`);
  const imports = used.size === 0 ? '' : `import { ${names.join(', ')} } from '${NODES}';`;
  return imports + compact + code.slice(done);
}

function isNode(part: unknown): part is Node {
  return typeof part === 'object' && part !== null && 'type' in part && 'start' in part;
}

/** `node.hash = '…'` */
function isHash(node: Node): boolean {
  return (
    node.type === 'ExpressionStatement' &&
    node.expression.type === 'AssignmentExpression' &&
    node.expression.left.type === 'MemberExpression' &&
    node.expression.left.property.type === 'Identifier' &&
    node.expression.left.property.name === 'hash'
  );
}

export function compactArtifacts(): Plugin {
  return {
    name: 'compact-artifacts',
    apply: (_, { command, isSsrBuild = false }) => command === 'build' && !isSsrBuild,
    resolveId: (id) => (id === NODES ? id : null),
    load: (id) => (id === NODES ? nodesModule() : null),
    transform(code, id) {
      if (!id.includes('/__generated__/')) return null;
      return { code: compactArtifact(code, (text) => this.parse(text)), map: null };
    },
  };
}
