/** Support search (platform.md 2) over the sandbox's articles: the best match in four languages. */
import { describe, expect, test } from 'vitest';
import { brandFor } from '../../../sandbox/brand/brand.ts';
import { supportEntries } from '../../../sandbox/delivery/seed/support/supportEntries.ts';
import { plainText } from '../text/sanitizedHtml.ts';
import { indexArticle, relatedArticles, searchSupport } from './supportSearch.rules.ts';
import { isOneEditApart, stemOf, wordsOf } from './wordForms.rules.ts';

interface Fields {
  title: string;
  url: string;
  summary: string;
  body: string;
  keywords: string[];
  faq: { question: string; answer: string }[];
  unlisted: boolean;
}

const drafts = supportEntries(brandFor({})).filter(({ contentType }) => contentType === 'support');
const articlesIn = (locale: 'en-us' | 'de' | 'ja' | 'fr'): Fields[] =>
  drafts
    .map(
      (draft) =>
        ({
          ...draft.fields,
          title: draft.title,
          ...(locale === 'en-us' ? {} : draft.localised?.[locale]),
        }) as unknown as Fields,
    )
    .filter(({ unlisted }) => !unlisted);
const locales = { en: articlesIn('en-us'), de: articlesIn('de'), ja: articlesIn('ja'), fr: articlesIn('fr') };

const textOf = ({ title, summary, keywords, faq, body }: Fields) => ({
  title,
  summary,
  keywords,
  faq: faq.map(({ question, answer }) => ({ question, answer: plainText(answer, 5_000) ?? '' })),
  body: plainText(body, 20_000) ?? '',
});

function found(query: string, language: keyof typeof locales): string[] {
  return searchSupport(locales[language], (one) => indexArticle(textOf(one), language), query, language).map(
    ({ article }) => article.url,
  );
}

describe('the best article comes first', () => {
  test.each<[string, keyof typeof locales, string, string]>([
    ['a word of a title', 'en', 'warranty', '/warranty'],
    ['in any case', 'en', 'WARRANTY', '/warranty'],
    ['the beginning of a word', 'en', 'warr', '/warranty'],
    ['a plural', 'en', 'warranties', '/warranty'],
    ['a question in whole sentences', 'en', 'How do I send something back?', '/returns'],
    ['a keyword that no title has', 'en', 'refund', '/returns'],
    ['two words of different places', 'en', 'brake width', '/bindings-brakes-and-boots'],
    ['a slip of the finger', 'en', 'shiping', '/shipping'],
    ['two transposed letters', 'en', 'retrun', '/returns'],
    ['a word of a question', 'en', 'hotel', '/shipping'],
    ['a number', 'en', '88 degrees', '/wax-and-edges'],
    ['what only a text says', 'en', 'dog hair', '/skins'],
    ['what people call it', 'en', 'forgot my password', '/account-and-password'],
    ['an abbreviation', 'en', 'din', '/bindings-brakes-and-boots'],
    ['a German compound by its second half', 'de', 'Länge Stock', '/pole-length'],
    ['a German compound by its first half', 'de', 'Versand', '/shipping'],
    ['a German plural', 'de', 'Felle', '/skins'],
    ['an umlaut, written out', 'de', 'Rueckgabe', '/returns'],
    ['an umlaut, left out', 'de', 'Ruckgabe', '/returns'],
    ['a sharp s, written out', 'de', 'groesse ski', '/ski-length'],
    ['a German question', 'de', 'Wann kommt mein Paket?', '/order-status'],
    ['a German word of money', 'de', 'Mehrwertsteuer', '/paying'],
    ['Japanese, a word of a title', 'ja', '返品', '/returns'],
    [
      'Japanese, a whole question without blanks',
      'ja',
      'パスワードを忘れたのですが',
      '/account-and-password',
    ],
    ['Japanese, two words', 'ja', 'スキー 長さ', '/ski-length'],
    ['Japanese, in half-width letters', 'ja', 'ﾜｯｸｽ', '/wax-and-edges'],
    ['Japanese, what only a text says', 'ja', '三時のトラック', '/shipping'],
    ['French, without accents', 'fr', 'remboursement etiquette', '/returns'],
    ['French, a question', 'fr', 'Quelle taille pour mon enfant ?', '/ski-length'],
  ])('%s', (_case, language, query, url) => {
    expect(found(query, language)[0]).toBe(url);
  });
});

test.each<[string, keyof typeof locales, string]>([
  ['no words', 'en', '  ?! '],
  ['an empty query', 'en', ''],
  ['words that occur nowhere', 'en', 'quarterly dividend'],
  ['words of another language', 'de', 'пароль'],
])('nothing is found for %s', (_case, language, query) => {
  expect(found(query, language)).toEqual([]);
});

test('a match in a title counts more than one in the body', () => {
  const urls = found('wax', 'en');
  expect(urls.indexOf('/wax-and-edges')).toBe(0);
  expect(urls).toContain('/summer');
});

test('articles that match all words come before those that match most', () => {
  expect(found('warranty glue', 'en')).toEqual(['/warranty']);
});

describe('the passage', () => {
  const first = (query: string, language: keyof typeof locales = 'en') =>
    searchSupport(locales[language], (one) => indexArticle(textOf(one), language), query, language)[0];

  test('marks the matches', () => {
    const marked = first('edges gray')
      ?.snippet.filter(({ isMatch }) => isMatch)
      .map(({ text }) => text);
    expect(marked).toEqual(expect.arrayContaining(['gray']));
  });

  test('names the question it comes from', () => {
    expect(first('deliver on Saturdays')).toMatchObject({ article: { url: '/shipping' }, faq: 0 });
  });

  test('is short and consists of whole words', () => {
    for (const { snippet } of searchSupport(
      locales.en,
      (one) => indexArticle(textOf(one), 'en'),
      'ski',
      'en',
    )) {
      const text = snippet.map((part) => part.text).join('');
      expect(text.length).toBeLessThan(185);
    }
  });

  test('marks Japanese matches of either width', () => {
    const marked = first('ﾜｯｸｽ', 'ja')?.snippet.filter(({ isMatch }) => isMatch);
    expect(marked?.map(({ text }) => text)).toContain('ワックス');
  });
});

test.each([
  ['stop words are left out', 'how do I wax my skis', 'en', ['wax', 'skis']],
  ['unless there are no others', 'how do I', 'en', ['how', 'do', 'i']],
  ['Japanese is cut where its writing changes', 'スキーの長さ', 'ja', ['スキー', '長']],
])('%s', (_case, text, language, expected) => {
  const forms = wordsOf(text, language, { isQuery: true }).map(({ folded }) => folded);
  expect(forms).toEqual(expected);
});

test.each([
  ['bindings', 'en', 'bind'],
  ['Längen'.toLowerCase(), 'de', 'läng'],
  ['ski', 'en', 'ski'],
])('the stem of %s (%s) is %s', (word, language, stem) => {
  expect(stemOf(word, language)).toBe(stem);
});

test.each([
  ['return', 'retrun', true],
  ['return', 'returm', true],
  ['return', 'retun', true],
  ['return', 'tern', false],
  ['pole', 'pool', false],
])('%s and %s are near: %s', (a, b, near) => {
  expect(isOneEditApart(a, b)).toBe(near);
});

test('related articles: others of the same topic first, then those with words in common', () => {
  const facts = (uid: string, topic: string, ...keywords: string[]) => ({ uid, topic, keywords });
  const all = [
    facts('a', 'x'),
    facts('b', 'y', 'Wax'),
    facts('c', 'z'),
    facts('d', 'x', 'wax'),
    facts('e', 'x'),
  ];
  const one = facts('a', 'x', 'wax');
  const related = relatedArticles(one, all, (article) => article, 3).map(({ uid }) => uid);
  expect(related).toEqual(['d', 'e', 'b']);
});
