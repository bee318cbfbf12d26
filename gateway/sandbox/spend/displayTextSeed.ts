/** Display texts in another stack of the content service, reached through `interstack/references`. */
import type { DatabaseSync } from 'node:sqlite';

type Texts = Readonly<Record<string, string>>;

interface DisplayTextSeed {
  contentType: 'display_text' | 'duplicate_display_text';
  uid: string;
  /** By content locale; en-us is the base. */
  texts: Readonly<Record<string, Texts>>;
}

export const displayTextSeeds: readonly DisplayTextSeed[] = [
  {
    contentType: 'display_text',
    uid: 'display_text_pro',
    texts: {
      'en-us': {
        'pro.meter.title': 'Your pro spend this year',
        'pro.meter.remaining': '{remaining} left',
      },
      de: { 'pro.meter.title': 'Dieses Jahr ausgegeben' },
      fr: { 'pro.meter.title': 'Dépensé cette année' },
    },
  },
  {
    contentType: 'display_text',
    uid: 'display_text_cart',
    texts: {
      'en-us': { 'addToCart.added': 'Added to cart!', 'cart.freeShipping.reached': 'Shipping is free.' },
      de: { 'addToCart.added': 'Im Warenkorb!', 'cart.freeShipping.reached': 'Den Versand übernehmen wir.' },
      ja: { 'addToCart.added': 'カートに追加しました！' },
    },
  },
  {
    contentType: 'duplicate_display_text',
    uid: 'duplicate_display_text_cart',
    texts: { 'en-us': { '  addToCart.ADDED ': 'Added to cart.' } },
  },
];

export function seedDisplayTexts(db: DatabaseSync): void {
  const insert = db.prepare('INSERT INTO display_texts VALUES (?, ?, ?, ?)');
  for (const { contentType, uid, texts } of displayTextSeeds) {
    for (const [locale, pairs] of Object.entries(texts)) {
      const input = Object.entries(pairs).map(([title, text]) => ({ title, text }));
      insert.run(contentType, uid, locale, JSON.stringify(input));
    }
  }
}
