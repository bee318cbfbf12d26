/** The changes between two schemas, without those that only repeat another one. */
import { CriticalityLevel, diff, DiffRule, type Change } from '@graphql-inspector/core';
import type { GraphQLSchema } from 'graphql';

export async function schemaChanges(before: GraphQLSchema, after: GraphQLSchema): Promise<Change[]> {
  const changes = await diff(before, after);
  const isSafe = ({ criticality }: Change): boolean => criticality.level === CriticalityLevel.NonBreaking;
  // Elements of a new type need no lines of their own. Applied only here, as the rule would also hide breaking changes.
  const safe = await DiffRule.simplifyChanges({
    changes: changes.filter(isSafe),
    oldSchema: before,
    newSchema: after,
    config: undefined,
  });
  return [...changes.filter((change) => !isSafe(change)), ...safe];
}
