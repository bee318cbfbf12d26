/** Announced removals in the base revision: deprecated with a removal date that has passed. */
import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isUnionType,
  type GraphQLNamedType,
  type GraphQLSchema,
  type GraphQLType,
} from 'graphql';
import { isDue } from './removalDate.rules.ts';

/** Deprecation reason of a coordinate, such as `Type.field.arg`; null when it is not deprecated. */
export function deprecationAt(schema: GraphQLSchema, coordinate: string): string | null {
  const [typeName = '', memberName, argumentName] = coordinate.split('.');
  if (memberName === undefined) return null;
  const type = schema.getType(typeName);
  if (isEnumType(type)) return type.getValue(memberName)?.deprecationReason ?? null;
  if (isInputObjectType(type)) return type.getFields()[memberName]?.deprecationReason ?? null;
  if (!isObjectType(type) && !isInterfaceType(type)) return null;
  const field = type.getFields()[memberName];
  if (argumentName === undefined) return field?.deprecationReason ?? null;
  return field?.args.find(({ name }) => name === argumentName)?.deprecationReason ?? null;
}

/** Types still reachable by queries after all due removals. */
function reachableTypes(schema: GraphQLSchema, today: string): ReadonlySet<string> {
  const reached = new Set<string>();
  const walk = (type: GraphQLNamedType | null | undefined): void => {
    if (!type || reached.has(type.name)) return;
    reached.add(type.name);
    if (isUnionType(type)) type.getTypes().forEach(walk);
    if (isInterfaceType(type)) schema.getPossibleTypes(type).forEach(walk);
    if (isObjectType(type) || isInterfaceType(type)) type.getInterfaces().forEach(walk);
    if (!isObjectType(type) && !isInterfaceType(type) && !isInputObjectType(type)) return;
    for (const field of Object.values(type.getFields())) {
      if (isDue(field.deprecationReason, today)) continue;
      walkOf(field.type);
      if (!('args' in field)) continue;
      for (const { deprecationReason, type: argumentType } of field.args)
        if (!isDue(deprecationReason, today)) walkOf(argumentType);
    }
  };
  const walkOf = (type: GraphQLType): void => walk(getNamedType(type));
  [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].forEach(walk);
  for (const directive of schema.getDirectives()) for (const { type } of directive.args) walkOf(type);
  return reached;
}

/**
 * Whether users of a path were notified in time: it, or its parent, is due for removal, or its type is reachable only
 * through elements that are due.
 * @param today `YYYY-MM-DD`
 */
export function announcedRemovals(before: GraphQLSchema, today: string): (path: string) => boolean {
  const reachable = reachableTypes(before, today);
  return (path) => {
    const parts = path.split('.');
    if (before.getType(parts[0] ?? '') && !reachable.has(parts[0] ?? '')) return true;
    return parts.some((_, index) => isDue(deprecationAt(before, parts.slice(0, index + 1).join('.')), today));
  };
}
