/** The people on Skarn's skis, as editors describe them. English complete, others in part. */
import type { Localised } from '../../../brand/types.ts';

export interface AthleteText {
  /** Last part of the address. */
  key: string;
  name: string;
  discipline?: Localised;
  homePlace?: string;
  bornYear?: number;
  quote?: Localised;
  /** HTML. */
  biography?: Localised;
  /** Scenes; a portrait is 4:5. */
  portrait?: string;
  action?: string;
  results?: readonly { year: number; event: string; place: string }[];
  /** Keys of products. */
  rides?: readonly string[];
  social?: readonly { title: string; href: string }[];
}

export const athletes: readonly AthleteText[] = [
  {
    key: 'ylva-stenmo',
    name: 'Ylva Stenmo',
    discipline: { 'en-us': 'Freeride', de: 'Freeride', ja: 'フリーライド', fr: 'Freeride' },
    homePlace: 'Stollby, Sweden',
    bornYear: 1996,
    quote: {
      'en-us': 'Look where you want to go. If that does not help, look where the snow wants to go.',
      de: 'Schau dahin, wo du hinwillst. Hilft das nicht, schau dahin, wo der Schnee hinwill.',
      ja: '行きたい方を見る。それでもだめなら、雪が行きたがる方を見る。',
      fr: 'Regarde où tu veux aller. Si ça ne suffit pas, regarde où la neige veut aller.',
    },
    biography: {
      'en-us':
        '<p>Grew up in the third house after the traffic light. Learned on the school hill, then on the ore ropeway’s line, then on everything behind it. Stands on the longest pair we press and has sent two of them back for being too short.</p><p>In summer she repairs the boats. She says it is the same thing, upside down.</p>',
      de: '<p>Aufgewachsen im dritten Haus nach der Ampel. Gelernt am Schulhang, dann unter der Erzseilbahn, dann auf allem dahinter. Steht auf dem längsten Paar, das wir pressen, und hat zwei davon zurückgeschickt, weil sie zu kurz waren.</p><p>Im Sommer repariert sie die Boote. Sie sagt, es sei dasselbe, nur umgekehrt.</p>',
      ja: '<p>信号機から三軒目の家で育つ。学校の丘で滑りを覚え、次は鉱石索道の下、そしてその奥のすべてへ。私たちがつくる一番長い板に乗り、短すぎると言って二組を返品した。</p>',
    },
    portrait: 'scene-rider-ridge-tall',
    action: 'scene-overburden',
    results: [
      { year: 2026, event: 'Norra Väggen Open, freeride', place: '1' },
      { year: 2025, event: 'Five Cirques, overall', place: '3' },
      { year: 2024, event: 'Norra Väggen Open, freeride', place: '2' },
    ],
    rides: ['overburden-108-w', 'overburden-116', 'windlass-14', 'overburden-pole'],
    social: [
      { title: 'Pictures', href: 'https://pictures.example/ylva-stenmo' },
      { title: 'Snow diary', href: 'https://diary.example/ylva' },
    ],
  },
  {
    key: 'tobias-kranewitt',
    name: 'Tobias Kranewitt',
    discipline: { 'en-us': 'Ski touring', de: 'Skitouren', ja: 'ツーリング', fr: 'Ski de randonnée' },
    homePlace: 'Untergrub, Austria',
    bornYear: 1989,
    quote: {
      'en-us': 'Up is the sport. Down is the receipt.',
      de: 'Hinauf ist der Sport. Hinunter ist die Quittung.',
      fr: 'La montée, c’est le sport. La descente, c’est le reçu.',
    },
    biography: {
      'en-us':
        '<p>Postman, five mornings a week, on foot. On the other two he walks for pleasure. Has weighed every buckle he owns and removed four.</p><p>Cuts our skins by hand and signs them where they never touch the snow.</p>',
      de: '<p>Briefträger, fünf Vormittage die Woche, zu Fuß. An den anderen zwei geht er zum Vergnügen. Hat jede seiner Schnallen gewogen und vier entfernt.</p><p>Schneidet unsere Felle von Hand und unterschreibt sie dort, wo sie den Schnee nie berühren.</p>',
    },
    portrait: 'scene-rider-skin-tall',
    action: 'scene-ropeway',
    results: [
      { year: 2026, event: 'Grubentour, 3 200 m up', place: '4' },
      { year: 2025, event: 'Laternenlauf, pairs', place: '1' },
    ],
    rides: ['ropeway-88', 'ropeway-94', 'pinion-8', 'ropeway-skin'],
  },
  {
    key: 'maya-castellane',
    name: 'Maya Castellane',
    discipline: { 'en-us': 'Slopestyle', de: 'Slopestyle', ja: 'スロープスタイル', fr: 'Slopestyle' },
    homePlace: 'Saint-Avrin, France',
    bornYear: 2003,
    quote: {
      'en-us': 'I count the ones I landed. The rest counts itself.',
      de: 'Ich zähle die, die ich gestanden habe. Der Rest zählt sich selbst.',
      fr: 'Je compte ceux que j’ai posés. Les autres se comptent tout seuls.',
    },
    biography: {
      'en-us':
        '<p>Daughter of a cheesemaker, which is why her first rail was a shelf. Backwards since she was nine. Does not own a pair of poles.</p>',
      de: '<p>Tochter eines Käsers, daher war ihr erstes Rail ein Regalbrett. Fährt rückwärts, seit sie neun ist. Besitzt keine Stöcke.</p>',
      fr: '<p>Fille de fromager : son premier rail était une étagère. Elle skie en arrière depuis ses neuf ans et ne possède pas de bâtons.</p>',
    },
    portrait: 'scene-rider-air-tall',
    action: 'scene-night-shift',
    results: [
      { year: 2026, event: 'Grelon Big Air', place: '2' },
      { year: 2026, event: 'Night Shift Rail Jam', place: '1' },
      { year: 2025, event: 'Alpenpark Slopestyle', place: '5' },
    ],
    rides: ['night-shift-92', 'night-shift-88-w', 'timber-hitch-13'],
    social: [{ title: 'Films', href: 'https://films.example/maya-castellane' }],
  },
  {
    key: 'rin-hoshikawa',
    name: 'Rin Hoshikawa',
    discipline: { 'en-us': 'Moguls', de: 'Buckelpiste', ja: 'モーグル', fr: 'Bosses' },
    homePlace: 'Yukimori, Japan',
    bornYear: 2001,
    quote: {
      'en-us': 'The knees talk. I only listen faster.',
      de: 'Die Knie reden. Ich höre nur schneller zu.',
      ja: '膝が話す。私はそれを速く聞くだけ。',
    },
    biography: {
      'en-us':
        '<p>Trained as a piano tuner. Says a mogul run is a scale with opinions. Rides our narrowest pair in the softest flex and returns it with dents in places we had not thought of.</p>',
      ja: '<p>調律師の資格をもつ。コブの斜面は意見をもった音階だと言う。一番細い板の一番柔らかいものに乗り、思いもよらない場所をへこませて返してくる。</p>',
    },
    portrait: 'scene-rider-mogul-tall',
    action: 'scene-groomer',
    results: [
      { year: 2026, event: 'Otonashi Cup, dual moguls', place: '1' },
      { year: 2025, event: 'Northern Bumps, final', place: 'DNF' },
    ],
    rides: ['adit-68', 'adit-72-w', 'shaft-12'],
  },
  {
    key: 'ingrid-vassdal',
    name: 'Ingrid Vassdal',
    discipline: { 'en-us': 'Racing', de: 'Rennlauf', ja: 'レース', fr: 'Course', no: 'Renn' },
    homePlace: 'Innfjordhamn, Norway',
    bornYear: 1999,
    quote: {
      'en-us': 'A gate is a suggestion. The clock is not.',
      de: 'Ein Tor ist ein Vorschlag. Die Uhr nicht.',
    },
    biography: {
      'en-us':
        '<p>Giant slalom, sometimes super-G when the ferry is late. Tunes her own edges, and Göran’s when he is not looking.</p>',
      de: '<p>Riesenslalom, manchmal Super-G, wenn die Fähre zu spät ist. Schleift ihre Kanten selbst, und Görans, wenn er nicht hinsieht.</p>',
    },
    portrait: 'scene-rider-carve-tall',
    action: 'scene-pole-rack',
    results: [
      { year: 2026, event: 'Innfjord GS', place: '1' },
      { year: 2026, event: 'Vestland Cup, overall', place: '2' },
      { year: 2025, event: 'Innfjord GS', place: '7' },
    ],
    rides: ['shotfirer-gs', 'shotfirer-sl', 'shotfirer-18', 'shotfirer-gs-pole'],
  },
  {
    key: 'dell-okafor',
    name: 'Dell Okafor',
    discipline: { 'en-us': 'Para-alpine', de: 'Para-Alpin', ja: 'パラアルペン', fr: 'Para-alpin' },
    homePlace: 'Ledger, Colorado',
    bornYear: 1992,
    quote: {
      'en-us': 'One ski is plenty. You people just like to carry things.',
      de: 'Ein Ski reicht. Ihr tragt nur gern.',
      fr: 'Un ski suffit. Vous aimez porter, c’est tout.',
    },
    biography: {
      'en-us':
        '<p>Sit-skier, machinist, and the reason our race plates have two more holes than anybody else’s. Builds his own frames in a shed that is warmer than our hall.</p><p>Wears out one Shotfirer a winter. Always the left one, he says; he only owns left ones.</p>',
      de: '<p>Sitzskifahrer, Dreher und der Grund, warum unsere Rennplatten zwei Löcher mehr haben als andere. Baut seine Rahmen selbst, in einem Schuppen, der wärmer ist als unsere Halle.</p>',
    },
    portrait: 'scene-rider-sit-tall',
    action: 'scene-first-light',
    results: [
      { year: 2026, event: 'Ledger Downhill, sitting', place: '1' },
      { year: 2025, event: 'Front Range Series, sitting', place: '2' },
    ],
    rides: ['shotfirer-cross', 'shotfirer-gs', 'tallow-wax'],
  },
  {
    key: 'aurelio-bensi',
    name: 'Aurelio Bensi',
    discipline: { 'en-us': 'Telemark', de: 'Telemark', ja: 'テレマーク', fr: 'Télémark', it: 'Telemark' },
    homePlace: 'Valdrona, Italy',
    bornYear: 1971,
    quote: {
      'en-us': 'The heel is free. So is lunch, if you ask nicely.',
      de: 'Die Ferse ist frei. Das Mittagessen auch, wenn man nett fragt.',
      it: 'Il tallone è libero. Anche il pranzo, se lo chiedi bene.',
    },
    biography: {
      'en-us':
        '<p>Hut keeper. Has bent the knee on every slope he can see from the terrace, and on two he cannot.</p>',
      de: '<p>Hüttenwirt. Hat auf jedem Hang, den er von der Terrasse sieht, das Knie gebeugt, und auf zweien, die er nicht sieht.</p>',
    },
    portrait: 'scene-rider-telemark-tall',
    action: 'scene-open-cut',
    rides: ['lodestar-90', 'stope-pole'],
  },
  {
    key: 'noor-lindqvist',
    name: 'Noor Lindqvist',
    discipline: { 'en-us': 'Coach', de: 'Trainerin', ja: 'コーチ', fr: 'Entraîneuse' },
    homePlace: 'Fernhollow, British Columbia',
    bornYear: 1984,
    quote: {
      'en-us': 'Again. But this time as if nobody had told you how.',
      de: 'Noch einmal. Aber diesmal so, als hätte es dir niemand erklärt.',
      fr: 'Encore. Mais cette fois comme si personne ne t’avait expliqué.',
    },
    biography: {
      'en-us':
        '<p>Taught four hundred children to stop and eleven champions to start. Writes everything down. We build from her notebooks; there are sixty-two.</p>',
      de: '<p>Hat vierhundert Kindern das Bremsen beigebracht und elf Meistern das Losfahren. Schreibt alles auf. Wir bauen nach ihren Heften; es sind zweiundsechzig.</p>',
    },
    portrait: 'scene-rider-lookout-tall',
    action: 'scene-spruce-line',
    rides: ['lodestar-98-w', 'lodestar-pole', 'hard-hat-tour'],
  },
  {
    key: 'goran-hult',
    name: 'Göran Hult',
    discipline: { 'en-us': 'Mechanic', de: 'Mechaniker', ja: 'メカニック', fr: 'Mécanicien' },
    homePlace: 'Stollby, Sweden',
    bornYear: 1961,
    quote: {
      'en-us': 'If it smokes, it is too hot.',
      de: 'Wenn es raucht, ist es zu heiß.',
      ja: '煙が出たら、熱すぎる。',
      fr: 'Si ça fume, c’est trop chaud.',
    },
    biography: {
      'en-us':
        '<p>Ran the press when it still crushed rock, and runs it now. Drives the truck, waxes for everybody, talks about neither. Has not skied since 1994 and is better than all of us.</p>',
      de: '<p>Bediente die Presse, als sie noch Gestein brach, und bedient sie heute. Fährt den Laster, wachst für alle und redet über beides nicht. Ist seit 1994 nicht gefahren und besser als wir alle.</p>',
    },
    portrait: 'scene-rider-bench-tall',
    action: 'scene-wax-bench',
    rides: ['tallow-wax', 'berits-file', 'bench-scraper', 'tool-roll'],
  },
  // Signed last week: there is nothing to say yet, and the page has to live with that.
  { key: 'hanna-bly', name: 'Hanna Bly' },
];

export const teamTexts: Readonly<Record<'title' | 'banner' | 'header' | 'description', Localised>> = {
  title: {
    'en-us': 'The team',
    de: 'Das Team',
    ja: 'チーム',
    fr: 'L’équipe',
    sv: 'Laget',
    no: 'Laget',
    es: 'El equipo',
    it: 'La squadra',
  },
  banner: {
    'en-us': '<p>Ten people who know what is wrong with our skis.</p>',
    de: '<p>Zehn Leute, die wissen, was an unseren Ski nicht stimmt.</p>',
    ja: '<p>私たちの板のどこが悪いかを知る十人。</p>',
    fr: '<p>Dix personnes qui savent ce qui ne va pas avec nos skis.</p>',
  },
  header: {
    'en-us':
      '<p>We do not pay them to say nice things. We give them pairs, and in April they tell us what broke. Then we sit in the canteen until somebody draws something on a napkin.</p>',
    de: '<p>Wir bezahlen sie nicht für nette Worte. Wir geben ihnen Ski, und im April sagen sie uns, was gebrochen ist. Dann sitzen wir in der Kantine, bis jemand etwas auf eine Serviette zeichnet.</p>',
    ja: '<p>褒めてもらうためにお金を払ってはいません。板を渡し、四月に何が壊れたかを聞きます。それから食堂で、誰かが紙ナプキンに線を引くまで座っています。</p>',
    fr: '<p>Nous ne les payons pas pour dire du bien de nous. Nous leur donnons des skis, et en avril ils nous disent ce qui a cassé.</p>',
  },
  description: {
    'en-us': 'Freeride, touring, racing, moguls, one ski or two: the people who test what Skarn makes.',
    de: 'Freeride, Touren, Rennen, Buckel, auf einem Ski oder zweien: die Leute, die testen, was Skarn baut.',
  },
};
