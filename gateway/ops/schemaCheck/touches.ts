/** Whether a change of the schema reaches an operation. Where a change is of no kind known here, it reaches too many. */
import { ChangeType, type Change } from '@graphql-inspector/core';
import type { OperationUsage } from './operationUsage.ts';

export function touches({ coordinates, conditions }: OperationUsage, change: Change): boolean {
  // Only another root type has no path: that reaches everybody.
  if (change.path === undefined) return true;
  const [type = '', member] = change.path.split('.');
  const field = `${type}.${member}`;
  switch (change.type) {
    // Whoever asks the field without the argument is who notices.
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
    // What is new cannot have been named yet; whoever reads the type, or brings one, may notice.
    case ChangeType.EnumValueAdded:
    case ChangeType.InputFieldAdded:
      return coordinates.has(type);
    default:
      return coordinates.has(member === undefined || type.startsWith('@') ? type : field);
  }
}
