/** What stands below a category's heading. Every category in English, some in German, Japanese and French. */
import type { CategoryPath } from './categoryRows.ts';
import type { Localised } from '../types.ts';

export const categoryTexts: Readonly<Record<CategoryPath, Localised>> = {
  skis: {
    'en-us':
      'All of them are pressed in the old concentrator hall, twelve pairs a day. The number in the name is the width underfoot. That is the whole naming system.',
    de: 'Alle entstehen in der alten Aufbereitungshalle, zwölf Paar am Tag. Die Zahl im Namen ist die Breite unter dem Fuß. Mehr steckt nicht dahinter.',
    ja: 'すべて旧選鉱場で、一日に十二組だけプレスしています。名前の数字はセンター幅です。命名規則はそれだけです。',
    fr: "Tous sont pressés dans l'ancienne laverie, douze paires par jour. Le chiffre du nom est la largeur au patin. Il n'y a pas d'autre règle.",
    sv: 'Alla pressas i det gamla anrikningsverket, tolv par om dagen. Siffran i namnet är bredden under foten. Det är hela systemet.',
    no: 'Alle presses i det gamle oppredningsverket, tolv par om dagen. Tallet i navnet er bredden under foten. Det er hele systemet.',
    es: 'Todos se prensan en el antiguo lavadero de mineral, doce pares al día. El número del nombre es el ancho del patín. No hay más sistema.',
    it: 'Tutti pressati nella vecchia laveria, dodici paia al giorno. Il numero nel nome è la larghezza al centro. Il sistema è tutto qui.',
  },
  'skis/all-mountain': {
    'en-us': 'For days that start on a groomer and end somewhere you had to ask about.',
    de: 'Für Tage, die auf der Piste beginnen und dort enden, wo man nach dem Weg fragen muss.',
    ja: '朝は圧雪バーン、帰りは道を尋ねるような場所。そんな一日のために。',
    fr: 'Pour les journées qui commencent sur la piste et finissent là où il faut demander son chemin.',
  },
  'skis/all-mountain/frontside': {
    'en-us': 'Mostly piste, and the honest mess beside it.',
    de: 'Meistens Piste, dazu das ehrliche Durcheinander daneben.',
    ja: '主役は圧雪バーン。脇のでこぼこにも付き合います。',
  },
  'skis/all-mountain/wide': {
    'en-us': 'One ski for people who check the forecast and then go anyway.',
    de: 'Ein Ski für Leute, die den Wetterbericht lesen und trotzdem gehen.',
    ja: '予報を確かめて、それでも出かける人の一台。',
  },
  'skis/freeride': {
    'en-us':
      'Overburden is what miners call everything that lies on top of what they came for. We see it the other way round.',
    de: 'Abraum nennen Bergleute alles, was über dem liegt, weswegen sie gekommen sind. Wir sehen es umgekehrt.',
    ja: '鉱夫は、目当ての鉱石の上に載っているものをすべて「表土」と呼びます。私たちの目当ては、その上にあるほうです。',
    fr: 'Les mineurs appellent mort-terrain tout ce qui recouvre ce qu’ils cherchent. Nous voyons la chose dans l’autre sens.',
  },
  'skis/freeride/deep-snow': {
    'en-us': 'Over 112 mm underfoot. Useful nine days a year. You will remember those.',
    de: 'Über 112 mm unter dem Fuß. An neun Tagen im Jahr nützlich. Man merkt sie sich.',
  },
  'skis/touring': {
    'en-us': 'Ore went down by the ropeway, people walked up beside it. We kept the path.',
    de: 'Das Erz fuhr mit der Seilbahn hinunter, die Leute gingen daneben hinauf. Den Weg haben wir behalten.',
    ja: '鉱石は索道で下り、人はその脇を歩いて登りました。その道を、今も使っています。',
    fr: 'Le minerai descendait par le téléphérique, les gens montaient à pied à côté. Nous avons gardé le sentier.',
  },
  'skis/touring/light': {
    'en-us': 'Under 1,300 grams a ski. The way down is still the point, so we stopped there.',
    de: 'Unter 1300 Gramm pro Ski. Die Abfahrt zählt immer noch, deshalb haben wir dort aufgehört.',
    ja: '片足1,300グラム未満。滑りを諦めるほど軽くはしていません。',
  },
  'skis/touring/free-touring': {
    'en-us': 'A little more ski than the climb wants. About as much as the descent does.',
  },
  'skis/piste': {
    'en-us': 'Edges, mostly. An adit is the level way into a mine: no ladders, no lamp, straight in.',
    de: 'Vor allem Kanten. Ein Stollen ist der waagerechte Weg in den Berg: keine Leitern, geradeaus hinein.',
    ja: '要はエッジです。横坑は、はしごも要らず、まっすぐ山の中へ入る道。滑りも同じです。',
  },
  'skis/piste/race': {
    'en-us': 'The clock in the machine hall has been right since 1911. These are built to argue with it.',
  },
  'skis/park': {
    'en-us': 'The rail yard behind the hall had rails already. It seemed a waste not to.',
    de: 'Im Gleishof hinter der Halle lagen schon Schienen. Es wäre schade darum gewesen.',
    ja: '工場裏の操車場には、レールがもう敷いてありました。使わない手はありません。',
  },
  'skis/cross-mountain': {
    'en-us': 'Scales under the foot, steel on the edge, no lift in sight. For going there, rather than down.',
  },
  'skis/junior': {
    'en-us': 'Built like the others, only shorter. Children notice when things are toys.',
    de: 'Gebaut wie die anderen, nur kürzer. Kinder merken, wenn etwas Spielzeug ist.',
    ja: 'つくりは大人用と同じで、短いだけです。おもちゃかどうか、子どもにはわかります。',
  },
  'skis/womens-sizes': {
    'en-us': 'The same skis in the lengths, flex and mount points that lighter skiers asked for. No flowers.',
    de: 'Dieselben Ski in Längen, Flex und Montagepunkten, um die leichtere Fahrerinnen gebeten haben. Ohne Blümchen.',
    ja: '体重の軽い滑り手の声に合わせた長さ、フレックス、取り付け位置。中身は同じスキーで、花柄はありません。',
  },
  poles: {
    'en-us': 'A pole is a stick with opinions. Ours have few.',
    de: 'Ein Stock ist ein Stab mit Meinungen. Unsere haben wenige.',
    ja: 'ポールは、口出しの多い棒です。うちのは無口です。',
    fr: 'Un bâton est un bout de tube qui a des avis. Les nôtres en ont peu.',
  },
  'poles/fixed': { 'en-us': 'One length. Nothing to forget to tighten.' },
  'poles/adjustable': { 'en-us': 'Longer for the climb, shorter for the slope, the same for the bar.' },
  'poles/adjustable/folding': {
    'en-us': 'Three sections on a cord. They go inside the pack, where they cannot catch on anything.',
  },
  bindings: {
    'en-us':
      'Two jobs: hold on, let go. Every pair is set on the bench in the machine hall and let go eleven times before it ships.',
    de: 'Zwei Aufgaben: halten und loslassen. Jedes Paar löst auf dem Prüfstand elfmal aus, bevor es das Haus verlässt.',
    ja: '仕事は二つ。留めることと、放すこと。出荷前に全数、機械棟の試験台で十一回解放させています。',
    fr: 'Deux tâches : tenir, lâcher. Chaque paire lâche onze fois au banc avant de partir.',
  },
  'bindings/alpine': { 'en-us': 'For skis that go up by lift.' },
  'bindings/touring': { 'en-us': 'For skis that go up by person.' },
  'bindings/touring/tech': { 'en-us': 'Two pins in front, two behind, very little in between.' },
  'bindings/touring/hybrid': { 'en-us': 'Pins on the way up, a proper toe piece on the way down.' },
  accessories: {
    'en-us': 'The things that are missing on the morning you need them.',
    de: 'Die Dinge, die genau an dem Morgen fehlen, an dem man sie braucht.',
    ja: '必要な朝に限って、見当たらないもの。',
    fr: 'Ce qui manque le matin où il le faudrait.',
  },
  'accessories/skins': {
    'en-us': 'Cut to our skis, so the knife stays in the drawer.',
    de: 'Auf unsere Ski zugeschnitten. Das Messer bleibt in der Schublade.',
  },
  'accessories/binding-parts': { 'en-us': 'Brakes, plates and the screw you lost.' },
  'accessories/tuning': {
    'en-us': 'A ski is finished by whoever owns it, about every third day.',
    de: 'Fertig wird ein Ski bei dem, dem er gehört. Ungefähr jeden dritten Tag.',
  },
  'accessories/tuning/wax': { 'en-us': 'Four temperatures, no fluorine, no mystery.' },
  'accessories/tuning/tools': { 'en-us': 'Tools with one moving part or fewer.' },
  'accessories/bags': { 'en-us': 'Sewn from conveyor-grade cloth in the old timber store.' },
  'accessories/bags/backpacks': { 'en-us': 'Packs that take skis on the outside and lunch on the inside.' },
  'accessories/apparel': { 'en-us': 'For before and after. Some of it for during.' },
  'accessories/apparel/headwear': { 'en-us': 'The hall is heated to eleven degrees. We know about hats.' },
  'accessories/apparel/tops': { 'en-us': 'Cotton and wool, with the level number on the back.' },
  'accessories/protection': {
    'en-us': 'Nobody went below without a helmet. It is a good rule above ground, too.',
  },
  'accessories/straps': { 'en-us': 'The part that holds the other parts together.' },
  'accessories/paper': {
    'en-us': 'Sections, plans and warnings found in the drawing office, printed again on good paper.',
  },
};
