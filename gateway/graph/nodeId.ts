/** Global ids: type and key in one opaque string. Encoded and decoded only here. */
import { isObjectType, type GraphQLSchema } from 'graphql';
import { badInput } from './sourceErrors.ts';

export interface NodeId {
  typename: string;
  /** The node's own key. */
  id: string;
}

export function joinNodeId(typename: string, key: string): string {
  return Buffer.from(`${typename}:${key}`).toString('base64');
}

/** Fails with BAD_USER_INPUT for invalid ids. */
export function splitNodeId(id: string): NodeId {
  const text = Buffer.from(id, 'base64').toString('utf8');
  const colon = text.indexOf(':');
  if (colon < 1 || colon === text.length - 1) throw badInput(`'${id.slice(0, 64)}' is not a valid id.`);
  return { typename: text.slice(0, colon), id: text.slice(colon + 1) };
}

/** Fails with BAD_USER_INPUT for ids of types that `node(id:)` cannot refetch. */
export function requireNodeType(schema: GraphQLSchema, { typename }: NodeId): void {
  const type = schema.getType(typename);
  const isNode = isObjectType(type) && type.getInterfaces().some(({ name }) => name === 'Node');
  if (!isNode) throw badInput(`The id is of the type '${typename.slice(0, 64)}', which is no Node.`);
}

/** The key of an id of this type; null for other types. Fails like `splitNodeId`. */
export function keyOfNode(typename: string, id: string): string | null {
  const parts = splitNodeId(id);
  return parts.typename === typename ? parts.id : null;
}
