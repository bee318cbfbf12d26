/** Display texts kept in another stack of the content service, reached through `interstack/references`. */
import type { DatabaseSync } from 'node:sqlite';

type Texts = Readonly<Record<string, string>>;

interface DisplayTextSeed {
  contentType: 'display_text' | 'duplicate_display_text';
  uid: string;
  /** By content locale; en-us is the base. */
  texts: Readonly<Record<string, Texts>>;
}

const entries: readonly DisplayTextSeed[] = [
  {
    contentType: 'display_text',
    uid: 'display_text_pro',
    texts: {
      'en-us': {
        'Pro spend': 'Spent this year',
        'Pro spend left': 'Left until your limit',
        'Pro expiration': 'Your membership ends on',
      },
      de: { 'Pro spend': 'Dieses Jahr ausgegeben', 'Pro expiration': 'Deine Mitgliedschaft endet am' },
      fr: { 'Pro spend': 'Dépensé cette année' },
    },
  },
  {
    contentType: 'display_text',
    uid: 'display_text_cart',
    texts: {
      'en-us': { 'Added to cart': 'Added to cart!', 'Free shipping': 'Shipping is on us.' },
      de: { 'Added to cart': 'Im Warenkorb!', 'Free shipping': 'Den Versand übernehmen wir.' },
      ja: { 'Added to cart': 'カートに追加しました！' },
    },
  },
  {
    contentType: 'duplicate_display_text',
    uid: 'duplicate_display_text_cart',
    texts: { 'en-us': { '  added to CART ': 'Added to cart!' } },
  },
];

export function seedDisplayTexts(db: DatabaseSync): void {
  const insert = db.prepare('INSERT INTO display_texts VALUES (?, ?, ?, ?)');
  for (const { contentType, uid, texts } of entries) {
    for (const [locale, pairs] of Object.entries(texts)) {
      const input = Object.entries(pairs).map(([title, text]) => ({ title, text }));
      insert.run(contentType, uid, locale, JSON.stringify(input));
    }
  }
}
