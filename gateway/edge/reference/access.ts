/** Who may select an element, from the tables that the scope check reads. An element in no table of operations is closed. */
import { mutationAccess, queryAccess, typeAccess, type Access } from '../partners/scopes.rules.ts';

export function accessOfOperation(group: 'query' | 'mutation', name: string): Access {
  return (group === 'query' ? queryAccess : mutationAccess)[name] ?? 'shop only';
}

/** Null for types that need no scope of their own: whoever reaches them may read them. */
export function accessOfType(name: string): Access | null {
  return typeAccess[name] ?? null;
}
