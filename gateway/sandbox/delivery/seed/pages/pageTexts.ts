/** The words of the content pages about the company. English complete, others in part. */
import type { Localised } from '../../../brand/types.ts';

export interface PageText {
  /** Last part of the uid and of the address. */
  key: string;
  title: Localised;
  description: Localised;
  /** HTML, heading left out: the title is the heading. */
  html: Localised;
  /** Scene above the text, when the page has one. */
  scene?: string;
  /** Content regions; all of them when absent. */
  regions?: readonly string[];
}

export const companyPages: readonly PageText[] = [
  {
    key: 'about',
    scene: 'scene-lost-level',
    title: {
      'en-us': 'About the mine',
      sv: 'Om gruvan',
      ja: '鉱山について',
      no: 'Om gruva',
      es: 'Sobre la mina',
      de: 'Über die Grube',
      fr: 'La mine',
      it: 'La miniera',
    },
    description: {
      'en-us': 'A copper mine above the tree line, a ski works inside it, and how the one became the other.',
      de: 'Eine Kupfergrube oberhalb der Baumgrenze, darin eine Skiwerkstatt, und wie das eine zum anderen wurde.',
      sv: 'En koppargruva ovanför trädgränsen, en skidfabrik inuti den, och hur det ena blev det andra.',
      ja: '森林限界の上の銅山と、その中のスキー工房。なぜそうなったのか。',
    },
    html: {
      'en-us':
        '<p>Stollby is a town of nine hundred people and one traffic light, which is switched off in summer. It was built around a copper mine. The mine closed in 1987, on a Friday, because the price of copper did not care about the town.</p><h2>What was left</h2><p>A machine hall with windows to the north. A press that could hold four hundred tonnes without complaining. An ore ropeway that still ran, and went up. Eleven people who had worked the press, and who skied, because there was little else to do from October to May.</p><p>The first pair came out of the press in February 1988. It was too stiff, and one ski was four millimeters longer than the other. It hangs in the canteen, where people check whether that is still true. It is.</p><h2>Where the name comes from</h2><p>Skarn is an old miners’ word for the worthless rock around the ore. Geologists later found out that it forms where hot rock meets cold rock, and that it is anything but worthless. We liked both meanings.</p><h2>Now</h2><p>There are thirty-four of us. We still use the press. We do not use the underground; it is wet and belongs to the bats.</p>',
      de: '<p>Stollby hat neunhundert Einwohner und eine Ampel, die im Sommer abgeschaltet wird. Der Ort steht um eine Kupfergrube herum. Die Grube schloss 1987, an einem Freitag, weil sich der Kupferpreis nicht für den Ort interessierte.</p><h2>Was übrig blieb</h2><p>Eine Maschinenhalle mit Fenstern nach Norden. Eine Presse, die vierhundert Tonnen hält, ohne sich zu beschweren. Eine Erzseilbahn, die noch lief, und zwar bergauf. Elf Leute, die an der Presse gearbeitet hatten und Ski fuhren, weil von Oktober bis Mai sonst wenig los war.</p><p>Das erste Paar kam im Februar 1988 aus der Presse. Es war zu hart, und ein Ski war vier Millimeter länger als der andere. Es hängt in der Kantine.</p><h2>Woher der Name kommt</h2><p>Skarn nannten die Bergleute das wertlose Gestein um das Erz. Später stellte sich heraus, dass es dort entsteht, wo heißes Gestein auf kaltes trifft, und alles andere als wertlos ist. Uns gefiel beides.</p>',
      sv: '<p>Stollby har niohundra invånare och ett trafikljus, som stängs av på sommaren. Orten byggdes runt en koppargruva. Gruvan lades ned 1987, en fredag, eftersom kopparpriset inte brydde sig om orten.</p><h2>Vad som blev kvar</h2><p>En maskinhall med fönster mot norr. En press som håller fyrahundra ton utan att klaga. En malmlinbana som fortfarande gick, och gick uppåt. Elva personer som kunde pressen och åkte skidor, för annat fanns inte att göra mellan oktober och maj.</p><h2>Varifrån namnet kommer</h2><p>Skarn kallade gruvarbetarna det värdelösa berget kring malmen. Det bildas där hett berg möter kallt, och värdelöst är det inte. Vi tyckte om bägge delarna.</p>',
      ja: '<p>ストルビューは人口九百人、信号機はひとつ。その信号も夏は消されます。銅山のまわりにできた町でした。鉱山は1987年、ある金曜日に閉まりました。</p><h2>残ったもの</h2><p>北向きの窓がある機械棟。四百トンに耐えるプレス。まだ動く鉱石索道。そしてプレスを扱えて、スキーを滑る十一人。</p><h2>名前について</h2><p>スカルンは、熱い岩と冷たい岩が出会う場所に生まれます。私たちはその両方が気に入りました。</p>',
    },
  },
  {
    key: 'craft',
    scene: 'scene-machine-hall',
    title: {
      'en-us': 'How they are made',
      sv: 'Så görs de',
      ja: 'つくり方',
      no: 'Slik lages de',
      es: 'Cómo se hacen',
      de: 'Wie sie entstehen',
      fr: 'Comment ils sont faits',
      it: 'Come nascono',
    },
    description: {
      'en-us': 'Wood, glass, metal, glue, heat, and forty minutes in a press that used to crush rock.',
      de: 'Holz, Glas, Metall, Leim, Hitze und vierzig Minuten in einer Presse, die früher Gestein brach.',
    },
    html: {
      'en-us':
        '<p>A ski is a sandwich. The skill is in what you leave out.</p><h2>Core</h2><p>Poplar where it should be light, beech where the screws go. The planks rest for a year before we touch them. Some rest longer because we forgot them; those are the good ones.</p><h2>Layers</h2><p>Glass below and above, metal in the models that need to stay calm. Sidewalls all the way round. The base goes in first, face down, which is how most things are done here.</p><h2>Press</h2><p>Forty minutes at 118 degrees. The press was built in 1961 to test rock samples and has a dial that only goes up to “stop”. Nobody has seen what happens after that.</p><h2>Edges, base, bench</h2><p>Then a person looks at each pair for as long as it takes. If a pair is not right we saw it in half, so that nobody is tempted.</p>',
      de: '<p>Ein Ski ist ein belegtes Brot. Die Kunst ist, was man weglässt.</p><h2>Kern</h2><p>Pappel, wo er leicht sein soll, Buche, wo die Schrauben sitzen. Die Bretter ruhen ein Jahr. Manche länger, weil wir sie vergessen haben; das sind die guten.</p><h2>Presse</h2><p>Vierzig Minuten bei 118 Grad. Die Presse wurde 1961 für Gesteinsproben gebaut, ihre Skala reicht bis „Halt“. Was danach kommt, hat niemand gesehen.</p><h2>Werkbank</h2><p>Danach sieht sich ein Mensch jedes Paar an, so lange es dauert. Stimmt ein Paar nicht, sägen wir es durch, damit niemand in Versuchung kommt.</p>',
    },
  },
];
