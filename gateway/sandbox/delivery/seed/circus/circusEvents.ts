/** The stops of the winter that is under way, and what was told of it so far. */
import type { PostText } from './circusTexts.ts';

const northAmerica = ['us', 'ca', 'pro', 'pro_ca'];

export const circusEvents: readonly PostText[] = [
  {
    key: 'opening-night',
    season: '2026-27',
    kind: 'event',
    startsOn: '2026-11-14',
    startTime: '17:00',
    timeZone: 'Europe/Stockholm',
    place: { name: 'The headframe', city: 'Stollby', country: 'SE', latitude: 67.94, longitude: 18.72 },
    scene: 'scene-night-shift',
    athletes: ['ylva-stenmo', 'goran-hult'],
    title: {
      'en-us': 'Opening night at the mine',
      de: 'Eröffnung an der Grube',
      ja: '鉱山での開幕の夜',
      fr: 'Soirée d’ouverture à la mine',
      sv: 'Premiärkväll vid gruvan',
    },
    summary: {
      'en-us': 'The truck is loaded in front of everybody, so that nobody can say later what was missing.',
      de: 'Der Laster wird vor aller Augen beladen, damit später niemand sagen kann, was gefehlt hat.',
    },
    body: {
      'en-us':
        '<p>Forty pairs go in, tips first. Göran counts aloud. There is soup for those who carry and coffee for those who watch, and the hill behind the school is lit until nine.</p><p>At half past eight somebody honks. That is the season open.</p>',
      de: '<p>Vierzig Paar gehen hinein, Schaufeln voran. Göran zählt laut. Suppe gibt es für die, die tragen, Kaffee für die, die zusehen, und der Hang hinter der Schule hat bis neun Licht.</p><p>Um halb neun hupt jemand. Damit ist die Saison eröffnet.</p>',
    },
  },
  {
    key: 'first-tracks-kettle-gulch',
    season: '2026-27',
    kind: 'event',
    startsOn: '2026-12-05',
    endsOn: '2026-12-06',
    startTime: '08:30',
    timeZone: 'America/Denver',
    place: {
      name: 'Kettle Gulch',
      city: 'Ledger, Colorado',
      country: 'US',
      latitude: 39.21,
      longitude: -106.42,
    },
    scene: 'scene-first-light',
    athletes: ['dell-okafor', 'noor-lindqvist'],
    signUp: true,
    title: {
      'en-us': 'First tracks at Kettle Gulch',
      de: 'Erste Spuren in Kettle Gulch',
      ja: 'ケトル・ガルチの一番滑走',
      fr: 'Premières traces à Kettle Gulch',
    },
    summary: {
      'en-us': 'Two mornings before the lifts belong to everybody. Dell rides down with whoever keeps up.',
      de: 'Zwei Morgen, bevor die Lifte allen gehören. Dell fährt mit, wer mithält.',
      fr: 'Deux matins avant que les remontées soient à tout le monde. Dell descend avec qui peut suivre.',
    },
    body: {
      'en-us':
        '<p>The lift turns at half past eight for thirty people. Take a pair from the rack, put down your name, bring the pair back in a state you can defend.</p><h2>What to bring</h2><ul><li>Boots. We have everything that goes under them.</li><li>A ticket for the day from the window on the left.</li><li>Something hot. Colorado is dry, not warm.</li></ul>',
      de: '<p>Der Lift läuft ab halb neun für dreißig Leute. Nehmen Sie ein Paar vom Ständer, schreiben Sie sich ein, und bringen Sie es in einem Zustand zurück, den Sie vertreten können.</p><h2>Mitbringen</h2><ul><li>Schuhe. Was darunter gehört, haben wir.</li><li>Eine Tageskarte vom linken Schalter.</li><li>Etwas Heißes. Colorado ist trocken, nicht warm.</li></ul>',
    },
  },
  {
    key: 'lantern-laps',
    season: '2026-27',
    kind: 'event',
    startsOn: '2026-12-12',
    endsOn: '2026-12-13',
    startTime: '18:30',
    timeZone: 'Europe/Vienna',
    place: { name: 'Hochleiten', city: 'Untergrub', country: 'AT', latitude: 47.29, longitude: 12.36 },
    scene: 'scene-lost-level',
    athletes: ['tobias-kranewitt', 'ylva-stenmo'],
    signUp: true,
    title: {
      'en-us': 'Lantern laps',
      de: 'Laternenrunden',
      ja: 'ランタンの周回',
      fr: 'Tours à la lanterne',
      it: 'Giri alla lanterna',
    },
    summary: {
      'en-us': 'Up on skins by lamplight, down by memory. Tobias goes first and does not wait.',
      de: 'Mit Fellen und Lampe hinauf, aus dem Gedächtnis hinunter. Tobias geht voran und wartet nicht.',
      ja: 'ランプを灯してシールで登り、記憶を頼りに滑る夜。先頭はトビアス、待ってはくれません。',
      fr: 'À la montée, peaux et lampes ; à la descente, la mémoire. Tobias part devant et n’attend pas.',
    },
    body: {
      'en-us':
        '<p>Four hundred meters up to the old customs house, where there is dumpling soup, and down again. As often as you like until eleven. The record is five times; the record holder did not speak for two days.</p><p>Lamps, skins and touring skis are on the truck. On Sunday the same in daylight, for those who want to see where they were.</p>',
      de: '<p>Vierhundert Höhenmeter zum alten Zollhaus, dort gibt es Knödelsuppe, und wieder hinunter. So oft Sie wollen, bis elf. Der Rekord steht bei fünf Runden; wer ihn hält, hat zwei Tage lang nicht gesprochen.</p><p>Lampen, Felle und Tourenski sind auf dem Laster. Am Sonntag dasselbe bei Licht, für alle, die sehen möchten, wo sie waren.</p>',
      fr: '<p>Quatre cents mètres de montée jusqu’à l’ancienne douane, où il y a de la soupe, puis la descente. Autant de fois que vous voulez, jusqu’à onze heures.</p>',
    },
  },
  {
    key: 'demo-days-mount-harrow',
    season: '2026-27',
    kind: 'event',
    startsOn: '2026-12-19',
    endsOn: '2026-12-20',
    startTime: '09:00',
    timeZone: 'America/Vancouver',
    place: {
      name: 'Mount Harrow',
      city: 'Fernhollow, British Columbia',
      country: 'CA',
      latitude: 50.11,
      longitude: -117.06,
    },
    scene: 'scene-spruce-line',
    athletes: ['noor-lindqvist'],
    signUp: true,
    regions: northAmerica,
    title: {
      'en-us': 'Demo days at Mount Harrow',
      de: 'Testtage am Mount Harrow',
      fr: 'Journées d’essai à Mount Harrow',
    },
    summary: {
      'en-us':
        'All forty pairs, two days, one very long tree run. Bring your passport if you come from the south.',
      de: 'Alle vierzig Paar, zwei Tage, eine sehr lange Waldabfahrt.',
      fr: 'Les quarante paires, deux jours, une très longue descente en forêt. Prenez votre passeport si vous venez du sud.',
    },
    body: {
      'en-us':
        '<p>Noor stands at the bottom with a notebook and asks what you thought. She writes down what you say, not what you meant, so think first.</p><p>Pairs go out for two runs at a time. The Lodestar 98 is always gone; ask for the 106 and pretend.</p>',
      fr: '<p>Noor attend en bas avec un carnet et demande votre avis. Elle note ce que vous dites, pas ce que vous vouliez dire.</p>',
    },
  },
  {
    key: 'wax-evening',
    season: '2026-27',
    kind: 'event',
    startsOn: '2027-01-09',
    startTime: '19:00',
    timeZone: 'Europe/Berlin',
    place: {
      name: 'Werkhalle Nord',
      city: 'Oberkaltenbach',
      country: 'DE',
      latitude: 47.56,
      longitude: 10.71,
    },
    scene: 'scene-wax-bench',
    athletes: ['goran-hult'],
    signUp: true,
    title: {
      'en-us': 'An evening of wax',
      de: 'Ein Abend mit Wachs',
      ja: 'ワックスの夕べ',
      fr: 'Une soirée de fartage',
    },
    summary: {
      'en-us':
        'Göran, six irons, one rule: if it smokes, it is too hot. Your skis leave faster than they came.',
      de: 'Göran, sechs Bügeleisen, eine Regel: Wenn es raucht, ist es zu heiß. Ihre Ski gehen schneller, als sie kamen.',
    },
    body: {
      'en-us':
        '<p>Bring one pair and an apron. We have benches for twelve, brushes for twenty and an opinion on everything. Beginners stand at the window, where the light is kind.</p><p>At nine the irons go cold and somebody opens the second crate.</p>',
      de: '<p>Bringen Sie ein Paar und eine Schürze mit. Wir haben Bänke für zwölf, Bürsten für zwanzig und zu allem eine Meinung. Anfänger stehen am Fenster, da ist das Licht gnädig.</p><p>Um neun werden die Eisen kalt, und jemand öffnet die zweite Kiste.</p>',
    },
  },
  {
    key: 'powder-mornings-otonashi',
    season: '2026-27',
    kind: 'event',
    startsOn: '2027-01-23',
    endsOn: '2027-01-24',
    startTime: '07:30',
    timeZone: 'Asia/Tokyo',
    place: { name: 'Otonashi', city: 'Yukimori', country: 'JP', latitude: 42.88, longitude: 140.63 },
    scene: 'scene-overburden',
    athletes: ['rin-hoshikawa'],
    signUp: true,
    title: {
      'en-us': 'Powder mornings at Otonashi',
      de: 'Pulvermorgen in Otonashi',
      ja: '音無のパウダーモーニング',
      fr: 'Matins de poudreuse à Otonashi',
    },
    summary: {
      'en-us': 'It snows there every night, politely. Rin knows which side of the ridge it lands on.',
      de: 'Dort schneit es jede Nacht, höflich. Rin weiß, auf welcher Seite des Grats es landet.',
      ja: '音無では毎晩、行儀よく雪が降ります。尾根のどちら側に積もるかは、凛が知っています。',
    },
    body: {
      'en-us':
        '<p>Two mornings, four groups, wide skis only. Breakfast is rice and grilled fish at six; whoever misses it skis on an empty stomach and regrets it at ten.</p>',
      de: '<p>Zwei Morgen, vier Gruppen, nur breite Ski. Frühstück ist um sechs, Reis und gegrillter Fisch; wer es verpasst, fährt nüchtern und bereut es um zehn.</p>',
      ja: '<p>二日間、四グループ、幅の広い板だけ。朝食は六時、ごはんと焼き魚。逃した人は空腹で滑り、十時に後悔します。</p>',
    },
  },
  {
    key: 'night-chase-skarvheim',
    season: '2026-27',
    kind: 'event',
    startsOn: '2027-02-06',
    startTime: '17:00',
    timeZone: 'Europe/Oslo',
    place: { name: 'Skarvheim', city: 'Innfjordhamn', country: 'NO', latitude: 62.31, longitude: 7.47 },
    scene: 'scene-pole-rack',
    athletes: ['ingrid-vassdal'],
    title: {
      'en-us': 'Night chase at Skarvheim',
      de: 'Nachtjagd in Skarvheim',
      no: 'Nattjakt på Skarvheim',
      fr: 'Chasse de nuit à Skarvheim',
    },
    summary: {
      'en-us': 'A giant slalom in pairs. The slower one starts first; Ingrid starts last, from the car park.',
      de: 'Ein Riesenslalom zu zweit. Wer langsamer ist, startet zuerst; Ingrid startet zuletzt, vom Parkplatz.',
    },
    body: {
      'en-us':
        '<p>No clock, no bibs, no start fee. Two people, one course, and the one who gets to the fire first has won. Children start when they feel like it and usually win.</p>',
      de: '<p>Keine Uhr, keine Nummern, kein Startgeld. Zwei Leute, ein Lauf, und wer zuerst am Feuer ist, hat gewonnen. Kinder starten, wann sie wollen, und gewinnen meistens.</p>',
    },
  },
  {
    key: 'col-du-grelon',
    season: '2026-27',
    kind: 'event',
    startsOn: '2027-02-13',
    endsOn: '2027-02-14',
    startTime: '09:30',
    timeZone: 'Europe/Paris',
    place: { name: 'Col du Grelon', city: 'Saint-Avrin', country: 'FR', latitude: 45.12, longitude: 6.51 },
    scene: 'scene-open-cut',
    athletes: ['maya-castellane', 'tobias-kranewitt'],
    signUp: true,
    title: {
      'en-us': 'Two days at the Col du Grelon',
      de: 'Zwei Tage am Col du Grelon',
      fr: 'Deux jours au col du Grelon',
      ja: 'グルロン峠の二日間',
    },
    summary: {
      'en-us': 'A jump on Saturday, the long way round on Sunday. Lunch at the same table on both.',
      de: 'Samstag ein Sprung, Sonntag der lange Weg außen herum. Mittagessen beide Tage am selben Tisch.',
      fr: 'Un saut le samedi, le grand tour le dimanche. Les deux jours, on déjeune à la même table.',
    },
    body: {
      'en-us':
        '<p>Maya builds the jump on Friday evening and takes it apart on Saturday evening, because the cheesemaker needs the snow. In between you may use it.</p><p>On Sunday Tobias leads eleven kilometers around the back. Nobody has to.</p>',
      de: '<p>Maya baut den Sprung am Freitagabend und reißt ihn am Samstagabend ab, weil der Käser den Schnee braucht. Dazwischen dürfen Sie.</p><p>Am Sonntag führt Tobias elf Kilometer hintenherum. Niemand muss.</p>',
      fr: '<p>Maya construit le saut le vendredi soir et le démonte le samedi soir, parce que le fromager a besoin de la neige. Entre les deux, il est à vous.</p>',
    },
  },
  {
    key: 'moguls-for-everybody',
    season: '2026-27',
    kind: 'event',
    startsOn: '2027-02-27',
    startTime: '10:00',
    timeZone: 'Europe/Rome',
    place: { name: 'Malga Serrata', city: 'Valdrona', country: 'IT', latitude: 46.41, longitude: 11.87 },
    scene: 'scene-groomer',
    athletes: ['rin-hoshikawa', 'aurelio-bensi'],
    signUp: true,
    cancelled: true,
    title: {
      'en-us': 'Moguls for everybody',
      de: 'Buckel für alle',
      it: 'Gobbe per tutti',
      fr: 'Des bosses pour tous',
      ja: 'みんなのモーグル',
    },
    summary: {
      'en-us': 'Canceled: the slope slid into the valley, without anybody on it. The moguls went along.',
      de: 'Abgesagt: Der Hang ist ins Tal gerutscht, ohne dass jemand darauf war. Die Buckel sind mitgegangen.',
    },
    body: {
      'en-us':
        '<p>We will not find another one like it this winter. Who had put down a name has got a letter. Rin is in Otonashi in January all the same.</p>',
      de: '<p>So einen finden wir diesen Winter nicht noch einmal. Wer auf der Liste stand, hat Post. Rin ist im Januar trotzdem in Otonashi.</p>',
    },
  },
  {
    key: 'circo-de-arbizal',
    season: '2026-27',
    kind: 'event',
    startsOn: '2027-03-06',
    endsOn: '2027-03-07',
    startTime: '09:00',
    timeZone: 'Europe/Madrid',
    place: { name: 'Circo de Arbizal', city: 'Benarque', country: 'ES', latitude: 42.67, longitude: 0.44 },
    scene: 'scene-copper-dusk',
    athletes: ['aurelio-bensi'],
    title: {
      'en-us': 'Once around Arbizal',
      de: 'Einmal um den Arbizal',
      es: 'Una vuelta al Arbizal',
      fr: 'Le tour de l’Arbizal',
    },
    summary: {
      'en-us':
        'A circle of peaks, free heels, no hurry. Aurelio has done it forty times and still stops for lunch.',
      de: 'Ein Kreis aus Gipfeln, freie Fersen, keine Eile. Aurelio ist ihn vierzigmal gegangen und macht immer noch Mittag.',
    },
    body: {
      'en-us':
        '<p>Fourteen kilometers, nine hundred meters up, the same down, in the end. Telemark bindings are on the truck for those who always wanted to know.</p>',
      de: '<p>Vierzehn Kilometer, neunhundert Meter hinauf, am Ende genauso viele hinunter. Telemarkbindungen sind auf dem Laster, für alle, die es immer schon wissen wollten.</p>',
    },
  },
  {
    key: 'spring-school-notch-hill',
    season: '2026-27',
    kind: 'event',
    startsOn: '2027-03-20',
    startTime: '10:00',
    timeZone: 'America/New_York',
    place: {
      name: 'Notch Hill',
      city: 'Carver Falls, Vermont',
      country: 'US',
      latitude: 44.32,
      longitude: -72.77,
    },
    scene: 'scene-school-hill',
    athletes: ['noor-lindqvist', 'dell-okafor'],
    signUp: true,
    title: {
      'en-us': 'Spring school at Notch Hill',
      de: 'Frühlingsschule am Notch Hill',
      ja: 'ノッチヒルの春の学校',
      fr: 'École de printemps à Notch Hill',
    },
    summary: {
      'en-us':
        'For children who can stop and grown-ups who cannot. Sit-skis and teachers for them are there.',
      de: 'Für Kinder, die bremsen können, und Erwachsene, die es nicht können. Sitzski und wer sie erklärt sind da.',
    },
    body: {
      'en-us':
        '<p>One hill, one rope tow, eleven teachers. The lesson ends when the snow is too soft to carry an argument, usually at one.</p><p>The lodge has a ramp, and so has the tow.</p>',
      de: '<p>Ein Hang, ein Seillift, elf Lehrer. Der Unterricht endet, wenn der Schnee zu weich ist, meist um eins.</p><p>Die Hütte hat eine Rampe, der Lift auch.</p>',
    },
  },
  {
    key: 'last-lift',
    season: '2026-27',
    kind: 'event',
    startsOn: '2027-04-24',
    endsOn: '2027-04-25',
    timeZone: 'Europe/Stockholm',
    place: { name: 'The ore ropeway', city: 'Stollby', country: 'SE', latitude: 67.94, longitude: 18.72 },
    scene: 'scene-first-light-tall',
    athletes: ['ylva-stenmo', 'goran-hult', 'ingrid-vassdal'],
    title: {
      'en-us': 'Last lift',
      de: 'Letzter Lift',
      ja: '最後のリフト',
      fr: 'Dernière remontée',
      sv: 'Sista liften',
    },
    summary: {
      'en-us': 'The ropeway runs for two days, for people. After that it is needed for boats.',
      de: 'Die Seilbahn läuft zwei Tage für Menschen. Danach wird sie für die Boote gebraucht.',
    },
    body: {
      'en-us':
        '<p>Buckets one to nineteen carry one person each, standing. Bucket twenty carries the soup. We sell what is left of the truck for what you think is right, and somebody always thinks too much.</p>',
      de: '<p>Kübel eins bis neunzehn tragen je einen Menschen, stehend. Kübel zwanzig trägt die Suppe. Was vom Laster übrig ist, verkaufen wir für das, was Sie richtig finden.</p>',
    },
  },
];
