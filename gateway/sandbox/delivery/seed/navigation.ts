/** Header and footer, in every locale. Every link leads to an entry of this seed. */
import { categoryUid } from '../../brand/ids.ts';
import { locales, type Brand, type Localised } from '../../brand/types.ts';
import {
  everywhere,
  linkTo,
  linkToScreen,
  pros,
  refTo,
  shopping,
  type EntryDraft,
  type Fields,
  type LinkDraft,
} from './draft.ts';
import { inAll, type Say, written } from './say.ts';
import { supportUid } from './support/supportEntries.ts';

const words = {
  about: inAll(
    'About',
    'Om oss',
    '会社について',
    'Om oss',
    'Quiénes somos',
    'Über uns',
    'À propos',
    'Chi siamo',
  ),
  journal: inAll('Journal', 'Journal', 'ジャーナル', 'Journal', 'Diario', 'Journal', 'Journal', 'Diario'),
  support: inAll('Support', 'Hjälp', 'サポート', 'Hjelp', 'Ayuda', 'Hilfe', 'Aide', 'Assistenza'),
  stores: inAll('Stores', 'Butiker', '店舗', 'Butikker', 'Tiendas', 'Läden', 'Magasins', 'Negozi'),
  craft: inAll(
    'How they are made',
    'Så görs de',
    'つくり方',
    'Slik lages de',
    'Cómo se hacen',
    'Wie sie entstehen',
    'Comment ils sont faits',
    'Come nascono',
  ),
  shop: inAll('Shop', 'Handla', 'ショップ', 'Butikk', 'Tienda', 'Sortiment', 'Boutique', 'Prodotti'),
  help: inAll('Help', 'Hjälp', 'ヘルプ', 'Hjelp', 'Ayuda', 'Hilfe', 'Aide', 'Aiuto'),
  mine: inAll('The mine', 'Gruvan', '鉱山', 'Gruva', 'La mina', 'Die Grube', 'La mine', 'La miniera'),
  shipping: inAll('Shipping', 'Frakt', '配送', 'Frakt', 'Envíos', 'Versand', 'Livraison', 'Spedizioni'),
  returns: inAll('Returns', 'Retur', '返品', 'Retur', 'Devoluciones', 'Rückgabe', 'Retours', 'Resi'),
  warranty: inAll('Warranty', 'Garanti', '保証', 'Garanti', 'Garantía', 'Garantie', 'Garantie', 'Garanzia'),
  care: inAll('Care', 'Skötsel', 'お手入れ', 'Stell', 'Cuidado', 'Pflege', 'Entretien', 'Cura'),
  sizes: inAll(
    'Size guide',
    'Storleksguide',
    'サイズガイド',
    'Størrelsesguide',
    'Guía de tallas',
    'Größenberatung',
    'Guide des tailles',
    'Guida alle misure',
  ),
  privacy: inAll(
    'Privacy',
    'Integritet',
    'プライバシー',
    'Personvern',
    'Privacidad',
    'Datenschutz',
    'Confidentialité',
    'Privacy',
  ),
  terms: inAll('Terms', 'Villkor', '利用規約', 'Vilkår', 'Condiciones', 'AGB', 'Conditions', 'Condizioni'),
  circus: inAll(
    'Traveling circus',
    'Resande cirkus',
    '旅するサーカス',
    'Omreisende sirkus',
    'Circo ambulante',
    'Wanderzirkus',
    'Cirque ambulant',
    'Circo itinerante',
  ),
  team: inAll('Team', 'Laget', 'チーム', 'Laget', 'Equipo', 'Team', 'Équipe', 'Squadra'),
  alertShop: inAll(
    'Larger orders ship free. Your cart shows how much more you need.',
    'Fri frakt på större ordrar. Varukorgen visar hur mycket som saknas.',
    '一定の金額以上で送料無料。あといくらかは、カートでご確認いただけます。',
    'Gratis frakt på større bestillinger. Handlekurven viser hvor mye som mangler.',
    'Envío gratis en pedidos grandes. El carrito muestra cuánto te falta.',
    'Größere Bestellungen versenden wir kostenlos. Der Warenkorb zeigt, wie viel noch fehlt.',
    'Livraison offerte pour les grosses commandes. Le panier indique ce qu’il manque.',
    'Spedizione gratuita per gli ordini più grandi. Il carrello mostra quanto manca.',
  ),
  alertPro: inAll(
    'Pro prices are on. See what’s left of your yearly limit in your account.',
    'Propriserna gäller. Vad som är kvar av årets gräns ser du i ditt konto.',
    'プロ価格でご覧いただいています。今年の残額はアカウントでご確認いただけます。',
    'Proprisene gjelder. Hva som er igjen av årets grense, ser du på kontoen.',
    'Los precios pro están activos. En tu cuenta ves cuánto queda de tu límite anual.',
    'Die Pro-Preise gelten. Wie viel von Ihrem Jahreslimit übrig ist, sehen Sie in Ihrem Konto.',
    'Les prix pro sont actifs. Votre compte indique ce qu’il reste de votre limite annuelle.',
    'I prezzi pro sono attivi. Nel tuo account vedi quanto resta del limite annuale.',
  ),
  alertCanada: inAll(
    'Duty and taxes are in the price. Nobody rings at your door for more.',
    'Tull och skatt ingår i priset. Ingen ringer på och vill ha mer.',
    '関税と税金は価格に含まれています。玄関先で追加を求められることはありません。',
    'Toll og avgifter er med i prisen. Ingen ringer på og vil ha mer.',
    'Los aranceles y los impuestos van en el precio. Nadie llamará a tu puerta a por más.',
    'Zoll und Steuern sind im Preis. Niemand klingelt und will mehr.',
    'Les droits et les taxes sont dans le prix. Personne ne sonnera pour en demander plus.',
    'Dazi e tasse sono nel prezzo. Nessuno suonerà alla porta per altro.',
  ),
  pro: inAll(
    'Pro program',
    'Proprogrammet',
    'プロプログラム',
    'Proprogrammet',
    'Programa pro',
    'Pro-Programm',
    'Programme pro',
    'Programma pro',
  ),
  instructors: inAll(
    'For instructors',
    'För skidlärare',
    'インストラクターの皆さまへ',
    'For skilærere',
    'Para profesores',
    'Für Skilehrer',
    'Pour les moniteurs',
    'Per i maestri',
  ),
  orderStatus: inAll(
    'Look up an order',
    'Hitta en order',
    'ご注文の確認',
    'Finn en bestilling',
    'Buscar un pedido',
    'Bestellung ansehen',
    'Suivre une commande',
    'Cerca un ordine',
  ),
  country: inAll(
    'Country and language',
    'Land och språk',
    '国と言語',
    'Land og språk',
    'País e idioma',
    'Land und Sprache',
    'Pays et langue',
    'Paese e lingua',
  ),
  alertElsewhere: inAll(
    'We do not ship to you yet. Prices are what a shop near you should ask.',
    'Vi skickar inte till dig ännu. Priserna är vad en butik nära dig bör ta.',
    'まだお届けできない地域です。価格はお近くの店での目安です。',
    'Vi sender ikke til deg ennå. Prisene er det en butikk nær deg bør ta.',
    'Aún no enviamos a tu país. Los precios son los que debería pedir una tienda cercana.',
    'Zu Ihnen liefern wir noch nicht. Die Preise sind die, die ein Laden in Ihrer Nähe verlangen sollte.',
    'Nous ne livrons pas encore chez vous. Les prix sont ceux qu’un magasin proche devrait demander.',
    'Non spediamo ancora da te. I prezzi sono quelli che un negozio vicino dovrebbe chiedere.',
  ),
} satisfies Record<string, Localised>;

const elsewhere = everywhere.filter((region) => !shopping.includes(region));
const shoppers = shopping.filter((region) => !pros.includes(region));
/** Where the page for instructors is shown. */
const instructing = ['us', 'ca', ...pros];

/** An article of the support section. */
function articleLink(say: Say, text: Localised, key: string): LinkDraft {
  return linkTo(say(text), refTo('support', supportUid(key)));
}

function pageLink(say: Say, text: Localised, key: string): LinkDraft {
  return linkTo(say(text), refTo('page', `page_${key}`));
}

export function navigationEntries(brand: Brand): EntryDraft[] {
  const top = brand.categories.filter((category) => category.parent === null);
  const header = written({ contentType: 'header', uid: 'header_main' }, locales, (say) => ({
    title: 'Header',
    top_alert: [
      {
        text: say(words.alertShop),
        link: articleLink(say, words.shipping, 'shipping'),
        regions: shoppers,
      },
      // Two at once: what a Canadian asks before the first order.
      { text: say(words.alertCanada), link: null, regions: ['ca'] },
      { text: say(words.alertPro), link: linkToScreen(say(words.alertPro), '/account'), regions: pros },
      {
        text: say(words.alertElsewhere),
        link: linkToScreen(say(words.stores), '/stores'),
        regions: elsewhere,
      },
    ],
    main_nav: top.map((category) => ({
      link: linkTo(say(category.title), refTo('product_category', categoryUid(category.path))),
      banner: category.key === 'skis' ? [refTo('banner', 'banner_home_lodestar')] : [],
      regions: category.regions,
      children: 'categories',
    })),
    secondary_nav: [
      { link: linkToScreen(say(words.journal), '/blog'), regions: everywhere },
      { link: pageLink(say, words.about, 'about'), regions: everywhere },
      { link: pageLink(say, words.support, 'support'), regions: everywhere },
      { link: linkToScreen(say(words.stores), '/stores'), regions: everywhere },
    ],
  }));
  const footer = written({ contentType: 'footer', uid: 'footer_main' }, locales, (say) => ({
    title: 'Footer',
    columns: [
      column(
        say(words.shop),
        top.map((category) =>
          linkTo(say(category.title), refTo('product_category', categoryUid(category.path))),
        ),
      ),
      column(say(words.help), [
        pageLink(say, words.support, 'support'),
        articleLink(say, words.shipping, 'shipping'),
        articleLink(say, words.returns, 'returns'),
        articleLink(say, words.warranty, 'warranty'),
        pageLink(say, words.care, 'care'),
        articleLink(say, words.sizes, 'ski-length'),
        linkToScreen(say(words.orderStatus), '/order-status'),
      ]),
      column(say(words.mine), [
        pageLink(say, words.about, 'about'),
        pageLink(say, words.craft, 'craft'),
        linkTo(say(words.team), refTo('team_page', 'team_page_main')),
        linkToScreen(say(words.circus), '/traveling-circus'),
        linkToScreen(say(words.stores), '/stores'),
      ]),
      column('Skarn', skarn(say, [pageLink(say, words.instructors, 'psia')]), instructing),
      column(
        'Skarn',
        skarn(say, []),
        everywhere.filter((region) => !instructing.includes(region)),
      ),
    ],
  }));
  return [header, footer];
}

function skarn(say: Say, instructors: readonly LinkDraft[]): LinkDraft[] {
  return [
    pageLink(say, words.pro, 'pro'),
    ...instructors,
    linkToScreen(say(words.country), '/country'),
    pageLink(say, words.privacy, 'privacy'),
    pageLink(say, words.terms, 'terms'),
  ];
}

function column(heading: string, links: readonly LinkDraft[], regions = everywhere): Fields {
  return { heading, links, regions };
}
