/** Posts about looking after things. */
import type { BlogPostText } from './blogText.ts';

export const carePosts: readonly BlogPostText[] = [
  {
    key: 'wax-is-not-a-secret',
    category: 'care',
    published: '2026-03-14T06:00:00Z',
    author: 'berit',
    scene: 'scene-wax-bench',
    products: ['tallow-wax', 'tallow-base', 'bench-scraper', 'berits-file'],
    title: {
      'en-us': 'Wax is not a secret',
      de: 'Wachs ist kein Geheimnis',
      ja: 'ワックスは秘密ではない',
      fr: 'Le fart n’est pas un secret',
    },
    summary: {
      'en-us': 'It is an evening, an iron and a window that opens. What we do on Thursdays.',
      de: 'Es ist ein Abend, ein Bügeleisen und ein Fenster, das aufgeht. Was wir donnerstags tun.',
      ja: '必要なのは、一晩とアイロンと、開く窓。木曜日の私たち。',
      fr: 'C’est une soirée, un fer et une fenêtre qui s’ouvre. Ce que nous faisons le jeudi.',
    },
    body: [
      {
        html: {
          'en-us':
            '<p>People whisper about wax. There is nothing to whisper about. A base is a sponge with very small holes, wax goes into the holes, snow takes it out again. Every tenth day you put some back.</p><h2>In this order</h2><ol><li>Brush, from the tip to the tail. Always this direction; the ski goes that way too.</li><li>Hold the block to the iron and let it drip, a drop a finger’s width.</li><li>Iron, slowly, without standing still. The wax behind the iron should stay wet for as long as your hand is.</li><li>Wait. This is the difficult part. Until it is cold, not until you are bored.</li><li>Scrape until nothing more comes off, then brush until it shines.</li></ol>',
          de: '<p>Über Wachs wird geflüstert. Es gibt nichts zu flüstern. Ein Belag ist ein Schwamm mit sehr kleinen Löchern, in die Löcher kommt Wachs, der Schnee holt es wieder heraus. Jeden zehnten Tag tut man welches zurück.</p><h2>In dieser Reihenfolge</h2><ol><li>Bürsten, von der Spitze zum Ende. Immer in diese Richtung, der Ski fährt auch so.</li><li>Den Block ans Eisen halten und tropfen lassen, alle Fingerbreit ein Tropfen.</li><li>Bügeln, langsam, ohne stehen zu bleiben. Hinter dem Eisen soll das Wachs so lange nass sein, wie die Hand breit ist.</li><li>Warten. Das ist der schwierige Teil. Bis es kalt ist, nicht bis es langweilig wird.</li><li>Abziehen, bis nichts mehr kommt, dann bürsten, bis es glänzt.</li></ol>',
          ja: '<p>ワックスの話になると、人は声をひそめます。ひそめることは何もありません。滑走面は、とても小さな穴のあいたスポンジです。穴にワックスが入り、雪がそれを取っていく。十日に一度、入れ直すだけです。</p><h2>この順番で</h2><ol><li>ブラシをかける。トップからテールへ。スキーもその向きに進みます。</li><li>ワックスをアイロンに当て、指一本分おきに垂らす。</li><li>止まらず、ゆっくりとアイロンをかける。</li><li>待つ。ここがいちばん難しい。飽きるまでではなく、冷めるまで。</li><li>何も出なくなるまで削り、光るまでブラシをかける。</li></ol>',
          fr: '<p>On parle du fart à voix basse. Il n’y a pas de quoi. Une semelle est une éponge aux trous très petits ; le fart entre dans les trous, la neige l’en ressort. Tous les dix jours, on en remet.</p><h2>Dans cet ordre</h2><ol><li>Brosser, de la spatule au talon. Toujours dans ce sens : le ski aussi va par là.</li><li>Tenir le bloc contre le fer et laisser tomber une goutte par largeur de doigt.</li><li>Repasser, lentement, sans s’arrêter. Derrière le fer, le fart doit rester mouillé sur la longueur d’une main.</li><li>Attendre. C’est la partie difficile. Que ce soit froid, pas que ce soit ennuyeux.</li><li>Racler jusqu’à ce que plus rien ne vienne, puis brosser jusqu’à ce que cela brille.</li></ol>',
        },
      },
      {
        words: {
          'en-us': 'If it smokes, the iron is too hot. If you smoke, the wax does not mind.',
          de: 'Raucht es, ist das Eisen zu heiß. Rauchen Sie, ist es dem Wachs egal.',
          ja: '煙が出たら、アイロンが熱すぎる。',
          fr: 'Si ça fume, le fer est trop chaud. Si vous fumez, le fart s’en moque.',
        },
        source: 'Berit Ås',
      },
      {
        html: {
          'en-us':
            '<p>The shavings on the floor are swept up, melted and used for the benches in the changing house. They are the fastest benches in the country.</p>',
          de: '<p>Die Späne am Boden werden zusammengekehrt, eingeschmolzen und kommen auf die Bänke in der Waschkaue. Es sind die schnellsten Bänke des Landes.</p>',
          ja: '<p>床の削りかすは集めて溶かし、着替え小屋のベンチに塗ります。国でいちばん速いベンチです。</p>',
          fr: '<p>Les copeaux par terre sont balayés, fondus, et servent pour les bancs du vestiaire. Ce sont les bancs les plus rapides du pays.</p>',
        },
      },
    ],
  },
  {
    key: 'the-ten-minutes-after',
    category: 'care',
    published: '2025-11-22T17:30:00Z',
    author: 'britta',
    scene: 'scene-pole-rack',
    products: ['pair-strap', 'bench-scraper', 'boot-crate'],
    title: { 'en-us': 'The ten minutes after', de: 'Die zehn Minuten danach' },
    summary: {
      'en-us': 'You are tired, it is warm inside, and your edges are starting to rust.',
      de: 'Sie sind müde, drinnen ist es warm, und Ihre Kanten fangen an zu rosten.',
    },
    body: [
      {
        html: {
          'en-us':
            '<p>Most of what people send us to be mended has not been skied to death. It has been left in a car.</p><p>So: a towel hangs by our door. Everybody who comes in wipes edges, bases, bindings, in that order, and only then boots. It takes four minutes. The other six are for standing around and saying how it was.</p><ul><li>Skins: off, unfolded, over a chair. Not on the heater.</li><li>Skis: base to base, strap not tight. They are not fighting.</li><li>Poles: wherever. They are poles.</li></ul>',
          de: '<p>Das meiste, was man uns zum Flicken schickt, ist nicht kaputtgefahren. Es lag in einem Auto.</p><p>Also: Neben unserer Tür hängt ein Handtuch. Wer hereinkommt, wischt Kanten, Beläge, Bindungen ab, in dieser Reihenfolge, und erst danach die Schuhe. Das dauert vier Minuten. Die anderen sechs sind zum Herumstehen und Erzählen.</p><ul><li>Felle: ab, auseinandergefaltet, über einen Stuhl. Nicht auf die Heizung.</li><li>Ski: Belag an Belag, das Band nicht fest. Sie streiten nicht.</li><li>Stöcke: irgendwohin. Es sind Stöcke.</li></ul>',
        },
      },
    ],
  },
  {
    key: 'something-dull-for-the-summer',
    category: 'care',
    published: '2024-05-11T09:00:00Z',
    author: 'berit',
    scene: 'scene-tarn-tall',
    products: ['tallow-base', 'pair-strap'],
    title: { 'en-us': 'Somewhere dull for the summer' },
    summary: { 'en-us': 'Skis spend more time lying about than skiing. It matters where.' },
    body: [
      {
        html: {
          'en-us':
            '<p>Leave the wax on, thick, over the edges too. Turn the release down until the spring is slack; write the number on a piece of tape first, because in November you will not remember it, and then lie flat, somewhere dry, dark and boring.</p><p>You may also do this yourself. The skis have the same needs.</p>',
        },
      },
    ],
  },
];
