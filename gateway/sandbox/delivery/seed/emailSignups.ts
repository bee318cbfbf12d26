/**
 * Newsletter signup (catalogue.md 3, email signup settings), in every locale. Canadian law requires explicit consent: there
 * a box has to be ticked, and back-in-stock e-mails are off. Regions without a shop have no signup.
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
  'About six letters a winter: what we make, what went wrong, where the snow is. Unsubscribe anytime.',
  'Ungefär sex brev per vinter: vad vi gör, vad som gick fel, var snön ligger. Avsluta när du vill.',
  'ひと冬に六通ほど。つくっているもの、うまくいかなかったこと、雪のある場所。どの手紙も、末尾のリンクから配信を止められます。',
  'Omtrent seks brev per vinter: hva vi lager, hva som gikk galt, hvor snøen er. Meld deg av når du vil.',
  'Unas seis cartas por invierno: qué hacemos, qué salió mal, dónde está la nieve. Puedes darte de baja cuando quieras.',
  'Etwa sechs Briefe im Winter: was wir bauen, was schiefging, wo der Schnee liegt. Abmelden können Sie sich jederzeit.',
  'Environ six lettres par hiver : ce que nous fabriquons, ce qui a raté, où est la neige. Désinscription à tout moment.',
  'Circa sei lettere per inverno: che cosa facciamo, che cosa è andato storto, dove c’è neve. Puoi disiscriverti quando vuoi.',
);

/** Says who writes and from where, as Canadian law asks. Canada reads English and French. */
const copyInCanada: Localised = {
  'en-us':
    'Skarn, Lavvägen 9, Stollby, writes about six letters a winter. You can withdraw your consent at any time, by the link at the end of each of them.',
  fr: 'Skarn, Lavvägen 9, Stollby, écrit environ six lettres par hiver. Vous pouvez retirer votre consentement à tout moment, par le lien à la fin de chacune.',
};

const backInStock = inAll(
  'One email when it’s back, and none after that. We use your address for nothing else.',
  'Ett mejl när den är tillbaka, och inget mer efter det. Adressen används inte till något annat.',
  '入荷したときにメールを一通だけお送りします。アドレスをほかの目的に使うことはありません。',
  'Én e-post når den er tilbake, og ingen flere etter det. Adressen brukes ikke til noe annet.',
  'Un correo cuando vuelva, y ninguno más. La dirección no se usa para nada más.',
  'Eine E-Mail, sobald es wieder da ist, danach keine mehr. Für anderes verwenden wir die Adresse nicht.',
  'Un e-mail à son retour, et plus rien ensuite. L’adresse ne sert à rien d’autre.',
  'Un’e-mail quando torna, e nessun’altra dopo. L’indirizzo non serve ad altro.',
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
