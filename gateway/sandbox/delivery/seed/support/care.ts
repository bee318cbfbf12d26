/** Support, mounting and care. */
import type { SupportText } from './supportText.ts';

export const careTexts: readonly SupportText[] = [
  {
    key: 'mounting',
    topic: 'care',
    title: { 'en-us': 'Mounting bindings', de: 'Bindungen montieren' },
    summary: {
      'en-us': 'Let a shop do it. If you are the shop, here is where the line is.',
      de: 'Lassen Sie es einen Laden machen. Sind Sie der Laden: Hier ist die Linie.',
    },
    body: {
      'en-us':
        '<p>The recommended line is marked on the sidewall; everything else is your own idea. {asset:asset_mounting_sheet} has the distances for every model.</p><h2>Drill and screw</h2><ul><li>3.6 mm bit where there is no metal, 4.1 mm where there is. The top sheet says which.</li><li>Nine millimeters deep. The tenth one is the base.</li><li>Glue for wood, not for metal. Then screws by hand, the last turn slowly.</li></ul><h2>Moving the line</h2><p>One centimeter back for deep snow, one forward for the park. Two in either direction makes it another ski, and not one we tested.</p><h2>Remounting</h2><p>New holes at least one centimeter from the old ones. The old ones get a plug. More than three sets and the ski keeps count.</p>',
      de: '<p>Die empfohlene Linie ist auf der Seitenwange markiert; alles andere ist Ihre Idee. {asset:asset_mounting_sheet} nennt die Abstände für jedes Modell.</p><h2>Bohren und schrauben</h2><ul><li>3,6-mm-Bohrer ohne Metall, 4,1 mm mit. Das Deckblatt sagt, was gilt.</li><li>Neun Millimeter tief. Der zehnte ist der Belag.</li><li>Leim für Holz, nicht für Metall. Dann von Hand schrauben, die letzte Umdrehung langsam.</li></ul><h2>Linie verschieben</h2><p>Einen Zentimeter zurück für Tiefschnee, einen vor für den Park. Zwei in eine Richtung machen einen anderen Ski daraus, und keinen, den wir getestet haben.</p><h2>Neu montieren</h2><p>Neue Löcher mindestens einen Zentimeter von den alten entfernt. Die alten bekommen einen Stopfen. Nach drei Sätzen zählt der Ski mit.</p>',
    },
    faq: [
      {
        question: {
          'en-us': 'Do you mount bindings before you ship?',
          de: 'Montieren Sie die Bindung vor dem Versand?',
        },
        answer: {
          'en-us':
            '<p>Not by post: we would need your boots, your weight and your honesty. In {screen:/stores|the store at the mine} we do it while you have coffee.</p>',
          de: '<p>Nicht per Post: Wir bräuchten Ihre Schuhe, Ihr Gewicht und Ihre Ehrlichkeit. Im {screen:/stores|Laden an der Grube} machen wir es, während Sie Kaffee trinken.</p>',
        },
      },
    ],
    keywords: {
      'en-us': ['mount', 'drill', 'jig', 'mounting point', 'boot center', 'screws', 'remount'],
      de: ['Montage', 'Bindungsmontage', 'bohren', 'Schablone', 'Montagepunkt', 'Schrauben'],
    },
    categories: ['bindings'],
  },
  {
    key: 'wax-and-edges',
    topic: 'care',
    title: {
      'en-us': 'Wax and edges',
      de: 'Wachs und Kanten',
      fr: 'Fart et carres',
      ja: 'ワックスとエッジ',
    },
    summary: {
      'en-us': 'Ten minutes after every day out, an evening every tenth.',
      de: 'Zehn Minuten nach jedem Tag, ein Abend nach jedem zehnten.',
      fr: 'Dix minutes après chaque sortie, une soirée toutes les dix.',
      ja: '滑った日は十分、十日に一度は一晩。',
    },
    body: {
      'en-us':
        '<p>Dry them. That is most of it. A towel, the edges first, then stand them base to base without the strap pulled tight.</p>{asset:asset_wax_bench}<h2>Wax, every tenth day</h2><p>Brush the base from tip to tail. Drip, iron, wait until it is cold, scrape. If the wax smokes the iron is too hot. If you smoke, the wax does not mind.</p>{product:tallow-wax}<h2>Edges</h2><p>A file, a guide, one direction. 88 degrees unless you know why not. Stop when it shaves a fingernail. Your own, ideally.</p><h2>Which wax</h2><table><thead><tr><th scope="col">Snow</th><th scope="col">Wax</th></tr></thead><tbody><tr><th scope="row">Below −12 °C</th><td>Hard, blue</td></tr><tr><th scope="row">−12 to −4 °C</th><td>Universal</td></tr><tr><th scope="row">Warmer</th><td>Soft, yellow, and less of it than you think</td></tr></tbody></table><p>Everything for the bench is in {category:accessories/tuning|tuning}. What the leaflet in the box says: {asset:asset_care_leaflet}.</p>',
      de: '<p>Trocknen. Das ist das meiste. Ein Handtuch, die Kanten zuerst, dann Belag an Belag stellen, ohne das Band festzuziehen.</p>{asset:asset_wax_bench}<h2>Wachs, jeden zehnten Tag</h2><p>Den Belag von der Spitze zum Ende bürsten. Auftropfen, bügeln, kalt werden lassen, abziehen. Raucht das Wachs, ist das Eisen zu heiß. Rauchen Sie, stört es das Wachs nicht.</p>{product:tallow-wax}<h2>Kanten</h2><p>Eine Feile, eine Führung, eine Richtung. 88 Grad, wenn Sie nicht wissen, warum nicht. Aufhören, wenn sie einen Fingernagel schabt. Am besten den eigenen.</p><h2>Welches Wachs</h2><table><thead><tr><th scope="col">Schnee</th><th scope="col">Wachs</th></tr></thead><tbody><tr><th scope="row">Unter −12 °C</th><td>Hart, blau</td></tr><tr><th scope="row">−12 bis −4 °C</th><td>Universal</td></tr><tr><th scope="row">Wärmer</th><td>Weich, gelb, und weniger, als Sie denken</td></tr></tbody></table><p>Alles für die Werkbank steht unter {category:accessories/tuning|Pflege}. Was der Zettel in der Schachtel sagt: {asset:asset_care_leaflet}.</p>',
      fr: '<p>Séchez-les. C’est l’essentiel. Une serviette, les carres d’abord, puis semelle contre semelle.</p>{asset:asset_wax_bench}<h2>Le fart, tous les dix jours</h2><p>Brossez la semelle de la spatule au talon. Gouttes, fer, attendre que ce soit froid, racler. Si le fart fume, le fer est trop chaud.</p>{product:tallow-wax}<h2>Les carres</h2><p>Une lime, un guide, une seule direction. 88 degrés, sauf si vous savez pourquoi. Tout est dans {category:accessories/tuning|l’entretien}.</p>',
      ja: '<p>乾かしてください。ほとんどそれだけです。タオルで、まずエッジから。ソールを合わせ、バンドは締めすぎないように。</p>{asset:asset_wax_bench}<h2>ワックスは十日に一度</h2><p>トップからテールへブラシをかけます。ワックスを垂らし、アイロンをかけ、冷めるのを待って、はがします。煙が出たらアイロンが熱すぎます。</p>{product:tallow-wax}<h2>エッジ</h2><p>やすりとガイドで、一方向に。角度は88度です。爪が削れたら終わりです。道具は{category:accessories/tuning|チューニング}に揃っています。</p>',
    },
    faq: [
      {
        question: {
          'en-us': 'How do I know that the base needs wax?',
          de: 'Woran sehe ich, dass der Belag Wachs braucht?',
          fr: 'Comment savoir si la semelle a besoin de fart ?',
          ja: 'ワックスが必要かどうかは、どうわかりますか。',
        },
        answer: {
          'en-us': '<p>It looks grey beside the edges, and children overtake you on the flat.</p>',
          de: '<p>Er ist neben den Kanten grau, und auf dem Flachstück überholen Sie Kinder.</p>',
          fr: '<p>Elle est grise près des carres, et les enfants vous doublent sur le plat.</p>',
          ja: '<p>エッジのそばが白っぽくなり、平らなところで子どもに抜かれます。</p>',
        },
      },
    ],
    keywords: {
      'en-us': ['care', 'tuning', 'waxing', 'sharpen', 'iron', 'file', 'base', 'maintenance'],
      de: ['Pflege', 'wachsen', 'schleifen', 'Bügeleisen', 'Feile', 'Belag', 'Skiservice'],
      fr: ['entretien', 'farter', 'affûter', 'semelle', 'fer'],
      ja: ['お手入れ', 'ワックスがけ', '研磨', 'メンテナンス', 'ソール'],
    },
    products: ['tallow-wax', 'berits-file', 'bench-scraper', 'lamp-tool'],
    categories: ['accessories/tuning'],
  },
  {
    key: 'skins',
    topic: 'care',
    title: { 'en-us': 'Looking after skins', de: 'Felle pflegen' },
    summary: {
      'en-us': 'Cut them once, dry them always, never put them on the stove.',
      de: 'Einmal zuschneiden, immer trocknen, nie auf den Ofen.',
    },
    body: {
      'en-us':
        '<h2>Cutting</h2><p>Stick the skin on, run the cutter along the edge, move the skin two millimeters, do the other side. Edges bare on both sides, base covered. Measure the ski you own, not the one you want.</p><h2>Glue</h2><p>It holds as long as it stays clean. Fold glue on glue or onto the net, inside your jacket on the way down. Dog hair is for ever.</p><h2>Drying</h2><p>Hang them up at room temperature. A stove makes the glue run, and a hut full of people will know whose it was.</p><h2>When they do not stick</h2><p>Snow on the glue: scrape it on the ski’s edge, warm it under your jacket. Old glue: new glue, once in a hundred days. Skins do not stick to ice; nothing does.</p>',
      de: '<h2>Zuschneiden</h2><p>Fell aufkleben, Messer an der Kante entlang, Fell zwei Millimeter versetzen, andere Seite. Beide Kanten frei, Belag bedeckt. Messen Sie den Ski, den Sie haben, nicht den, den Sie wollen.</p><h2>Kleber</h2><p>Er hält, solange er sauber ist. Kleber auf Kleber oder aufs Netz falten und auf der Abfahrt in die Jacke. Hundehaare bleiben für immer.</p><h2>Trocknen</h2><p>Bei Zimmertemperatur aufhängen. Auf dem Ofen läuft der Kleber, und die ganze Hütte weiß, wessen.</p><h2>Wenn sie nicht halten</h2><p>Schnee am Kleber: an der Skikante abziehen, unter der Jacke wärmen. Alter Kleber: neuer Kleber, alle hundert Tage. Auf Eis kleben Felle nicht; das tut nichts.</p>',
    },
    keywords: {
      'en-us': ['climbing skins', 'glue', 'cut', 'trim', 'touring', 'do not stick'],
      de: ['Steigfelle', 'Fell', 'Kleber', 'zuschneiden', 'Skitour', 'kleben nicht'],
    },
    products: ['ropeway-skin', 'canary-skin', 'overburden-skin'],
    categories: ['accessories/skins', 'skis/touring'],
  },
  {
    key: 'summer',
    topic: 'care',
    title: { 'en-us': 'Over the summer', de: 'Über den Sommer' },
    summary: {
      'en-us': 'Wax on thick, then somewhere dull: dry, dark, flat.',
      de: 'Dick Wachs drauf, dann an einen langweiligen Ort: trocken, dunkel, eben.',
    },
    body: {
      'en-us':
        '<ol><li>Clean the base, dry the edges.</li><li>Wax, thickly, over the edges too. Do not scrape it.</li><li>Turn the release values of the bindings down, and write on a piece of tape what they were.</li><li>Lay the skis flat or stand them loosely. No strap in the middle; it pulls the camber out.</li></ol><p>Not the boiler room, not the car, not the balcony. Poles stand with their locks open. Skins hang in a bag with a net between them.</p><p>In November: scrape, brush, find the piece of tape.</p>',
      de: '<ol><li>Belag reinigen, Kanten trocknen.</li><li>Dick wachsen, auch über die Kanten. Nicht abziehen.</li><li>Die Auslösewerte der Bindung herunterdrehen und auf ein Stück Klebeband schreiben, wie sie waren.</li><li>Ski flach hinlegen oder locker stellen. Kein Band in der Mitte; es zieht die Spannung heraus.</li></ol><p>Nicht in den Heizungskeller, nicht ins Auto, nicht auf den Balkon. Stöcke mit offenen Verschlüssen. Felle im Beutel mit Netz dazwischen.</p><p>Im November: abziehen, bürsten, das Klebeband finden.</p>',
    },
    keywords: {
      'en-us': ['storage', 'store', 'off season', 'rust'],
      de: ['lagern', 'Lagerung', 'einsommern', 'Rost', 'aufbewahren'],
    },
  },
];
