/** The support section: topics, articles, and one entry that means no good. */
import { categoryUid, productUid } from '../../../brand/ids.ts';
import { locales, type Brand, type Locale, type Localised } from '../../../brand/types.ts';
import { everywhere, refTo, type EntryDraft, type Fields } from '../draft.ts';
import { hostileMarkup, hostileText } from '../hostileTexts.ts';
import { inAll, written, type Say } from '../say.ts';
import { supportTexts, type SupportText, type TopicKey } from './supportText.ts';

const topics: readonly { key: TopicKey; title: Localised; summary: Localised }[] = [
  {
    key: 'orders',
    title: inAll(
      'Orders and delivery', 'Order och leverans', 'ご注文と配送', 'Bestilling og levering', 'Pedidos y entregas',
      'Bestellung und Lieferung', 'Commandes et livraison', 'Ordini e consegna',
    ), // prettier-ignore
    summary: { 'en-us': 'From the button to your door.', de: 'Vom Knopf bis an Ihre Tür.', fr: 'Du bouton à votre porte.', ja: 'ボタンから玄関まで。' }, // prettier-ignore
  },
  {
    key: 'returns',
    title: inAll(
      'Returns and warranty', 'Retur och garanti', '返品と保証', 'Retur og garanti', 'Devoluciones y garantía',
      'Rückgabe und Garantie', 'Retours et garantie', 'Resi e garanzia',
    ), // prettier-ignore
    summary: { 'en-us': 'When it should go back, or be mended.', de: 'Wenn es zurück soll oder geflickt werden muss.', fr: 'Quand il faut rendre, ou réparer.', ja: 'お返しいただくとき、直すとき。' }, // prettier-ignore
  },
  {
    key: 'sizes',
    title: inAll(
      'Choosing a size', 'Välja storlek', 'サイズ選び', 'Velge størrelse', 'Elegir la talla', 'Die richtige Größe',
      'Choisir la taille', 'Scegliere la misura',
    ), // prettier-ignore
    summary: { 'en-us': 'Skis, poles, bindings, heads.', de: 'Ski, Stöcke, Bindungen, Köpfe.', fr: 'Skis, bâtons, fixations, têtes.', ja: 'スキー、ポール、ビンディング、頭。' }, // prettier-ignore
  },
  {
    key: 'care',
    title: inAll(
      'Mounting and care', 'Montering och skötsel', '取り付けとお手入れ', 'Montering og stell', 'Montaje y cuidado',
      'Montage und Pflege', 'Montage et entretien', 'Montaggio e cura',
    ), // prettier-ignore
    summary: { 'en-us': 'Holes, wax, glue, and the summer.', de: 'Löcher, Wachs, Kleber und der Sommer.', fr: 'Des trous, du fart, de la colle, et l’été.', ja: '穴とワックスと接着剤、そして夏。' }, // prettier-ignore
  },
  {
    key: 'account',
    title: inAll(
      'Account and pro', 'Konto och pro', 'アカウントとプロ', 'Konto og pro', 'Cuenta y pro', 'Konto und Pro',
      'Compte et pro', 'Account e pro',
    ), // prettier-ignore
    summary: { 'en-us': 'Passwords, payment, pro prices.', de: 'Passwörter, Bezahlen, Pro-Preise.', fr: 'Mots de passe, paiement, prix pro.', ja: 'パスワード、お支払い、プロ価格。' }, // prettier-ignore
  },
];

export function supportEntries(brand: Brand): EntryDraft[] {
  return [
    ...topics.map(({ key, title, summary }, position) =>
      written({ contentType: 'support_topic', uid: topicUid(key) }, locales, (say, locale) => ({
        title: say(title),
        key,
        summary: summary[locale] ?? '',
        sort_order: position + 1,
      })),
    ),
    ...supportTexts.map((text, position) => articleOf(text, position, brand)),
    hostileArticle,
  ];
}

function topicUid(key: TopicKey): string {
  return `support_topic_${key}`;
}

export function supportUid(key: string): string {
  return `support_${key.replaceAll('-', '_')}`;
}

function articleOf(text: SupportText, position: number, brand: Brand): EntryDraft {
  const translated = locales.filter((locale) => text.title[locale] !== undefined);
  return written({ contentType: 'support', uid: supportUid(text.key) }, translated, (say, locale) => ({
    title: say(text.title),
    url: `/${text.key}`,
    regions: everywhere,
    topic: [refTo('support_topic', topicUid(text.topic))],
    summary: say(text.summary),
    body: withLinks(say(text.body), brand),
    faq: questionsIn(text, say, locale, brand),
    keywords: [...(text.keywords[locale] ?? [])],
    products: (text.products ?? []).flatMap((key) => {
      const product = brand.products.find((one) => one.key === key && !one.withdrawn);
      return product ? [refTo('product', productUid(product))] : [];
    }),
    categories: (text.categories ?? []).map((path) => refTo('product_category', categoryUid(path))),
    sort_order: position + 1,
    unlisted: false,
    seo_meta: { seo_title: '', seo_description: '', og_image: { amplience_id: '' } },
  }));
}

/** A question that has no translation is left out of a translated article: one English one among others helps nobody. */
function questionsIn(text: SupportText, say: Say, locale: Locale, brand: Brand): Fields[] {
  return (text.faq ?? [])
    .filter(({ question }) => question[locale] !== undefined)
    .map(({ question, answer }) => ({ question: say(question), answer: withLinks(say(answer), brand) }));
}

/** The marks of support/supportText.ts, as the vendor's editor writes them. */
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

/** What somebody might write who took an editor's account over: opened by its address only, and harmless there. */
const hostileArticle: EntryDraft = {
  contentType: 'support',
  uid: 'support_hostile',
  title: hostileText,
  fields: {
    url: '/hostile',
    regions: everywhere,
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
