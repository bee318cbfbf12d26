/** Checks a partner's operation against the scopes of its key, by the document alone, before any upstream call. */
import {
  getNamedType,
  Kind,
  TypeInfo,
  valueFromASTUntyped,
  visit,
  visitWithTypeInfo,
  type DefinitionNode,
  type DocumentNode,
  type FieldNode,
  type GraphQLSchema,
} from 'graphql';
import { codedError } from '../../graph/codedError.ts';
import { requireNodeType, splitNodeId } from '../../graph/nodeId.ts';
import { mayAccess, mutationAccess, queryAccess, typeAccess, type Access } from './scopes.rules.ts';

/** An element that an operation selects: `Query.search`, or the type `Product`. */
interface Use {
  what: string;
  access: Access | undefined;
}

/** A valid document, the operation to run, and the caller. */
export interface GuardedOperation {
  schema: GraphQLSchema;
  document: DocumentNode;
  operationName: string | null | undefined;
  variables: Readonly<Record<string, unknown>>;
  scopes: ReadonlySet<string>;
}

/**
 * Throws FORBIDDEN (403) with the missing scope in its extensions when the operation selects an element outside the
 * scopes; BAD_USER_INPUT when a node's id is invalid. Selections under `@skip` count as well.
 */
export function refuseOutsideScopes(operation: GuardedOperation): void {
  const closed = usesOf(operation).filter(({ access }) => !mayAccess(operation.scopes, access));
  const [first] = closed;
  if (!first) return;
  const missing = [
    ...new Set(closed.map(({ access }) => access).filter((access) => access && access !== 'shop only')),
  ].toSorted();
  // Elements closed to all keys are reported first, as no scope would help.
  const never = closed.find(({ access }) => access === undefined || access === 'shop only');
  throw codedError(
    'FORBIDDEN',
    never
      ? `${never.what} belongs to the shop's own pages and is not open to partners.`
      : `${first.what} needs the scope '${first.access}', which this key does not have.`,
    missing.length > 0 ? { missingScopes: missing } : {},
  );
}

/** Whether an operation selects something of a browser's session, such as its cart or customer. */
export function isAboutSession(schema: GraphQLSchema, document: DocumentNode): boolean {
  const operation = { schema, document, operationName: null, variables: {} };
  return usesOf(operation).some(({ access }) => access === undefined || access === 'shop only');
}

function usesOf({ schema, document, operationName, variables }: Omit<GuardedOperation, 'scopes'>): Use[] {
  const uses: Use[] = [];
  const types = new TypeInfo(schema);
  // Fragments are separate definitions: all are checked, including those that only other operations use.
  const definitions = document.definitions.filter(
    (one) => one.kind !== Kind.OPERATION_DEFINITION || !operationName || one.name?.value === operationName,
  );
  const values = withDefaults(definitions, variables);
  visit(
    { ...document, definitions },
    visitWithTypeInfo(types, {
      Field(node) {
        const parent = types.getParentType()?.name;
        const name = node.name.value;
        if (name.startsWith('__')) return;
        if (parent === 'Query') uses.push({ what: name, access: queryAccess[name] });
        if (parent === 'Mutation') uses.push({ what: name, access: mutationAccess[name] });
        if (parent === 'Query' && (name === 'node' || name === 'nodes')) {
          uses.push(...idsOf(node, values).map((id) => nodeUse(schema, id)));
        }
        const type = types.getType();
        if (type) uses.push(...typeUses(getNamedType(type).name));
      },
      FragmentDefinition: ({ typeCondition }) => void uses.push(...typeUses(typeCondition.name.value)),
      InlineFragment: ({ typeCondition }) =>
        void uses.push(...(typeCondition ? typeUses(typeCondition.name.value) : [])),
    }),
  );
  return uses;
}

function typeUses(name: string): Use[] {
  return name in typeAccess ? [typeUse(name)] : [];
}

/** The type of a node's id. */
function nodeUse(schema: GraphQLSchema, text: string): Use {
  const id = splitNodeId(text);
  requireNodeType(schema, id);
  return typeUse(id.typename);
}

function typeUse(name: string): Use {
  return { what: name, access: typeAccess[name] };
}

/** Ids in the arguments of `node` and `nodes`, literal or from variables. */
function idsOf(node: FieldNode, variables: Readonly<Record<string, unknown>>): string[] {
  return (node.arguments ?? []).flatMap(({ value }) => valueFromASTUntyped(value, variables)).map(String);
}

/** The caller's variables, with the operation's default values. */
function withDefaults(
  definitions: readonly DefinitionNode[],
  variables: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  const defaults = definitions
    .flatMap((one) => (one.kind === Kind.OPERATION_DEFINITION ? (one.variableDefinitions ?? []) : []))
    .filter(({ variable, defaultValue }) => defaultValue && variables[variable.name.value] === undefined)
    .map(({ variable, defaultValue }) => [
      variable.name.value,
      defaultValue && valueFromASTUntyped(defaultValue),
    ]);
  return { ...variables, ...Object.fromEntries(defaults) };
}
