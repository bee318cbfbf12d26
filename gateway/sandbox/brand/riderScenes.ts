/** Portraits of the team, 4:5. */
import type { BrandScene } from './types.ts';

const portrait = { width: 1920, height: 2400, poi: { x: 0.26, y: 0.2, w: 0.48, h: 0.66 } } as const;

export const riderScenes = [
  {
    name: 'scene-rider-ridge-tall',
    ...portrait,
    mood: 'dusk',
    alt: {
      'en-us': 'A skier on foot along a ridge, skis on the shoulder, the last sun behind',
      de: 'Eine Skifahrerin zu Fuß auf einem Grat, die Ski auf der Schulter, dahinter die letzte Sonne',
      ja: '残照を背に、板を担いで尾根を歩くスキーヤー',
    },
  },
  {
    name: 'scene-rider-skin-tall',
    ...portrait,
    mood: 'dawn',
    alt: {
      'en-us': 'A ski tourer climbing at first light',
      de: 'Ein Tourengeher im Aufstieg, im ersten Licht',
      ja: '夜明けの光の中、シールで登るスキーヤー',
    },
  },
  {
    name: 'scene-rider-air-tall',
    ...portrait,
    mood: 'noon',
    alt: {
      'en-us': 'A skier in the air, one hand on the ski',
      de: 'Eine Skifahrerin in der Luft, eine Hand am Ski',
      ja: '片手で板をつかみ、宙に浮くスキーヤー',
    },
  },
  {
    name: 'scene-rider-mogul-tall',
    ...portrait,
    mood: 'noon',
    alt: {
      'en-us': 'A skier folded up on top of a mogul',
      de: 'Eine Skifahrerin, auf einem Buckel zusammengeklappt',
      ja: 'コブの上で身を縮めるスキーヤー',
    },
  },
  {
    name: 'scene-rider-carve-tall',
    ...portrait,
    mood: 'forest',
    alt: {
      'en-us': 'A racer deep inside a turn, snow behind her',
      de: 'Eine Rennläuferin tief im Schwung, hinter ihr der Schnee',
      ja: '深く傾いたターン、後ろに雪を上げるレーサー',
    },
  },
  {
    name: 'scene-rider-sit-tall',
    ...portrait,
    mood: 'dawn',
    alt: {
      'en-us': 'A sit-skier with two outriggers, low sun ahead',
      de: 'Ein Sitzskifahrer mit zwei Krückenski, vor ihm die tiefe Sonne',
      ja: '低い日差しの中、アウトリガーを操るシットスキーヤー',
    },
  },
  {
    name: 'scene-rider-telemark-tall',
    ...portrait,
    mood: 'dusk',
    alt: {
      'en-us': 'A telemarker, one knee nearly on the snow',
      de: 'Ein Telemarker, ein Knie fast im Schnee',
      ja: '片膝を雪に近づけるテレマーカー',
    },
  },
  {
    name: 'scene-rider-lookout-tall',
    ...portrait,
    mood: 'storm',
    alt: {
      'en-us': 'A coach leaning on her poles while it snows',
      de: 'Eine Trainerin, auf ihre Stöcke gelehnt, im Schneefall',
      ja: '降る雪の中、ポールにもたれるコーチ',
    },
  },
  {
    name: 'scene-rider-bench-tall',
    ...portrait,
    mood: 'night',
    alt: {
      'en-us': 'A mechanic with an apron and one ski, in the light of a lamp',
      de: 'Ein Mechaniker mit Schürze und einem Ski, im Licht einer Lampe',
      ja: 'ランプの明かりの下、前掛け姿で一本の板を持つメカニック',
    },
  },
] as const satisfies readonly BrandScene[];
