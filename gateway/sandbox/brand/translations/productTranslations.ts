/** Taglines and descriptions in the other languages, by product key. Partial on purpose: the rest shows the fallback. */
import type { Translations } from '../productFromDraft.ts';
import { de } from './de.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import { ja } from './ja.ts';
import { no } from './no.ts';
import { sv } from './sv.ts';

export const productTranslations: Translations = new Map([
  ['sv', sv],
  ['ja', ja],
  ['no', no],
  ['es', es],
  ['de', de],
  ['fr', fr],
  ['it', it],
]);
