/**
 * Every refusal that a mutation can throw is a member of its result union: a missing one would become a top-level error.
 * Follows references from each resolver through the graph's top-level declarations.
 */
import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isUnionType } from 'graphql';
import { expect, test } from 'vitest';
import { parseSync } from 'vite';
import { schema } from './schema.ts';

const root = import.meta.dirname;

interface Node {
  type: string;
  [key: string]: unknown;
}

interface Declaration {
  file: string;
  node: Node;
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

function childrenOf(node: Node): Node[] {
  return Object.values(node).flat().filter(isNode);
}

function nameOf(value: unknown): string {
  const name = isNode(value) ? (value['name'] ?? value['value']) : '';
  return typeof name === 'string' ? name : '';
}

function property(object: unknown, key: string): unknown {
  const found = isNode(object) ? childrenOf(object).find((child) => nameOf(child['key']) === key) : undefined;
  return found?.['value'];
}

/** Types have no effect at run time, a check is not a throw, and `types` is the list under test. */
function isSkipped(node: Node): boolean {
  return (
    /^TS(?!AsExpression|SatisfiesExpression|NonNullExpression)/.test(node.type) ||
    (node.type === 'BinaryExpression' && node['operator'] === 'instanceof') ||
    (node.type === 'Property' && nameOf(node['key']) === 'types')
  );
}

/** Names used as values. Local variables are not told from top-level ones, which can only find too much. */
function referencesOf(node: Node): string[] {
  if (isSkipped(node)) return [];
  if (node.type === 'Identifier') return [nameOf(node)];
  const isNamed = node['computed'] !== true && node['shorthand'] !== true;
  return childrenOf(node)
    .filter((child) => !isNamed || (child !== node['key'] && child !== node['property']))
    .flatMap(referencesOf);
}

/** `call` of a `builder.call(…)` statement. */
function builderCall(node: Node, call: string): readonly unknown[] | null {
  const expression = node.type === 'ExpressionStatement' ? node['expression'] : null;
  const callee = isNode(expression) ? expression['callee'] : null;
  if (!isNode(expression) || !isNode(callee)) return null;
  const isCall = nameOf(callee['object']) === 'builder' && nameOf(callee['property']) === call;
  return isCall && Array.isArray(expression['arguments']) ? expression['arguments'] : null;
}

/** Top-level declarations and imports by `file#name`; an import stands for the declaration in its own file. */
const declarations = new Map<string, Declaration>();
const imports = new Map<string, string>();
const statements: Declaration[] = [];

function addImport(file: string, node: Node): void {
  const source = nameOf(node['source']);
  if (!source.startsWith('.')) return;
  for (const specifier of childrenOf(node).filter(({ type }) => type === 'ImportSpecifier')) {
    const imported = `${join(dirname(file), source)}#${nameOf(specifier['imported'])}`;
    imports.set(`${file}#${nameOf(specifier['local'])}`, imported);
  }
}

function addDeclaration(file: string, node: Node): void {
  const names = node.type === 'VariableDeclaration' ? childrenOf(node) : [node];
  for (const named of names) declarations.set(`${file}#${nameOf(named['id'])}`, { file, node: named });
}

for (const path of readdirSync(root, { recursive: true, encoding: 'utf8' })) {
  if (!path.endsWith('.ts') || path.endsWith('.test.ts')) continue;
  const file = join(root, path);
  const { program } = parseSync(file, readFileSync(file, 'utf8'));
  for (const statement of childrenOf({ ...program })) {
    const exported = statement['declaration'];
    const node = isNode(exported) ? exported : statement;
    statements.push({ file, node });
    if (node.type === 'ImportDeclaration') addImport(file, node);
    else addDeclaration(file, node);
  }
}

/** GraphQL names by class key, from `builder.objectType(SomeError, { name })`. */
const refusals = new Map(
  statements.flatMap(({ file, node }) => {
    const [errorClass, options] = builderCall(node, 'objectType') ?? [];
    const key = `${file}#${nameOf(errorClass)}`;
    const declared = declarations.get(imports.get(key) ?? key)?.node;
    const isRefusal = nameOf(declared?.['superClass']) === 'RefusalError';
    return isRefusal ? [[imports.get(key) ?? key, nameOf(property(options, 'name'))] as const] : [];
  }),
);

/** GraphQL names of the refusals that a statement's code can create. */
function refusalsFrom({ file, node }: Declaration, seen = new Set<string>()): string[] {
  return referencesOf(node).flatMap((name) => {
    const key = imports.get(`${file}#${name}`) ?? `${file}#${name}`;
    const declared = declarations.get(key);
    if (!declared || seen.has(key)) return [];
    seen.add(key);
    const refusal = refusals.get(key);
    return refusal === undefined ? refusalsFrom(declared, seen) : [refusal];
  });
}

const mutations = statements.flatMap((statement) => {
  const [field] = builderCall(statement.node, 'mutationField') ?? [];
  return field === undefined ? [] : [{ field: nameOf(field), statement }];
});

test('every mutation and every refusal class is found', () => {
  const fields = Object.keys(schema.getMutationType()?.getFields() ?? {});
  expect(mutations.map(({ field }) => field).toSorted()).toEqual(fields.toSorted());
  const classes = [...declarations].filter(
    ([, { node }]) => node.type === 'ClassDeclaration' && nameOf(node['superClass']) === 'RefusalError',
  );
  expect([...refusals.keys()].toSorted()).toEqual(classes.map(([key]) => key).toSorted());
  expect(refusals.size).toBeGreaterThan(10);
});

test.each(mutations)(
  'the result union of $field lists exactly the refusals it throws',
  ({ field, statement }) => {
    const type = schema.getMutationType()?.getFields()[field]?.type;
    const result = type && 'ofType' in type ? type.ofType : type;
    const members = isUnionType(result) ? result.getTypes().map(({ name }) => name) : [];
    const listed = members.filter((name) => [...refusals.values()].includes(name));
    expect(listed.toSorted()).toEqual(refusalsFrom(statement).toSorted());
  },
);
