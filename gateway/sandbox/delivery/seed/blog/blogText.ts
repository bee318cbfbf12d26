/** How the blog's texts are written down: a post in the base locale and in some of the others. */
import { inAll } from '../say.ts';

import type { Localised } from '../../../brand/types.ts';
import { readRows, type RowShape } from '../readData.ts';

export type BlogSectionText =
  | { html: Localised }
  /** Its alternative words are the scene's own. */
  | { scene: string; caption: Localised }
  | { words: Localised; source: string };

export interface BlogPostText {
  /** Last part of the uid and of the address. */
  key: string;
  category: keyof typeof blogCategories;
  /** ISO 8601. */
  published: string;
  author: keyof typeof blogAuthors;
  /** Picture of the post; short notes have none. */
  scene?: string;
  /** Content regions; all of them when absent. */
  regions?: readonly string[];
  /** Keys of products. */
  products?: readonly string[];
  title: Localised;
  summary: Localised;
  /** A language that the title is written in has all sections too. */
  body: readonly BlogSectionText[];
}

interface CategoryText {
  title: Localised;
  /** HTML. */
  description: Localised;
}

export const blogCategories = {
  workshop: {
    title: inAll(
      'Workshop',
      'Verkstaden',
      '工房',
      'Verkstedet',
      'Taller',
      'Werkstatt',
      'Atelier',
      'Officina',
    ),
    description: {
      'en-us': '<p>Wood, glass, glue and heat, and what goes wrong with them.</p>',
      de: '<p>Holz, Glas, Leim und Hitze, und was damit schiefgeht.</p>',
      ja: '<p>木、ガラス、接着剤、熱。そして、うまくいかないこと。</p>',
      fr: '<p>Du bois, du verre, de la colle et de la chaleur, et ce qui tourne mal.</p>',
      sv: '<p>Trä, glas, lim och värme, och det som går fel med dem.</p>',
    },
  },
  'on-snow': {
    title: inAll(
      'On snow',
      'På snö',
      '雪の上で',
      'På snø',
      'En la nieve',
      'Auf Schnee',
      'Sur la neige',
      'Sulla neve',
    ),
    description: {
      'en-us': '<p>We ski what we make. Somebody has to write it down.</p>',
      de: '<p>Wir fahren, was wir bauen. Jemand muss es aufschreiben.</p>',
      ja: '<p>つくったものは自分たちで滑ります。だれかが書きとめます。</p>',
      fr: '<p>Nous skions ce que nous faisons. Il faut bien que quelqu’un le note.</p>',
      sv: '<p>Vi åker det vi gör. Någon måste skriva ner det.</p>',
    },
  },
  travel: {
    title: inAll(
      'On the way',
      'På väg',
      '道のり',
      'På vei',
      'De camino',
      'Unterwegs',
      'En chemin',
      'In cammino',
    ),
    description: {
      'en-us': '<p>Most of skiing is getting there.</p>',
      de: '<p>Der größte Teil des Skifahrens ist der Weg dorthin.</p>',
      ja: '<p>スキーのほとんどは、たどり着くまでの道です。</p>',
      fr: '<p>Skier, c’est surtout y aller.</p>',
      sv: '<p>Det mesta av skidåkningen är att ta sig dit.</p>',
    },
  },
  care: {
    title: inAll('Care', 'Skötsel', 'お手入れ', 'Stell', 'Cuidado', 'Pflege', 'Entretien', 'Cura'),
    description: {
      'en-us': '<p>Things last longer when somebody looks at them now and then.</p>',
      de: '<p>Was ab und zu jemand ansieht, hält länger.</p>',
      ja: '<p>ときどき見てやると、ものは長もちします。</p>',
      fr: '<p>Les choses durent plus longtemps quand on les regarde de temps en temps.</p>',
      sv: '<p>Saker håller längre om någon tittar på dem då och då.</p>',
    },
  },
  'shift-log': {
    title: inAll(
      'Shift log',
      'Skiftboken',
      '当番日誌',
      'Skiftboka',
      'Libro de turno',
      'Schichtbuch',
      'Cahier de poste',
      'Registro di turno',
    ),
    description: {
      'en-us': '<p>The book lies by the clock. Whoever has the shift writes something into it.</p>',
      de: '<p>Das Buch liegt neben der Uhr. Wer Schicht hat, schreibt etwas hinein.</p>',
      ja: '<p>時計の横に置いてある帳面です。当番が何か書きます。</p>',
      fr: '<p>Le cahier est posé près de l’horloge. Celui qui est de poste y écrit quelque chose.</p>',
      sv: '<p>Boken ligger vid klockan. Den som har skiftet skriver något i den.</p>',
    },
  },
} as const satisfies Record<string, CategoryText>;

export const blogAuthors = {
  ragna: {
    name: 'Ragna Öhman',
    role: { 'en-us': 'Runs the press', de: 'Fährt die Presse', ja: 'プレス担当', fr: 'À la presse' },
  },
  teodor: {
    name: 'Teodor Lind',
    role: { 'en-us': 'Cuts the cores', de: 'Schneidet die Kerne', ja: '芯材担当', fr: 'Taille les noyaux' },
  },
  berit: {
    name: 'Berit Ås',
    role: { 'en-us': 'Edges', de: 'Kanten', ja: 'エッジ担当', fr: 'Carres' },
  },
  emil: {
    name: 'Emil Sand',
    role: { 'en-us': 'Bindings', de: 'Bindungen', ja: 'ビンディング担当', fr: 'Fixations' },
  },
  britta: {
    name: 'Britta Hedlund',
    role: {
      'en-us': 'Answers the mail',
      de: 'Beantwortet die Post',
      ja: '手紙の返事を書く人',
      fr: 'Répond au courrier',
    },
  },
  jonas: {
    name: 'Jonas Wiik',
    role: {
      'en-us': 'Answers the mail on the other days',
      de: 'Beantwortet die Post an den anderen Tagen',
      ja: 'ほかの日に返事を書く人',
      fr: 'Répond au courrier les autres jours',
    },
  },
  haru: {
    name: 'Haru Mori',
    role: { 'en-us': 'Winters in Hokkaido', ja: '冬は北海道' },
  },
} as const satisfies Record<string, { name: string; role: Localised }>;

const postShape: RowShape<BlogPostText> = {
  key: 'required',
  category: 'required',
  published: 'required',
  author: 'required',
  scene: 'optional',
  regions: 'optional',
  products: 'optional',
  title: 'texts',
  summary: 'texts',
  body: 'required',
};

export const blogPosts: readonly BlogPostText[] = [
  'workshop',
  'onSnow',
  'travel',
  'care',
  'shiftLog',
].flatMap((category) => readRows(`blog/${category}.json`, postShape));
