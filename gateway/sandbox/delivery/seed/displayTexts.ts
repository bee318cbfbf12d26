/**
 * Interface words that editors keep, by title (catalogue.md 3, Display text). The title is the wording key, or the
 * English word itself where content is looked up for it. English is the shop's own: editors write down what they changed.
 */
import type { Locale } from '../../brand/types.ts';
import type { EntryDraft, Fields } from './draft.ts';
import de from '../../data/wording/de.json' with { type: 'json' };
import es from '../../data/wording/es.json' with { type: 'json' };
import fr from '../../data/wording/fr.json' with { type: 'json' };
import it from '../../data/wording/it.json' with { type: 'json' };
import ja from '../../data/wording/ja.json' with { type: 'json' };
import no from '../../data/wording/no.json' with { type: 'json' };
import sv from '../../data/wording/sv.json' with { type: 'json' };

type Texts = Readonly<Record<string, string>>;

export const translations: Readonly<Record<Exclude<Locale, 'en-us'>, Texts>> = { sv, ja, no, es, de, fr, it };

/** The base entry. One title is written as editors write in a hurry: case and spaces around it do not count. */
export const baseTexts: Texts = {
  'Related Products': 'Related Products',
  'Shop Now': 'Shop Now',
  'Learn More': 'Learn More',
  '  Shell.FOLLOW ': 'Follow us',
};

/** Where editors try out other words: fills gaps of the first list. */
const duplicates: Texts = { 'cart.lowStock': 'Low stock' };

export function displayTextEntries(): EntryDraft[] {
  return [
    {
      contentType: 'display_text',
      uid: 'display_text_main',
      title: 'Display text',
      fields: inputOf(baseTexts),
      localised: Object.fromEntries(
        Object.entries(translations).map(([locale, texts]) => [locale, inputOf(texts)]),
      ),
    },
    {
      contentType: 'duplicate_display_text',
      uid: 'duplicate_display_text_main',
      title: 'Duplicate display text',
      fields: inputOf(duplicates),
    },
  ];
}

function inputOf(texts: Texts): Fields {
  return {
    display_text_input: Object.entries(texts).map(([title, text]) => ({ title, text: unbroken(text) })),
  };
}

/** The space that French, and a percent sign in German, sets before a mark never ends a line. */
function unbroken(text: string): string {
  return text.replaceAll(/ (?=[:;!?%»])/g, '\u00a0').replaceAll('« ', '«\u00a0');
}
