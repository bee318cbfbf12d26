/** The stored record of a partner's key, which contains only hashes of its secrets. */
import { z } from 'zod';
import { partnerScopes } from './scopes.rules.ts';

const moment = z.iso.datetime();
const hash = z.string().regex(/^[0-9a-f]{64}$/);

const recordShape = z.strictObject({
  id: z.string().regex(/^[a-z0-9]{12}$/),
  name: z.string().min(1).max(80),
  scopes: z.array(z.enum(partnerScopes)).min(1),
  /** Query cost points per minute; null: the gateway's default for keys. */
  costPerMinute: z.int().positive().nullable(),
  createdAt: moment,
  expiresAt: moment.nullable(),
  rotatedAt: moment.nullable(),
  revokedAt: moment.nullable(),
  hash,
  /** The secret before the last rotation, and the end of its grace period. */
  previous: z.object({ hash, until: moment }).nullable(),
  /** A note for administrators. */
  note: z.string().max(500),
});
export type PartnerRecord = z.infer<typeof recordShape>;

/** The stored record is unreadable: written by a newer version, or by hand. */
export class BrokenRecord extends Error {
  override readonly name = 'BrokenRecord';
  constructor(id: string, why: string) {
    super(`The record of key ${id} cannot be read: ${why}`);
  }
}

/** @throws BrokenRecord */
export function readRecord(id: string, text: string): PartnerRecord {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw new BrokenRecord(id, 'it is not JSON');
  }
  const parsed = recordShape.safeParse(json);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new BrokenRecord(id, `${issue?.path.join('.') || 'record'}: ${issue?.message}`);
  }
  if (parsed.data.id !== id) throw new BrokenRecord(id, `it says it is ${parsed.data.id}`);
  return parsed.data;
}
