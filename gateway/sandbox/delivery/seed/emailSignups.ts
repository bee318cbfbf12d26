/**
 * Letters by e-mail (catalogue.md 3, email signup settings), in every locale. Canada wants consent in so many words before
 * anybody writes to anybody: there a box has to be ticked, and the shop tells nobody what is back. Where nothing is sold,
 * nobody is written to.
 */
import { locales, type Localised } from '../../brand/types.ts';
import { shopping, type EntryDraft } from './draft.ts';
import { inAll, type Say, written } from './say.ts';

const letters = inAll(
  'Letters from the mine',
  'Brev från gruvan',
  '鉱山からの手紙',
  'Brev fra gruva',
  'Cartas desde la mina',
  'Briefe aus der Grube',
  'Lettres de la mine',
  'Lettere dalla miniera',
);
const dates = inAll(
  'Dates of the traveling circus',
  'Datum för den kringresande cirkusen',
  'トラベリングサーカスの日程',
  'Datoer for det omreisende sirkuset',
  'Fechas del circo ambulante',
  'Termine des Wanderzirkus',
  'Dates du cirque itinérant',
  'Date del circo itinerante',
);

const copy = inAll(
  'About six letters a winter: what we make, what went wrong, where the snow is. Every one has a way out at its end.',
  'Ungefär sex brev per vinter: vad vi gör, vad som gick fel, var snön ligger. Längst ner i varje brev finns en väg ut.',
  'ひと冬に六通ほど。つくっているもの、うまくいかなかったこと、雪のある場所。どの手紙も、末尾のリンクから配信を止められます。',
  'Omtrent seks brev per vinter: hva vi lager, hva som gikk galt, hvor snøen er. Nederst i hvert brev er det en vei ut.',
  'Unas seis cartas por invierno: qué hacemos, qué salió mal, dónde está la nieve. Todas tienen una salida al final.',
  'Etwa sechs Briefe im Winter: was wir bauen, was schiefging, wo der Schnee liegt. Am Ende eines jeden geht es hinaus.',
  'Environ six lettres par hiver : ce que nous fabriquons, ce qui a raté, où est la neige. Chacune a une sortie à la fin.',
  'Circa sei lettere per inverno: che cosa facciamo, che cosa è andato storto, dove c’è neve. In fondo a ognuna c’è l’uscita.',
);

/** Says who writes and from where, as Canadian law asks. Canada reads English and French. */
const copyInCanada: Localised = {
  'en-us':
    'Skarn, Lavvägen 9, Stollby, writes about six letters a winter. You can withdraw your consent at any time, by the link at the end of each of them.',
  fr: 'Skarn, Lavvägen 9, Stollby, écrit environ six lettres par hiver. Vous pouvez retirer votre consentement à tout moment, par le lien à la fin de chacune.',
};

const backInStock = inAll(
  'One letter when it is back, and none after that. The address is for nothing else.',
  'Ett brev när den är tillbaka, och inget mer efter det. Adressen används inte till något annat.',
  '入荷したときに一通だけお送りします。アドレスをほかの目的に使うことはありません。',
  'Ett brev når den er tilbake, og ingen flere etter det. Adressen brukes ikke til noe annet.',
  'Una carta cuando vuelva, y ninguna más. La dirección no se usa para nada más.',
  'Ein Brief, wenn es wieder da ist, danach keiner mehr. Für anderes nehmen wir die Adresse nicht.',
  'Une lettre à son retour, et plus rien ensuite. L’adresse ne sert à rien d’autre.',
  'Una lettera quando torna, e nessun’altra dopo. L’indirizzo non serve ad altro.',
);

const canada = shopping.filter((region) => region.endsWith('ca'));

const lists = (say: Say) => [
  { title: say(letters), id: 'letters' },
  { title: say(dates), id: 'circus-dates' },
];

export function emailSignupEntries(): EntryDraft[] {
  return [
    written({ contentType: 'email_signup_settings', uid: 'email_signup_settings_main' }, locales, (say) => ({
      title: 'Email signup',
      lists: lists(say),
      copy: say(copy),
      back_in_stock_copy: say(backInStock),
      back_in_stock_notifications: true,
      explicit_consent: false,
      regions: shopping.filter((region) => !canada.includes(region)),
    })),
    written(
      { contentType: 'email_signup_settings', uid: 'email_signup_settings_canada' },
      ['en-us', 'fr'],
      (say) => ({
        title: 'Email signup, Canada',
        lists: lists(say),
        copy: say(copyInCanada),
        back_in_stock_copy: say(backInStock),
        back_in_stock_notifications: false,
        explicit_consent: true,
        regions: canada,
      }),
    ),
  ];
}
