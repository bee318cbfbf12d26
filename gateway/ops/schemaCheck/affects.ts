/**
 * Whether a change of the schema affects an operation. Unknown kinds of changes affect all operations on the safe side.
 */
import { ChangeType, type Change } from '@graphql-inspector/core';
import type { OperationUsage } from '../../edge/operationRecords/operationUsage.ts';

export function affects({ coordinates, conditions }: OperationUsage, change: Change): boolean {
  // A change of a root type has no path, and affects everybody.
  if (change.path === undefined) return true;
  const [type = '', member] = change.path.split('.');
  const field = `${type}.${member}`;
  switch (change.type) {
    // Affects users of the field who omit the argument.
    case ChangeType.FieldArgumentAdded:
    case ChangeType.FieldArgumentDefaultChanged:
      return coordinates.has(field);
    case ChangeType.FieldArgumentRemoved:
    case ChangeType.FieldArgumentTypeChanged:
      return coordinates.has(change.path);
    case ChangeType.UnionMemberRemoved: {
      const { removedUnionMemberTypeName: removed } = change.meta as { removedUnionMemberTypeName: string };
      return coordinates.has(type) && conditions.has(removed);
    }
    // Nobody can use a new element yet; it affects those who read or send the type.
    case ChangeType.EnumValueAdded:
    case ChangeType.InputFieldAdded:
      return coordinates.has(type);
    default:
      return coordinates.has(member === undefined || type.startsWith('@') ? type : field);
  }
}
