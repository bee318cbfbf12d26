/** The support section: topics, articles, and one malicious entry. */
import { categoryUid, productUid } from '../../../brand/ids.ts';
import { locales, type Brand, type Locale } from '../../../brand/types.ts';
import { contentRegions } from '../../../brand/contentRegions.ts';
import { refTo, type EntryDraft, type Fields } from '../draft.ts';
import { hostileMarkup, hostileText } from '../hostileTexts.ts';
import { localisedEntry, type Translate } from '../localisedEntry.ts';
import { supportArticles, supportTopics, type SupportArticle } from './supportArticles.ts';

export function supportEntries(brand: Brand): EntryDraft[] {
  return [
    ...supportTopics.map(({ key, title, summary }, position) =>
      localisedEntry({ contentType: 'support_topic', uid: topicUid(key) }, locales, (t, locale) => ({
        title: t(title),
        key,
        summary: summary[locale] ?? '',
        sort_order: position + 1,
      })),
    ),
    ...supportArticles.map((article, position) => articleOf(article, position, brand)),
    hostileArticle,
  ];
}

function topicUid(key: string): string {
  return `support_topic_${key}`;
}

export function supportUid(key: string): string {
  return `support_${key.replaceAll('-', '_')}`;
}

function articleOf(article: SupportArticle, position: number, brand: Brand): EntryDraft {
  const translated = locales.filter((locale) => article.title[locale] !== undefined);
  return localisedEntry(
    { contentType: 'support', uid: supportUid(article.key) },
    translated,
    (t, locale) => ({
      title: t(article.title),
      url: `/${article.key}`,
      regions: contentRegions,
      topic: [refTo('support_topic', topicUid(article.topic))],
      summary: t(article.summary),
      // Without a translation it is empty, and falls back to English.
      body: withLinks(article.body[locale] ?? '', brand),
      faq: questionsIn(article, t, locale, brand),
      keywords: [...(article.keywords[locale] ?? [])],
      products: (article.products ?? []).flatMap((key) => {
        const product = brand.products.find((one) => one.key === key && !one.withdrawn);
        return product ? [refTo('product', productUid(product))] : [];
      }),
      categories: (article.categories ?? []).map((path) => refTo('product_category', categoryUid(path))),
      sort_order: position + 1,
      unlisted: false,
      seo_meta: { seo_title: '', seo_description: '', og_image: { amplience_id: '' } },
    }),
  );
}

/** A question without a translation is left out of a translated article. */
function questionsIn(article: SupportArticle, t: Translate, locale: Locale, brand: Brand): Fields[] {
  return (article.faq ?? [])
    .filter(({ question }) => question[locale] !== undefined)
    .map(({ question, answer }) => ({ question: t(question), answer: withLinks(t(answer), brand) }));
}

/** Replaces the links and embedded items of supportArticles.ts with the vendor's markup. */
function withLinks(html: string, brand: Brand): string {
  return html
    .replaceAll(
      /\{(article|category|page):([^|}]+)\|([^}]+)\}/g,
      (_, kind: string, name: string, words: string) => {
        const [type, uid] =
          kind === 'article'
            ? ['support', supportUid(name)]
            : kind === 'category'
              ? ['product_category', categoryUid(name)]
              : ['page', `page_${name}`];
        return `<a class="embedded-entry link-entry" href="/${name}" data-sys-entry-uid="${uid}" data-sys-content-type-uid="${type}" sys-style-type="link" type="entry">${words}</a>`;
      },
    )
    .replaceAll(/\{screen:([^|}]+)\|([^}]+)\}/g, '<a href="$1">$2</a>')
    .replaceAll(/\{product:([^}]+)\}/g, (_, key: string) => {
      const product = brand.products.find((one) => one.key === key && !one.withdrawn);
      return product
        ? `<div class="redactor-component embedded-entry block-entry" data-sys-entry-uid="${productUid(product)}" data-sys-content-type-uid="product" sys-style-type="block" type="entry"></div>`
        : '';
    })
    .replaceAll(
      /\{asset:([^}]+)\}/g,
      '<figure class="embedded-asset" data-sys-asset-uid="$1" type="asset" sys-style-type="display"></figure>',
    );
}

/** What somebody with a stolen editor's account could write. It is not listed, and must do no harm at its address. */
const hostileArticle: EntryDraft = {
  contentType: 'support',
  uid: 'support_hostile',
  title: hostileText,
  fields: {
    url: '/hostile',
    regions: contentRegions,
    topic: [refTo('support_topic', 'support_topic_that_is_not_there')],
    summary: hostileText,
    body: hostileMarkup,
    faq: [
      { question: hostileText, answer: hostileMarkup },
      { question: '', answer: hostileMarkup },
    ],
    keywords: [hostileText, ''],
    products: [refTo('product', 'product_that_is_not_there'), refTo('page', 'page_about')],
    categories: [refTo('product_category', 'category_that_is_not_there')],
    sort_order: null,
    unlisted: true,
    seo_meta: { seo_title: hostileText, seo_description: hostileText, og_image: { amplience_id: '../../x' } },
  },
};
