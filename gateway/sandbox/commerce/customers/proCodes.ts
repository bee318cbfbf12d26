/**
 * The shop's issued pro codes, and the form field 'Pro Code': a typed code is looked up and stored as JSON with its
 * region. Only the shop writes that JSON.
 */
import type { DatabaseSync } from 'node:sqlite';
import type { StoreRegion } from '../../brand/types.ts';
import type { CustomerJson } from '../../../sources/commerce/customers.ts';
import { query } from '../query.ts';
import { invalid } from '../refusal.ts';

type FormField = CustomerJson['form_fields'][number];

interface ProCodeRow {
  code: string;
  store: StoreRegion;
  region: string;
  /** Last day, `yyyy-mm-dd`. */
  expires: string;
  used_by: number | null;
}

export interface Verified {
  fields: FormField[];
  /** The code the customer joins with; null when none was typed. */
  joinsWith: string | null;
}

/** What an account held before the change; `nothingHeld` for a new one. */
export interface Held {
  id: number | null;
  fields: readonly FormField[];
  notes: string;
}

export const nothingHeld: Held = { id: null, fields: [], notes: '' };

const fieldName = 'Pro Code';
const dayMs = 24 * 60 * 60 * 1000;

const isProCode = ({ name }: FormField): boolean => name.trim().toLowerCase() === fieldName.toLowerCase();
const looksLikeJson = (text: string): boolean => /^\s*[{["]/.test(text);

export function proCodes(db: DatabaseSync, now: () => number) {
  const issued = query<ProCodeRow>(db, 'SELECT * FROM pro_codes WHERE code = ?');
  const use = query(db, 'UPDATE pro_codes SET used_by = ? WHERE code = ?');

  const problemOf = (row: ProCodeRow | undefined, store: StoreRegion, held: Held): string | null => {
    if (!row) return 'is unknown';
    if (row.store !== store) return 'is for another store';
    if (row.used_by !== null && row.used_by !== held.id) return 'is used';
    return Date.parse(row.expires) + dayMs <= now() ? 'is expired' : null;
  };

  return {
    /**
     * The form fields to store. A code that is left out or sent back unchanged stays: callers can neither remove nor
     * forge one.
     * @throws Refusal 422 with `pro_code` for an unusable one, and for JSON that the shop did not write.
     */
    verified(store: StoreRegion, given: readonly FormField[], held: Held): Verified {
      const kept = held.fields.filter(isProCode);
      const others = given.filter((field) => !isProCode(field));
      const typed = given.find(isProCode)?.value.trim() ?? '';
      if (typed === '' || kept.some(({ value }) => value.trim() === typed))
        return { fields: [...others, ...kept], joinsWith: null };
      if (looksLikeJson(typed)) throw invalid({ pro_code: 'is malformed' });
      const row = issued.get(typed);
      const problem = problemOf(row, store, held);
      if (!row || problem !== null) throw invalid({ pro_code: problem ?? 'is unknown' });
      const { code, region, expires } = row;
      const value = JSON.stringify({ code, region, expires });
      return { fields: [...others, { name: fieldName, value }], joinsWith: code };
    },

    /** @throws Refusal 422 for notes that look like a code (platform.md 3: the notes may contain a pro code). */
    ensureNotes(given: string, held: Held): void {
      if (given !== held.notes && looksLikeJson(given)) throw invalid({ notes: 'is malformed' });
    },

    use: (code: string, customerId: number) => use.run(customerId, code),
  };
}
