/** What the schema announces to remove, as a section in Markdown, earliest first. */
import { isEnumType, isInputObjectType, isInterfaceType, isObjectType, type GraphQLSchema } from 'graphql';

interface Deprecated {
  coordinate: string;
  reason: string;
}

export function deprecationsText(schema: GraphQLSchema): string {
  const rows = deprecatedIn(schema)
    .map(({ coordinate, reason }) => ({ coordinate, reason, day: removalDay(reason) }))
    .toSorted((a, b) => a.day.localeCompare(b.day) || a.coordinate.localeCompare(b.coordinate))
    .map(
      ({ coordinate, reason, day }) => `| \`${coordinate}\` | ${day} | ${reason.replaceAll('|', '\\|')} |`,
    );
  const words =
    rows.length === 0
      ? 'Nothing is deprecated.'
      : ['| what | removed after | why, and what to use instead |', '| --- | --- | --- |', ...rows].join(
          '\n',
        );
  return `## What will go\n\n${words}\n`;
}

function deprecatedIn(schema: GraphQLSchema): Deprecated[] {
  const all = Object.values(schema.getTypeMap()).filter(({ name }) => !name.startsWith('__'));
  const named = all.flatMap((type) => {
    if (isEnumType(type))
      return type.getValues().map((value) => ({ ...value, coordinate: `${type.name}.${value.name}` }));
    if (isInputObjectType(type))
      return Object.values(type.getFields()).map(({ name, deprecationReason }) => ({
        deprecationReason,
        coordinate: `${type.name}.${name}`,
      }));
    if (!isObjectType(type) && !isInterfaceType(type)) return [];
    return Object.values(type.getFields()).flatMap(({ name, args, deprecationReason }) => [
      { deprecationReason, coordinate: `${type.name}.${name}` },
      ...args.map((arg) => ({ ...arg, coordinate: `${type.name}.${name}(${arg.name}:)` })),
    ]);
  });
  return named.flatMap(({ coordinate, deprecationReason: reason }) =>
    reason ? [{ coordinate, reason }] : [],
  );
}

/** Of `… Removed after 2027-04-01: …`. */
function removalDay(reason: string): string {
  return /Removed after (\d{4}-\d{2}-\d{2})/.exec(reason)?.[1] ?? '';
}
