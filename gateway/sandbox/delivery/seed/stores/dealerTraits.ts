/** What dealers of a country have in common: names that no shop has, streets, hours, the clock, numbers for stories. */
import type { Fields } from '../draft.ts';

export interface DealerTraits {
  /** What a shop calls itself, and after whom: one of each. `{n}` and `{w}` in `pattern`. */
  kinds: readonly string[];
  names: readonly string[];
  pattern: string;
  streets: readonly string[];
  /** `{s}` the street, `{h}` the house. */
  address: string;
  timeZone: string;
  /** By state, where a country has several. */
  stateZones?: Readonly<Record<string, string>>;
  /** Ten thousands of a range that is set aside for stories, with `{d}` for the last two digits; none where there is none. */
  phone: string | null;
  regions: readonly string[];
  hours: readonly (readonly Fields[])[];
}

const europe = ['eu', 'eu_region_1', 'pro_eu_region_1', 'other'];
const america = ['us', 'ca', 'pro', 'pro_ca', 'other'];

const hours = (days: readonly number[], opens: string, closes: string): Fields => ({
  days_of_week: days,
  opening_time: opens,
  closing_time: closes,
});
const weekdays = [1, 2, 3, 4, 5];
const everyDay = [...weekdays, 6, 7];

const town = [hours(weekdays, '09:30', '18:30'), hours([6], '09:30', '17:00')];
const withLunch = [
  hours(weekdays, '08:30', '12:00'),
  hours(weekdays, '14:00', '18:30'),
  hours([6], '08:30', '12:30'),
];
const village = [hours(everyDay, '08:00', '18:00')];
const late = [hours([1, 2, 3, 4, 7], '08:00', '20:00'), hours([5, 6], '08:00', '01:00')];
const mall = [hours([...weekdays, 6], '10:00', '20:00'), hours([7], '11:00', '18:00')];
const closedTuesday = [hours([1, 3, 4, 5], '10:00', '19:00'), hours([6, 7], '10:00', '18:00')];

const german = {
  kinds: ['Kantenwerk', 'Skistube', 'Bretterhaus', 'Wintereck', 'Belagwerkstatt', 'Sporthütte'],
  names: [
    'Firnthaler',
    'Schneeberg',
    'Harschner',
    'Gratwohl',
    'Lawinger',
    'Tiefenschnee',
    'Eiszapf',
    'Wechtner',
  ],
  pattern: '{w} {n}',
  streets: ['Bahnhofstraße', 'Dorfstraße', 'Mühlgasse', 'Am Lift', 'Sonnenweg', 'Kirchgasse'],
  address: '{s} {h}',
  regions: europe,
  hours: [town, withLunch, village, late],
};

export const dealerTraits: Readonly<Record<string, DealerTraits>> = {
  AT: { ...german, timeZone: 'Europe/Vienna', phone: null },
  DE: { ...german, timeZone: 'Europe/Berlin', phone: '+49 30 2312 51{d}' },
  CH: {
    ...german,
    timeZone: 'Europe/Zurich',
    phone: null,
    streets: ['Bahnhofplatz', 'Dorfplatz', 'Seeweg', 'Gletscherweg', 'Oberdorf'],
  },
  FR: {
    kinds: ['L’Atelier', 'La Carre', 'Au Vieux Farteur', 'Chez', 'La Maison', 'Le Comptoir'],
    names: ['Neigevent', 'Brumelle', 'Grésilac', 'Poudrin', 'Corniaux', 'Givremont', 'Flocard'],
    pattern: '{w} {n}',
    streets: [
      'rue de la Gare',
      'place de l’Église',
      'avenue du Téléphérique',
      'rue des Guides',
      'chemin du Torrent',
    ],
    address: '{h} {s}',
    timeZone: 'Europe/Paris',
    phone: '+33 4 65 71 01 {d}',
    regions: europe,
    hours: [withLunch, town, village],
  },
  IT: {
    kinds: ['Bottega', 'Officina Sci', 'Casa', 'Lamina', 'Rifugio'],
    names: ['Nevargento', 'Brinalta', 'Cornisella', 'Fioccardi', 'Ghiacciolo', 'Slavinetti'],
    pattern: '{w} {n}',
    streets: ['via della Funivia', 'piazza del Mercato', 'via Stazione', 'via dei Larici'],
    address: '{s} {h}',
    timeZone: 'Europe/Rome',
    phone: null,
    regions: europe,
    hours: [withLunch, village, town],
  },
  ES: {
    kinds: ['Casa', 'Taller', 'Rincón'],
    names: ['Nevasol', 'Ventisquera', 'Copovivo', 'Escarchal'],
    pattern: '{w} {n}',
    streets: ['calle de la Estación', 'plaza Mayor', 'avenida del Puerto'],
    address: '{s}, {h}',
    timeZone: 'Europe/Madrid',
    phone: null,
    regions: europe,
    hours: [withLunch, mall],
  },
  NL: {
    kinds: ['Skihuis', 'Latwerk', 'Wintermakers'],
    names: ['Sneeuwstra', 'IJspegel', 'Van der Piste', 'Poederberg'],
    pattern: '{w} {n}',
    streets: ['Stationsweg', 'Marktstraat', 'Kade'],
    address: '{s} {h}',
    timeZone: 'Europe/Amsterdam',
    phone: null,
    regions: europe,
    hours: [mall],
  },
  BE: {
    kinds: ['Maison', 'Huis'],
    names: ['Flocon Doré', 'Sneeuwuil', 'Grand Givre'],
    pattern: '{w} {n}',
    streets: ['Grand-Place', 'Stationsstraat', 'rue Haute'],
    address: '{s} {h}',
    timeZone: 'Europe/Brussels',
    phone: null,
    regions: europe,
    hours: [town],
  },
  CZ: {
    kinds: ['Lyžárna', 'Dílna'],
    names: ['U Rampouchu', 'Prašanka', 'Závějka', 'Jinovatka'],
    pattern: '{w} {n}',
    streets: ['Nádražní', 'Horská', 'Lyžařská'],
    address: '{s} {h}',
    timeZone: 'Europe/Prague',
    phone: null,
    regions: europe,
    hours: [town, village],
  },
  PL: {
    kinds: ['Warsztat', 'Narciarnia'],
    names: ['Szreniówka', 'Śnieżynka', 'Pod Nawisem', 'Biały Puch'],
    pattern: '{w} {n}',
    streets: ['ulica Dworcowa', 'ulica Górska', 'ulica Pod Lasem'],
    address: '{s} {h}',
    timeZone: 'Europe/Warsaw',
    phone: null,
    regions: europe,
    hours: [town, village],
  },
  NO: {
    kinds: ['Skibua', 'Verkstedet', 'Huset'],
    names: ['Snøfonn', 'Skavlen', 'Rimfrost', 'Føykekroken', 'Kramsnø'],
    pattern: '{w} {n}',
    streets: ['Storgata', 'Heisvegen', 'Stasjonsgata', 'Brugata'],
    address: '{s} {h}',
    timeZone: 'Europe/Oslo',
    phone: null,
    regions: europe,
    hours: [town, mall],
  },
  SE: {
    kinds: ['Skidboden', 'Verkstan', 'Vallahuset'],
    names: ['Skaren', 'Snödrivan', 'Rimfrosten', 'Kallnäsan', 'Nysnön'],
    pattern: '{w} {n}',
    streets: ['Storgatan', 'Liftvägen', 'Järnvägsgatan', 'Kyrkogatan'],
    address: '{s} {h}',
    timeZone: 'Europe/Stockholm',
    phone: '+46 980 319 2{d}',
    regions: europe,
    hours: [town, mall],
  },
  GB: {
    kinds: ['Edge & Co.', 'The Ski Shed', 'Cornice', 'Old Lamp'],
    names: ['Frostwick', 'Drifthaven', 'Spindle', 'Sleetby'],
    pattern: '{w} {n}',
    streets: ['High Street', 'Station Road', 'Mill Lane'],
    address: '{h} {s}',
    timeZone: 'Europe/London',
    phone: '+44 1632 9601{d}',
    regions: europe,
    hours: [mall],
  },
  US: {
    kinds: ['Ski Works', 'Edge Supply', 'Snow Mercantile', 'Board & Bench', 'Tune Shop', 'Outfitters'],
    names: [
      'Powderhorn Jack',
      'Tailings',
      'Cold Lantern',
      'Second Shift',
      'Old Assay',
      'Drift Creek',
      'Sluicebox',
      'Windlass',
    ],
    pattern: '{n} {w}',
    streets: ['Main Street', 'Assay Street', 'Lift Lane', 'Depot Avenue', 'Aspen Way'],
    address: '{h}1 {s}',
    timeZone: 'America/New_York',
    stateZones: {
      CO: 'America/Denver', UT: 'America/Denver', WY: 'America/Denver', MT: 'America/Denver', ID: 'America/Boise',
      NM: 'America/Denver', CA: 'America/Los_Angeles', WA: 'America/Los_Angeles', OR: 'America/Los_Angeles',
      AK: 'America/Anchorage', MN: 'America/Chicago',
    }, // prettier-ignore
    phone: '+1 719 555 01{d}',
    regions: america,
    hours: [mall, village, late],
  },
  CA: {
    kinds: ['Ski Works', 'Edge Supply', 'Tune Shop'],
    names: ['Loon Lantern', 'Tailrace', 'Frostbite Fred', 'Cornice Creek', 'Spruce Shift'],
    pattern: '{n} {w}',
    streets: ['Main Street', 'Railway Avenue', 'Spruce Road'],
    address: '{h}2 {s}',
    timeZone: 'America/Toronto',
    stateZones: { BC: 'America/Vancouver', AB: 'America/Edmonton' },
    phone: '+1 250 555 01{d}',
    regions: america,
    hours: [mall, village],
  },
  JP: {
    kinds: ['Kōbō', 'Ski-dō', 'Yukiya'],
    names: ['Kamakura', 'Konayuki', 'Shirakaba', 'Yukimushi', 'Tsurara'],
    pattern: '{w} {n}',
    streets: ['Chūō', 'Ekimae', 'Honchō'],
    address: '{h}-4 {s}',
    timeZone: 'Asia/Tokyo',
    phone: null,
    regions: ['jp', 'other'],
    hours: [closedTuesday, village],
  },
  AU: {
    kinds: ['Ski Shed', 'Snow Barn'],
    names: ['Wombat Ridge', 'Sleepy Lizard', 'Snowgum'],
    pattern: '{n} {w}',
    streets: ['High Street', 'Snowy Road', 'Depot Lane'],
    address: '{h} {s}',
    timeZone: 'Australia/Sydney',
    stateZones: { VIC: 'Australia/Melbourne' },
    phone: '+61 2 5550 01{d}',
    regions: ['other'],
    hours: [mall],
  },
  NZ: {
    kinds: ['Ski Shed', 'Tune Room'],
    names: ['Kea & Keg', 'Long Cloud', 'Tussock'],
    pattern: '{n} {w}',
    streets: ['Lake Road', 'Beach Street'],
    address: '{h} {s}',
    timeZone: 'Pacific/Auckland',
    phone: null,
    regions: ['other'],
    hours: [mall],
  },
  KR: {
    kinds: ['Nunkkot', 'Seolwon'],
    names: ['Ski House', 'Workshop'],
    pattern: '{w} {n}',
    streets: ['Jungang-ro', 'Seolhwa-ro'],
    address: '{h} {s}',
    timeZone: 'Asia/Seoul',
    phone: null,
    regions: ['other'],
    hours: [mall],
  },
};

/** In the south winter is in the middle of the year. */
export const southern: readonly string[] = ['AU', 'NZ'];
