/** Rules of issued pro codes: how they are written down, who may use one, and what an account then holds. */
import type { CustomerJson } from '../../customers.ts';

type FormField = CustomerJson['form_fields'][number];

/** An issued code. The code itself is only the record's key, as a hash. */
export interface ProCodeRecord {
  /** Commerce region of the store that it is valid at. */
  store: string;
  /** Region that its holder becomes a pro of, such as `pro_ca`. */
  region: string;
  /** Last valid day, `yyyy-mm-dd`, UTC. */
  expires: string;
  /** Customer group at the vendor that its holder is put into. */
  group: number;
  /** Groups whose members stay there, such as staff, who have better prices. */
  staying: readonly number[];
  /** Null: unused. */
  holder: string | null;
}

const fieldName = 'Pro Code';
const dayMs = 24 * 60 * 60_000;

/** As typed by anyone: case and blanks around it do not count. */
export function writtenCode(typed: string): string {
  return typed.trim().toUpperCase();
}

/** Why somebody may not use a code, in the shop API's words; null when they may. */
export function proCodeProblem(
  record: ProCodeRecord | null,
  store: string,
  holders: readonly string[],
  now: number,
): string | null {
  if (!record) return 'is unknown';
  if (record.store !== store) return 'is for another store';
  if (record.holder !== null && !holders.includes(record.holder)) return 'is used';
  return Date.parse(record.expires) + dayMs <= now ? 'is expired' : null;
}

/** The group of somebody who joins. */
export function groupOfPro({ group, staying }: ProCodeRecord, before: number | null): number {
  return before !== null && staying.includes(before) ? before : group;
}

/** What a customer typed; null when nothing, and for what the account holds already. */
export function typedCode(given: readonly FormField[], held: readonly FormField[]): string | null {
  const typed = given.find(isProCode)?.value.trim() ?? '';
  return typed === '' || held.some((field) => isProCode(field) && field.value.trim() === typed)
    ? null
    : typed;
}

/** Whatever is written to this field as JSON makes a pro, so nobody but the driver may write it. */
export function looksLikeJson(typed: string): boolean {
  return /^\s*[{["]/.test(typed);
}

/**
 * Fields to store: without what a customer sent for the code, and with what makes a pro, in the field that the account
 * has for it.
 */
export function withProCode(
  given: readonly FormField[],
  held: readonly FormField[],
  { code, record: { region, expires } }: { code: string; record: ProCodeRecord },
): FormField[] {
  const name = held.find(isProCode)?.name ?? fieldName;
  return [...withoutProCode(given), { name, value: JSON.stringify({ code, region, expires }) }];
}

export function withoutProCode(given: readonly FormField[]): FormField[] {
  return given.filter((field) => !isProCode(field));
}

function isProCode({ name }: FormField): boolean {
  return name.trim().toLowerCase() === fieldName.toLowerCase();
}
