/** What was: reports of this winter, and the winters before it. */
import type { PostText } from './circusTexts.ts';

const stollby = { name: 'The headframe', city: 'Stollby', country: 'SE', latitude: 67.94, longitude: 18.72 };

export const circusReports: readonly PostText[] = [
  {
    key: 'what-is-in-the-truck',
    season: '2026-27',
    kind: 'report',
    startsOn: '2026-11-18',
    timeZone: 'Europe/Stockholm',
    place: stollby,
    scene: 'scene-lamp-room',
    athletes: ['goran-hult'],
    title: {
      'en-us': 'What is in the truck',
      de: 'Was im Laster ist',
      ja: 'トラックの中身',
      fr: 'Ce qu’il y a dans le camion',
    },
    summary: {
      'en-us':
        'Forty pairs, twelve lamps, one stove, and a box that nobody has opened since the first winter.',
      de: 'Vierzig Paar, zwölf Lampen, ein Ofen und eine Kiste, die seit dem ersten Winter niemand geöffnet hat.',
    },
    body: {
      'en-us':
        '<p>Göran wrote the list on the inside of the door, in pencil, so that it can be wrong without being a lie.</p><table><thead><tr><th scope="col">Shelf</th><th scope="col">What</th></tr></thead><tbody><tr><td>Left, low</td><td>Lodestar in five lengths</td></tr><tr><td>Left, high</td><td>Ropeway, with skins cut</td></tr><tr><td>Right</td><td>Bench, irons, files, the good brush</td></tr><tr><td>Roof</td><td>The box</td></tr></tbody></table><p>We have weighed the box. It is heavier than last year.</p>',
      de: '<p>Göran hat die Liste mit Bleistift auf die Innenseite der Tür geschrieben, damit sie falsch sein kann, ohne zu lügen.</p><p>Die Kiste haben wir gewogen. Sie ist schwerer als letztes Jahr.</p>',
    },
  },
  {
    key: 'opening-night-report',
    season: '2026-27',
    kind: 'report',
    startsOn: '2026-11-15',
    timeZone: 'Europe/Stockholm',
    place: stollby,
    scene: 'scene-machine-hall',
    athletes: ['ylva-stenmo'],
    title: {
      'en-us': 'Thirty-nine pairs',
      de: 'Neununddreißig Paar',
      fr: 'Trente-neuf paires',
    },
    summary: {
      'en-us': 'Forty were counted in. Thirty-nine were counted out. The fortieth was on Ylva.',
      de: 'Vierzig wurden hineingezählt, neununddreißig heraus. Das vierzigste hatte Ylva an.',
    },
    body: {
      'en-us':
        '<p>It snowed from four o’clock on, which nobody had arranged. Two hundred people came, which is a quarter of the town, and the light on the school hill stayed on until somebody’s mother called.</p><blockquote>I only wanted to see whether they still fit.</blockquote><p>They do.</p>',
      de: '<p>Ab vier schneite es, was niemand bestellt hatte. Zweihundert Leute kamen, also ein Viertel des Ortes, und das Licht am Schulhang blieb an, bis jemandes Mutter anrief.</p><blockquote>Ich wollte nur sehen, ob sie noch passen.</blockquote><p>Sie passen.</p>',
    },
  },
  {
    key: 'bell-meadow',
    season: '2025-26',
    kind: 'event',
    startsOn: '2026-01-17',
    startTime: '09:00',
    timeZone: 'America/Denver',
    place: {
      name: 'Bell Meadow',
      city: 'Ledger, Colorado',
      country: 'US',
      latitude: 39.18,
      longitude: -106.4,
    },
    scene: 'scene-spruce-line',
    athletes: ['dell-okafor'],
    title: { 'en-us': 'A day at Bell Meadow', de: 'Ein Tag in Bell Meadow' },
    summary: {
      'en-us': 'Forty pairs, minus eleven degrees, one working coffee machine.',
      de: 'Vierzig Paar, minus elf Grad, eine Kaffeemaschine, die ging.',
    },
    body: {
      'en-us':
        '<p>Everybody skied everything. The narrow ones came back with compliments, the wide ones with hay in them.</p>',
    },
  },
  {
    key: 'forty-four-turns',
    season: '2025-26',
    kind: 'report',
    startsOn: '2026-02-22',
    timeZone: 'Europe/Vienna',
    place: { name: 'Hochleiten', city: 'Untergrub', country: 'AT', latitude: 47.29, longitude: 12.36 },
    scene: 'scene-skin-track-tall',
    athletes: ['tobias-kranewitt'],
    title: {
      'en-us': 'Forty-four turns in the dark',
      de: 'Vierundvierzig Schwünge im Dunkeln',
      ja: '闇の中の四十四ターン',
    },
    summary: {
      'en-us': 'Tobias counted them. Then the battery was empty and he counted the trees.',
      de: 'Tobias hat mitgezählt. Dann war die Batterie leer, und er zählte die Bäume.',
    },
    body: {
      'en-us':
        '<p>Thirty-one people went up. Thirty-one came down, in an order that nobody had expected, the oldest first. The soup lasted exactly.</p>',
      de: '<p>Einunddreißig gingen hinauf, einunddreißig kamen herunter, in einer Reihenfolge, die niemand erwartet hatte: die Älteste zuerst. Die Suppe reichte genau.</p>',
    },
  },
  {
    key: 'ropeway-run',
    season: '2025-26',
    kind: 'event',
    startsOn: '2026-04-18',
    endsOn: '2026-04-19',
    timeZone: 'Europe/Stockholm',
    place: { ...stollby, name: 'The ore ropeway' },
    scene: 'scene-ropeway',
    athletes: ['ylva-stenmo'],
    title: { 'en-us': 'The ropeway run', de: 'Die Seilbahnabfahrt', sv: 'Linbaneåket' },
    summary: {
      'en-us':
        'Down the line of the pylons, all twelve, in any condition. Ylva in four minutes and something.',
      de: 'Die Stützenlinie hinunter, alle zwölf, in jedem Zustand. Ylva in vier Minuten und etwas.',
    },
    body: {
      'en-us': '<p>The something is under dispute. The clock was Göran’s and has been in soup.</p>',
    },
  },
  {
    key: 'three-gears',
    season: '2024-25',
    kind: 'report',
    startsOn: '2024-12-15',
    timeZone: 'Europe/Oslo',
    place: { name: 'Skarvheim', city: 'Innfjordhamn', country: 'NO', latitude: 62.31, longitude: 7.47 },
    scene: 'scene-hut-evening',
    title: { 'en-us': 'Three gears to Skarvheim', de: 'In drei Gängen nach Skarvheim' },
    summary: {
      'en-us': 'Eleven hours for what the map calls four. There is a lot to see at that speed.',
      de: 'Elf Stunden für das, was die Karte vier nennt. Bei dem Tempo sieht man viel.',
    },
    body: {
      'en-us':
        '<p>We arrived when everybody had left. A man with a dog tried the Shaft 12 by headlamp and bought it. He was the first.</p>',
    },
  },
  {
    key: 'rail-and-soup',
    season: '2024-25',
    kind: 'event',
    startsOn: '2025-02-08',
    startTime: '18:00',
    timeZone: 'Europe/Berlin',
    place: {
      name: 'Alter Güterbahnhof',
      city: 'Oberkaltenbach',
      country: 'DE',
      latitude: 47.56,
      longitude: 10.7,
    },
    scene: 'scene-night-shift',
    athletes: ['maya-castellane'],
    title: { 'en-us': 'Rail and soup', de: 'Rail und Suppe', fr: 'Rail et soupe' },
    summary: {
      'en-us': 'One rail, one pot. Both were polished by the end.',
      de: 'Ein Rail, ein Topf. Am Ende waren beide blank.',
    },
    body: {
      'en-us': '<p>Maya was sixteen tricks ahead when the soup was ready, so that is how it ended.</p>',
    },
  },
];
