/** A row of the refusals: a mutation, what is sent, and the refusal that this provokes. */
import { joinNodeId } from '../../../graph/nodeId.ts';
import type { Visitor } from '../../shop/shop.ts';

export interface Sent {
  visitor: Visitor;
  input: object;
  locale?: string;
}
export interface Row {
  mutation: string;
  member: string;
  code: string;
  /** Null where the refusal has none; for `InvalidFields` that of the first field. */
  path: string | null;
  fields?: Record<string, string>;
  by: () => Sent | Promise<Sent>;
}

/** A refusal with its code and path; `by` prepares what is sent. */
export function row(mutation: string, refusal: string, path: string | null, by: Row['by']): Row {
  const [member = '', code = ''] = refusal.split(' ');
  return { mutation, member, code, path, by };
}

/** Invalid fields: codes by path within the input. */
export function invalid(mutation: string, fields: Record<string, string>, by: Row['by']): Row {
  const [first = ''] = Object.keys(fields);
  return { mutation, member: 'InvalidFields', code: 'INVALID_FIELDS', path: first, fields, by };
}

/** No field takes as many letters. */
export const long = 'x'.repeat(256);
/** Where a variant's id is expected. */
export const product = joinNodeId('Product', 'en-us/product_lodestar_98');
