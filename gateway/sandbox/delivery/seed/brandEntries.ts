/** Every entry of the brand. */
import type { Brand } from '../../brand/types.ts';
import type { EntryDraft } from './draft.ts';
import { editorialEntries } from './editorialEntries.ts';
import { categoryEntries, productEntries } from './productEntries.ts';

export function brandEntries(brand: Brand): EntryDraft[] {
  return [...editorialEntries(brand), ...categoryEntries(brand), ...productEntries(brand)];
}
