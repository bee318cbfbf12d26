/** Deprecations that could never end, or sooner than was announced. */
import type { GraphQLSchema } from 'graphql';
import { schemaElements } from '../../edge/operationRecords/schemaElements.ts';
import { removalDate } from './removalDate.rules.ts';

/** A line per mistake. @param before null when there is nothing to compare with. */
export function deprecationProblems(before: GraphQLSchema | null, after: GraphQLSchema): string[] {
  const announced = before === null ? null : schemaElements(before);
  return [...schemaElements(after)].flatMap(([coordinate, { deprecationReason: reason }]) => {
    if (reason === null) return [];
    const date = removalDate(reason);
    if (date === null)
      return `${coordinate} is deprecated without a removal date: write “… Removed after YYYY-MM-DD: use …”.`;
    const earlier = removalDate(announced?.get(coordinate)?.deprecationReason);
    return earlier !== null && date < earlier
      ? `${coordinate} was announced to be removed after ${earlier}: ${date} is too early.`
      : [];
  });
}
