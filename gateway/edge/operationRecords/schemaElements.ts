/** The types of a schema, their fields, arguments and values, by coordinate. */
import { isEnumType, isInputObjectType, isInterfaceType, isObjectType, type GraphQLSchema } from 'graphql';

export interface SchemaElement {
  /** Type of a field or argument in the notation of GraphQL, such as `[Product!]!`; empty for types and values. */
  type: string;
  description: string;
  /** Null when it is not deprecated. */
  deprecationReason: string | null;
}

interface Described {
  type?: unknown;
  description?: string | null | undefined;
  deprecationReason?: string | null | undefined;
}

function elementOf({ type, description, deprecationReason }: Described): SchemaElement {
  return {
    type: type === undefined ? '' : String(type),
    description: description ?? '',
    deprecationReason: deprecationReason ?? null,
  };
}

/** By coordinate: `Type`, `Type.field`, `Type.field.argument`, `Input.field`, `Enum.VALUE`. */
export function schemaElements(schema: GraphQLSchema): ReadonlyMap<string, SchemaElement> {
  const elements = new Map<string, SchemaElement>();
  for (const type of Object.values(schema.getTypeMap())) {
    if (type.name.startsWith('__')) continue;
    elements.set(type.name, elementOf({ description: type.description }));
    if (isEnumType(type))
      for (const value of type.getValues())
        elements.set(
          `${type.name}.${value.name}`,
          elementOf({ description: value.description, deprecationReason: value.deprecationReason }),
        );
    if (!isObjectType(type) && !isInterfaceType(type) && !isInputObjectType(type)) continue;
    for (const field of Object.values(type.getFields())) {
      const coordinate = `${type.name}.${field.name}`;
      elements.set(coordinate, elementOf(field));
      if ('args' in field)
        for (const argument of field.args)
          elements.set(`${coordinate}.${argument.name}`, elementOf(argument));
    }
  }
  return elements;
}
