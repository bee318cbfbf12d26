/** The text of `schema/schema.graphql`, and what differs between two texts. */
import { schemaText } from '../../edge/reference/schemaText.ts';
import { schema } from '../../graph/schema.ts';

export const schemaFile = new URL('../../../schema/schema.graphql', import.meta.url);

export function printedSchema(): string {
  return schemaText(schema);
}

/** Lines in only one of the texts, prefixed `-` for the first and `+` for the second. */
export function differingLines(before: string, after: string): string[] {
  const [left, right] = [before.split('\n'), after.split('\n')];
  const count = (lines: readonly string[]): Map<string, number> => {
    const counts = new Map<string, number>();
    for (const line of lines) counts.set(line, (counts.get(line) ?? 0) + 1);
    return counts;
  };
  const only = (lines: readonly string[], others: Map<string, number>, mark: string): string[] =>
    lines.flatMap((line) => {
      const left = others.get(line) ?? 0;
      others.set(line, left - 1);
      return left > 0 ? [] : `${mark} ${line}`;
    });
  return [...only(left, count(right), '-'), ...only(right, count(left), '+')];
}
