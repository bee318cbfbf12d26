/** Taglines and descriptions in the other languages, by product key. Partial on purpose: the rest shows the fallback. */
import de from '../data/products/de.json' with { type: 'json' };
import es from '../data/products/es.json' with { type: 'json' };
import fr from '../data/products/fr.json' with { type: 'json' };
import it from '../data/products/it.json' with { type: 'json' };
import ja from '../data/products/ja.json' with { type: 'json' };
import no from '../data/products/no.json' with { type: 'json' };
import sv from '../data/products/sv.json' with { type: 'json' };
import type { ProductText } from './productDraft.ts';
import type { Translations } from './productFromDraft.ts';
import type { Locale } from './types.ts';

export const productTranslations: Translations = new Map<
  Exclude<Locale, 'en-us'>,
  Readonly<Record<string, ProductText>>
>([
  ['sv', sv],
  ['ja', ja],
  ['no', no],
  ['es', es],
  ['de', de],
  ['fr', fr],
  ['it', it],
]);
