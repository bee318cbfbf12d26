/** Every entry of the brand. */
import { isDeepStrictEqual } from 'node:util';
import { spellings, type Brand } from '../../brand/types.ts';
import type { EntryDraft, Fields } from './draft.ts';
import { editorialEntries } from './editorialEntries.ts';
import { categoryEntries, productEntries } from './productEntries.ts';

export function brandEntries(brand: Brand): EntryDraft[] {
  return [...editorialEntries(brand), ...categoryEntries(brand), ...productEntries(brand)].map(withoutCopies);
}

/** In spellings of English, only the fields that differ from the base, and no version where none does. */
function withoutCopies(draft: EntryDraft): EntryDraft {
  const base: Fields = { title: draft.title, ...draft.fields };
  const versions = Object.entries(draft.localised ?? {}).flatMap(([locale, fields]) => {
    if (!isSpelling(locale)) return [[locale, fields] as const];
    const own = Object.entries(fields).filter(([name, value]) => !isDeepStrictEqual(value, base[name]));
    return own.length === 0 ? [] : [[locale, Object.fromEntries(own)] as const];
  });
  return draft.localised ? { ...draft, localised: Object.fromEntries(versions) } : draft;
}

function isSpelling(locale: string): boolean {
  return (spellings as readonly string[]).includes(locale);
}
