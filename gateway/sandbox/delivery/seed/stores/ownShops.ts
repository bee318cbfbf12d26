/** The brand's own three shops, and two entries that no editor was careful with. */
import { everywhere, type EntryDraft, type Fields } from '../draft.ts';
import { inAll, written } from '../say.ts';
import { locales, type Brand, type Localised } from '../../../brand/types.ts';
import { sceneOf } from '../say.ts';

const europe = ['eu', 'eu_region_1', 'pro_eu_region_1', 'other'];
const america = ['us', 'ca', 'pro', 'pro_ca', 'other'];

const hours = (days: readonly number[], opens: string, closes: string): Fields => ({
  days_of_week: days,
  opening_time: opens,
  closing_time: closes,
});

interface OwnShop {
  key: string;
  title: Localised;
  scene: string;
  regions: readonly string[];
  address: Fields;
  at: readonly [latitude: number, longitude: number];
  phone: string;
  email: string;
  timeZone: string;
  hours: readonly Fields[];
  services: readonly string[];
  note: Localised;
}

const shops: readonly OwnShop[] = [
  {
    key: 'stollby',
    title: inAll(
      'Skarn, at the mine',
      'Skarn, vid gruvan',
      'スカルン 鉱山本店',
      'Skarn, ved gruva',
      'Skarn, en la mina',
      'Skarn, an der Grube',
      'Skarn, à la mine',
      'Skarn, alla miniera',
    ),
    scene: 'scene-hut-evening',
    regions: europe,
    address: {
      street_address: 'Lavvägen 9',
      city: 'Stollby',
      state: '',
      postal_code: '000 09',
      country: 'SE',
    },
    at: [67.652, 19.021],
    // A number that Swedish authorities set aside for stories.
    phone: '+46 980 319 209',
    email: 'shop@skarn.example',
    timeZone: 'Europe/Stockholm',
    hours: [
      hours([1, 2, 3, 4, 5], '09:00', '17:00'),
      hours([6], '09:00', '13:00'),
      hours([7], '10:00', '13:00'),
    ],
    services: ['mounting', 'tuning', 'demo', 'repair'],
    note: inAll(
      'In the old changing house, to the left of the headframe. The last four kilometers are gravel. If you see the lake you have gone too far.',
      'I det gamla omklädningshuset, till vänster om laven. De sista fyra kilometerna är grus. Ser du sjön har du åkt för långt.',
      '櫓の左手、かつての着替え小屋にあります。最後の四キロは砂利道です。湖が見えたら行き過ぎです。',
      'I det gamle omkledningshuset, til venstre for heistårnet. De siste fire kilometerne er grus. Ser du sjøen, har du kjørt for langt.',
      'En el antiguo vestuario, a la izquierda del castillete. Los últimos cuatro kilómetros son de grava. Si ves el lago, te has pasado.',
      'In der alten Waschkaue, links vom Förderturm. Die letzten vier Kilometer sind Schotter. Wer den See sieht, ist zu weit.',
      'Dans l’ancien vestiaire, à gauche du chevalement. Les quatre derniers kilomètres sont en gravier. Si vous voyez le lac, vous êtes allé trop loin.',
      'Nel vecchio spogliatoio, a sinistra del castelletto. Gli ultimi quattro chilometri sono di ghiaia. Se vedi il lago, sei andato troppo oltre.',
    ),
  },
  {
    key: 'innsbruck',
    title: { 'en-us': 'Skarn Innsbruck' },
    scene: 'scene-lamp-room',
    regions: europe,
    address: {
      street_address: 'Kupfergasse 9',
      city: 'Innsbruck',
      state: '',
      postal_code: '6020',
      country: 'AT',
    },
    at: [47.2627, 11.3945],
    phone: '',
    email: 'innsbruck@skarn.example',
    timeZone: 'Europe/Vienna',
    hours: [hours([1, 2, 3, 4, 5], '10:00', '18:30'), hours([6], '09:00', '17:00')],
    services: ['mounting', 'tuning', 'bootfitting', 'demo'],
    note: inAll(
      'Bring your boots. We mount what we sell while you have coffee, and set the release to what you weigh, not to what you say.',
      'Ta med pjäxorna. Vi monterar medan du dricker kaffe och ställer utlösningen efter vad du väger, inte efter vad du säger.',
      'ブーツをお持ちください。コーヒーをどうぞ、そのあいだに取り付けます。解放値は自己申告ではなく、体重で合わせます。',
      'Ta med støvlene. Vi monterer mens du drikker kaffe, og stiller utløsningen etter hva du veier, ikke hva du sier.',
      'Trae las botas. Montamos lo que vendemos mientras tomas un café, y ajustamos la fijación a lo que pesas, no a lo que dices.',
      'Schuhe mitbringen. Wir montieren, was wir verkaufen, während Sie Kaffee trinken. Die Auslösung stellen wir nach Ihrem Gewicht ein, nicht nach Ihrer Angabe.',
      'Apportez vos chaussures. Nous montons ce que nous vendons pendant que vous buvez un café, et réglons le déclenchement sur votre poids, pas sur ce que vous en dites.',
      'Porta gli scarponi. Montiamo ciò che vendiamo mentre bevi un caffè, e regoliamo lo sgancio sul tuo peso, non su quello che dichiari.',
    ),
  },
  {
    key: 'denver',
    title: { 'en-us': 'Skarn Denver' },
    scene: 'scene-machine-hall',
    regions: america,
    address: {
      street_address: '909 Assay Street',
      city: 'Denver',
      state: 'CO',
      postal_code: '80202',
      country: 'US',
    },
    at: [39.7392, -104.9847],
    phone: '+1 719 555 0109',
    email: 'denver@skarn.example',
    timeZone: 'America/Denver',
    hours: [
      hours([1, 2, 3, 4, 5], '10:00', '19:00'),
      hours([6], '09:00', '19:00'),
      hours([7], '11:00', '17:00'),
    ],
    services: ['mounting', 'tuning', 'bootfitting', 'demo', 'repair'],
    note: inAll(
      'A freight office until 1974. The scale in the floor still works, which settles most arguments about bindings.',
      'Godskontor fram till 1974. Vågen i golvet fungerar ännu, och avgör de flesta gräl om bindningar.',
      '1974年までは貨物事務所でした。床の台秤はいまも動き、ビンディングをめぐる議論はたいていそこで決着します。',
      'Godskontor fram til 1974. Vekta i gulvet virker fortsatt, og avgjør de fleste krangler om bindinger.',
      'Fue oficina de carga hasta 1974. La báscula del suelo aún funciona y zanja casi todas las discusiones sobre fijaciones.',
      'Bis 1974 ein Frachtbüro. Die Waage im Boden geht noch und beendet die meisten Streitgespräche über Bindungen.',
      'Un bureau de fret jusqu’en 1974. La bascule encastrée dans le sol marche encore et tranche la plupart des débats sur les fixations.',
      'Un ufficio merci fino al 1974. La bilancia nel pavimento funziona ancora e chiude quasi tutte le discussioni sugli attacchi.',
    ),
  },
];

export function ownShopEntries(brand: Brand): EntryDraft[] {
  return [...shops.map((shop) => ownShop(shop, brand)), bare, careless];
}

function ownShop(shop: OwnShop, brand: Brand): EntryDraft {
  const scene = sceneOf(brand, shop.scene, 'dusk');
  return written({ contentType: 'store', uid: `store_own_${shop.key}` }, locales, (say) => ({
    title: say(shop.title),
    url: '',
    regions: shop.regions,
    kind: 'own',
    services: shop.services,
    address: shop.address,
    latitude: shop.at[0],
    longitude: shop.at[1],
    phone: shop.phone,
    email: shop.email,
    website: '',
    hours_of_operation: shop.hours,
    special_days: [2026, 2027, 2028].flatMap((year) => [
      { date: `${year}-12-24`, opening_time: '09:00', closing_time: '12:00', note: '' },
      { date: `${year}-12-25`, opening_time: '', closing_time: '', note: '' },
    ]),
    closed_season: { from: '', until: '' },
    time_zone: shop.timeZone,
    picture: { amplience_id: scene.name, alt_text: say(scene.alt) },
    note: say(shop.note),
  }));
}

/** Every field empty that may be. Shown where the list is everybody's. */
const bare: EntryDraft = {
  contentType: 'store',
  uid: 'store_bare',
  title: 'The Unmarked Door',
  fields: { regions: ['other'] },
};

/** Every field filled with what does not belong there. */
const careless: EntryDraft = {
  contentType: 'store',
  uid: 'store_careless',
  title: '<img src=x onerror="alert(1)"> & Sons',
  fields: {
    url: 'javascript:alert(1)',
    regions: everywhere.filter((region) => region === 'other'),
    kind: '__proto__',
    services: ['<b>all</b>', 'constructor'],
    address: {
      street_address: '"><script>alert(1)</script>',
      city: '{time}',
      state: '',
      postal_code: '',
      country: 'ZZZ',
    },
    latitude: 999,
    longitude: -4_000,
    phone: 'javascript:alert(1)',
    email: 'a@b.example?subject=<script>',
    website: 'javascript:alert(1)',
    hours_of_operation: [{ days_of_week: [0, 8, 99], opening_time: 'dawn', closing_time: '99:99' }],
    special_days: [{ date: 'tomorrow', opening_time: '', closing_time: '', note: '<i>?</i>' }],
    closed_season: { from: 'May', until: 'soon' },
    time_zone: 'Mars/Olympus_Mons',
    picture: { amplience_id: '', alt_text: '' },
    note: '<script>alert(1)</script>',
  },
};
