/** What editors write about the traveling circus: a truck, a test bench, and whoever comes. English complete, others in part. */
import type { Localised } from '../../../brand/types.ts';

export interface SeasonText {
  /** Last part of the address. */
  key: string;
  years: string;
  startsOn: string;
  endsOn: string;
  scene: string;
  title: Localised;
  summary: Localised;
}

export interface PostText {
  key: string;
  season: string;
  kind: 'event' | 'report';
  startsOn: string;
  endsOn?: string;
  startTime?: string;
  timeZone: string;
  place: { name: string; city: string; country: string; latitude: number; longitude: number };
  scene: string;
  /** Keys of the people who are there. */
  athletes?: readonly string[];
  /** Address of the list; a mail to us where it is absent and `signUp` is true. */
  signUp?: boolean;
  cancelled?: boolean;
  /** Content regions; all of them when absent. */
  regions?: readonly string[];
  title: Localised;
  summary: Localised;
  /** HTML. */
  body: Localised;
}

export const circusSeasons: readonly SeasonText[] = [
  {
    key: '2026-27',
    years: '2026/27',
    startsOn: '2026-11-14',
    endsOn: '2027-04-25',
    scene: 'scene-ropeway',
    title: {
      'en-us': 'The winter of twelve stops',
      de: 'Der Winter der zwölf Halte',
      ja: '十二の停車場の冬',
      fr: 'L’hiver aux douze arrêts',
      sv: 'Vintern med tolv stopp',
    },
    summary: {
      'en-us':
        'One truck, forty pairs, a stove. We drive until somebody waves, put up the bench, and you ski what you like until it is dark or we are cold.',
      de: 'Ein Laster, vierzig Paar, ein Ofen. Wir fahren, bis jemand winkt, stellen die Werkbank auf, und Sie fahren, was Sie wollen, bis es dunkel ist oder uns kalt.',
      ja: 'トラック一台、スキー四十台、ストーブひとつ。誰かが手を振るまで走り、作業台を立てます。暗くなるか、私たちが凍えるまで、お好きな板で。',
      fr: 'Un camion, quarante paires, un poêle. Nous roulons jusqu’à ce que quelqu’un fasse signe, nous montons l’établi, et vous skiez ce que vous voulez jusqu’à la nuit.',
    },
  },
  {
    key: '2025-26',
    years: '2025/26',
    startsOn: '2025-12-06',
    endsOn: '2026-04-19',
    scene: 'scene-hut-evening',
    title: {
      'en-us': 'The winter of the long nights',
      de: 'Der Winter der langen Nächte',
      ja: '長い夜の冬',
      fr: 'L’hiver des longues nuits',
    },
    summary: {
      'en-us': 'We had bought too many lamps. So most of it happened after dark, and nobody minded.',
      de: 'Wir hatten zu viele Lampen gekauft. Das meiste fand also im Dunkeln statt, und es störte niemanden.',
    },
  },
  {
    key: '2024-25',
    years: '2024/25',
    startsOn: '2024-12-14',
    endsOn: '2025-03-30',
    scene: 'scene-copper-dusk',
    title: { 'en-us': 'The first truck', de: 'Der erste Laster', fr: 'Le premier camion' },
    summary: {
      'en-us': 'It had three gears and no heating. We learned what to bring, and what to leave at the mine.',
      de: 'Er hatte drei Gänge und keine Heizung. Wir lernten, was man mitnimmt und was in der Grube bleibt.',
    },
  },
  {
    key: '2023-24',
    years: '2023/24',
    startsOn: '2024-01-06',
    endsOn: '2024-02-25',
    scene: 'scene-tarn-tall',
    title: { 'en-us': 'The winter it rained', de: 'Der Winter, in dem es regnete' },
    summary: {
      'en-us': 'It was planned. Then it rained until March, and the bench stayed in the machine hall.',
      de: 'Geplant war er. Dann regnete es bis März, und die Werkbank blieb in der Maschinenhalle.',
    },
  },
];
