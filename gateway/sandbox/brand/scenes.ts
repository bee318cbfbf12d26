/** The pictures without a product on white: wide masters for heroes and banners, 4:5 masters for narrow screens. */
import { riderScenes } from './riderScenes.ts';
import type { BrandScene } from './types.ts';

const hd = { width: 2400, height: 1350 };
const cinema = { width: 2400, height: 1028 };
const tall = { width: 1920, height: 2400 };

export const scenes = [
  {
    name: 'scene-first-light',
    ...hd,
    mood: 'dawn',
    poi: { x: 0.52, y: 0.3, w: 0.24, h: 0.34 },
    alt: {
      'en-us': 'The headframe of the old mine above a snowfield, just before sunrise',
      de: 'Der Förderturm der alten Grube über einem Schneefeld, kurz vor Sonnenaufgang',
      ja: '日の出直前、雪原の上にたたずむ旧鉱山の櫓',
      fr: "Le chevalement de l'ancienne mine au-dessus d'un champ de neige, juste avant l'aube",
      sv: 'Den gamla gruvans lave ovanför ett snöfält, strax före soluppgången',
    },
  },
  {
    name: 'scene-first-light-tall',
    ...tall,
    mood: 'dawn',
    poi: { x: 0.36, y: 0.34, w: 0.32, h: 0.3 },
    alt: {
      'en-us': 'The headframe of the old mine at first light',
      de: 'Der Förderturm der alten Grube im ersten Licht',
      ja: '夜明けの光を受ける旧鉱山の櫓',
    },
  },
  {
    name: 'scene-open-cut',
    ...cinema,
    mood: 'noon',
    poi: { x: 0.4, y: 0.35, w: 0.26, h: 0.4 },
    alt: {
      'en-us': 'Two skiers crossing the snowed-in open cut under a clear sky',
      de: 'Zwei Skifahrer queren den verschneiten Tagebau unter klarem Himmel',
      ja: '快晴のもと、雪に埋もれた露天掘り跡を横切る二人のスキーヤー',
    },
  },
  {
    name: 'scene-copper-dusk',
    ...cinema,
    mood: 'dusk',
    poi: { x: 0.55, y: 0.28, w: 0.3, h: 0.4 },
    alt: {
      'en-us': 'Last sun on the ridge, the color of raw copper',
      de: 'Letzte Sonne auf dem Grat, in der Farbe von Rohkupfer',
      ja: '粗銅の色に染まる稜線の残照',
    },
  },
  {
    name: 'scene-overburden',
    ...cinema,
    mood: 'storm',
    poi: { x: 0.3, y: 0.3, w: 0.28, h: 0.46 },
    alt: {
      'en-us': 'A skier to the knees in new snow, most of it in the air',
      de: 'Ein Skifahrer knietief im Neuschnee, das meiste davon in der Luft',
      ja: '膝までの新雪を舞い上げて滑るスキーヤー',
    },
  },
  {
    name: 'scene-ropeway',
    ...cinema,
    mood: 'dawn',
    poi: { x: 0.58, y: 0.2, w: 0.26, h: 0.5 },
    alt: {
      'en-us': 'A skin track running under the pylons of the old ore ropeway',
      de: 'Eine Aufstiegsspur unter den Stützen der alten Erzseilbahn',
      ja: '旧鉱石索道の支柱の下へ続くシールトラック',
    },
  },
  {
    name: 'scene-groomer',
    ...cinema,
    mood: 'noon',
    poi: { x: 0.44, y: 0.42, w: 0.24, h: 0.36 },
    alt: {
      'en-us': 'One clean arc across fresh corduroy',
      de: 'Ein sauberer Bogen über frisch präparierte Piste',
      ja: '圧雪されたばかりのバーンに残る一本の弧',
    },
  },
  {
    name: 'scene-night-shift',
    ...cinema,
    mood: 'night',
    poi: { x: 0.36, y: 0.3, w: 0.3, h: 0.4 },
    alt: {
      'en-us': 'A rail, a lamp and four people arguing about the speed',
      de: 'Ein Rail, eine Lampe und vier Leute, die über das Tempo streiten',
      ja: 'レールと一灯のランプ、スピードについて言い合う四人',
    },
  },
  {
    name: 'scene-spruce-line',
    ...cinema,
    mood: 'forest',
    poi: { x: 0.22, y: 0.34, w: 0.3, h: 0.44 },
    alt: {
      'en-us': 'A single track leaving the spruces for the open plateau',
      de: 'Eine einzelne Spur führt aus den Fichten auf das offene Plateau',
      ja: 'トウヒ林から開けた高原へ抜ける一本のトレース',
    },
  },
  {
    name: 'scene-school-hill',
    ...cinema,
    mood: 'noon',
    poi: { x: 0.5, y: 0.45, w: 0.26, h: 0.36 },
    alt: {
      'en-us': 'Children side-stepping up the hill behind the mine school',
      de: 'Kinder steigen im Treppenschritt den Hang hinter der Grubenschule hinauf',
      ja: '鉱山学校の裏山を階段登高で登る子どもたち',
    },
  },
  {
    name: 'scene-pole-rack',
    ...cinema,
    mood: 'dusk',
    poi: { x: 0.34, y: 0.24, w: 0.32, h: 0.5 },
    alt: {
      'en-us': 'Poles standing in the snow outside the changing house',
      de: 'Stöcke im Schnee vor der Waschkaue',
      ja: '着替え小屋の前、雪に立てられたポール',
    },
  },
  {
    name: 'scene-machine-hall',
    ...cinema,
    mood: 'night',
    poi: { x: 0.42, y: 0.36, w: 0.24, h: 0.34 },
    alt: {
      'en-us': 'A binding on the test bench in the old machine hall',
      de: 'Eine Bindung auf dem Prüfstand in der alten Maschinenhalle',
      ja: '旧機械棟の試験台に載ったビンディング',
    },
  },
  {
    name: 'scene-lamp-room',
    ...cinema,
    mood: 'night',
    poi: { x: 0.3, y: 0.32, w: 0.36, h: 0.4 },
    alt: {
      'en-us': 'Packs and jackets on the numbered hooks of the lamp room',
      de: 'Rucksäcke und Jacken an den nummerierten Haken der Lampenstube',
      ja: '灯具室の番号付きフックに掛かるザックとジャケット',
    },
  },
  {
    name: 'scene-wax-bench',
    ...hd,
    mood: 'dusk',
    poi: { x: 0.46, y: 0.46, w: 0.28, h: 0.3 },
    alt: {
      'en-us': 'Shavings of wax under a ski on the bench',
      de: 'Wachsspäne unter einem Ski auf der Werkbank',
      ja: '作業台のスキーの下に散るワックスの削りかす',
    },
  },
  {
    name: 'scene-skin-track-tall',
    ...tall,
    mood: 'dawn',
    poi: { x: 0.38, y: 0.46, w: 0.26, h: 0.26 },
    alt: {
      'en-us': 'One person climbing, one long shadow going ahead',
      de: 'Eine Person im Aufstieg, ein langer Schatten voraus',
      ja: '登る一人と、その先を行く長い影',
    },
  },
  {
    name: 'scene-hut-evening',
    ...hd,
    mood: 'dusk',
    poi: { x: 0.6, y: 0.4, w: 0.22, h: 0.3 },
    alt: {
      'en-us': 'A hut with one lit window and a row of skis outside',
      de: 'Eine Hütte mit einem erleuchteten Fenster und einer Reihe Ski davor',
      ja: '一つだけ灯る窓と、外に並ぶスキーの小屋',
    },
  },
  {
    name: 'scene-tarn-tall',
    ...tall,
    mood: 'storm',
    poi: { x: 0.3, y: 0.4, w: 0.36, h: 0.3 },
    alt: {
      'en-us': 'A frozen tarn, half swept clean by the wind',
      de: 'Ein gefrorener Bergsee, vom Wind halb freigefegt',
      ja: '風に半分だけ雪を払われた凍った湖',
    },
  },
  {
    name: 'scene-lost-level',
    ...cinema,
    mood: 'night',
    poi: { x: 0.4, y: 0.3, w: 0.24, h: 0.46 },
    alt: {
      'en-us': 'A closed mine entrance with snow up to the sign',
      de: 'Ein verschlossenes Stollenmundloch, Schnee bis ans Schild',
      ja: '標識まで雪に埋もれた、閉ざされた坑口',
      fr: "Une entrée de mine fermée, la neige jusqu'au panneau",
      sv: 'En stängd gruvöppning med snö upp till skylten',
    },
  },
  ...riderScenes,
] as const satisfies readonly BrandScene[];

export type SceneName = (typeof scenes)[number]['name'];
