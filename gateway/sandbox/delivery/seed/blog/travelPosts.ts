/** Posts from the way there. */
import type { BlogPostText } from './blogText.ts';

export const travelPosts: readonly BlogPostText[] = [
  {
    key: 'the-ropeway-still-runs',
    category: 'travel',
    published: '2026-02-21T07:15:00Z',
    author: 'jonas',
    scene: 'scene-ropeway',
    products: ['ropeway-94', 'ropeway-88', 'ropeway-skin'],
    title: { 'en-us': 'The ropeway still runs', de: 'Die Seilbahn läuft noch' },
    summary: {
      'en-us': 'It was made for ore and goes up empty. We walk beside it, for company.',
      de: 'Sie ist für Erz gebaut und fährt leer hinauf. Wir gehen daneben, zur Gesellschaft.',
    },
    body: [
      {
        html: {
          'en-us':
            '<p>Nobody may ride in it. It says so on every tub, in three languages, one of which nobody has spoken here since 1940. So the tubs go up empty, at the pace of somebody walking slowly, and at the top they turn round and come down again.</p><p>The skin track runs below. You choose a tub, and you stay under it. That is the right pace; the engineers of 1912 have worked it out for you.</p>',
          de: '<p>Mitfahren ist verboten. Das steht auf jedem Hunt, in drei Sprachen, von denen eine hier seit 1940 niemand mehr spricht. Also fahren die Hunte leer hinauf, so schnell, wie jemand langsam geht, und oben drehen sie um und kommen wieder herunter.</p><p>Darunter läuft die Aufstiegsspur. Man sucht sich einen Hunt aus und bleibt unter ihm. Das ist das richtige Tempo; die Ingenieure von 1912 haben es ausgerechnet.</p>',
        },
      },
      {
        scene: 'scene-skin-track-tall',
        caption: {
          'en-us': 'Above pylon nine the shadow goes ahead.',
          de: 'Oberhalb von Stütze neun geht der Schatten voraus.',
        },
      },
      {
        html: {
          'en-us':
            '<h2>What to take</h2><p>Skins that are dry, a thermos, something to sit on. At pylon fourteen there is a bench. It faces the wrong way, towards the valley. Most people turn round on it.</p><p>An hour and ten to the top station. Twelve minutes down, or six.</p>',
          de: '<h2>Was man mitnimmt</h2><p>Trockene Felle, eine Thermoskanne, etwas zum Sitzen. An Stütze vierzehn steht eine Bank. Sie schaut in die falsche Richtung, ins Tal. Die meisten drehen sich auf ihr um.</p><p>Eine Stunde zehn bis zur Bergstation. Hinunter zwölf Minuten, oder sechs.</p>',
        },
      },
    ],
  },
  {
    key: 'three-days-above-the-open-cut',
    category: 'travel',
    published: '2026-01-17T09:45:00Z',
    author: 'berit',
    scene: 'scene-open-cut',
    products: ['adit-72', 'canary-80', 'kibble-28'],
    title: { 'en-us': 'Three days above the open cut', de: 'Drei Tage über dem Tagebau' },
    summary: {
      'en-us': 'Two people, one stove, and a plan that lasted until the first evening.',
      de: 'Zwei Leute, ein Kocher und ein Plan, der bis zum ersten Abend hielt.',
    },
    body: [
      {
        html: {
          'en-us':
            '<p>The plan was a round: up along the cut, over the plateau, down to the lake, home. Eleven hours with breaks. We took bread for two days because Britta always says so.</p><p><strong>Day one.</strong> Clear, minus fourteen, a crust that held. We were at the hut by three and felt clever.</p><p><strong>Day two.</strong> One cannot see one’s own poles. We play cards. The stove eats what we had meant for the evening.</p><p><strong>Day three.</strong> Clear again. Forty centimeters, and nobody in it. We come home by the wrong side of the lake, which is the good one.</p>',
          de: '<p>Der Plan war eine Runde: am Tagebau hinauf, über das Plateau, hinunter zum See, nach Hause. Elf Stunden mit Pausen. Brot nahmen wir für zwei Tage mit, weil Britta das immer sagt.</p><p><strong>Erster Tag.</strong> Klar, minus vierzehn, ein Harsch, der trägt. Um drei sind wir an der Hütte und kommen uns schlau vor.</p><p><strong>Zweiter Tag.</strong> Die eigenen Stöcke sind nicht zu sehen. Wir spielen Karten. Der Ofen frisst, was für den Abend gedacht war.</p><p><strong>Dritter Tag.</strong> Wieder klar. Vierzig Zentimeter, und niemand drin. Wir kommen auf der falschen Seite des Sees nach Hause, es ist die gute.</p>',
        },
      },
      {
        scene: 'scene-hut-evening',
        caption: {
          'en-us': 'The hut has six bunks and one window.',
          de: 'Die Hütte hat sechs Pritschen und ein Fenster.',
        },
      },
      {
        html: {
          'en-us':
            '<p>What was too much: the second pan. What was missing: a third person, for cards. The bread was exactly right.</p>',
          de: '<p>Zu viel war: der zweite Topf. Gefehlt hat: jemand Drittes, zum Kartenspielen. Das Brot war genau richtig.</p>',
        },
      },
    ],
  },
  {
    key: 'the-bus-in-full',
    category: 'travel',
    published: '2025-12-28T10:00:00Z',
    author: 'britta',
    scene: 'scene-hut-evening',
    // Whoever lives across an ocean takes more than a bus.
    regions: ['eu', 'eu_region_1', 'pro_eu_region_1'],
    title: { 'en-us': 'The bus, in full', de: 'Der Bus, vollständig', sv: 'Bussen, i sin helhet' },
    summary: {
      'en-us': 'There are two a day. One of them goes back. Everything else is here.',
      de: 'Es gibt zwei am Tag. Einer davon fährt zurück. Alles Weitere steht hier.',
      sv: 'Det går två om dagen. En av dem går tillbaka. Allt annat står här.',
    },
    body: [
      {
        html: {
          'en-us':
            '<p>The night train stops at the junction at 6.52. The bus leaves at 7.05, or when everybody is in it. Tell the driver “the mine”. If you say “Stollby” he takes you to the church.</p><table><thead><tr><th scope="col">Stop</th><th scope="col">There</th><th scope="col">Back</th></tr></thead><tbody><tr><th scope="row">Junction</th><td>7.05</td><td>17.40</td></tr><tr><th scope="row">Church</th><td>7.50</td><td>16.55</td></tr><tr><th scope="row">The mine</th><td>8.10</td><td>16.35</td></tr></tbody></table><p>Skis go in the box at the back. The box was made by us. It is four millimeters too short for the longest ones, and we are aware of it.</p>',
          de: '<p>Der Nachtzug hält um 6.52 am Abzweig. Der Bus fährt um 7.05, oder wenn alle drin sind. Sagen Sie dem Fahrer „zur Grube“. Wer „Stollby“ sagt, kommt zur Kirche.</p><table><thead><tr><th scope="col">Halt</th><th scope="col">Hin</th><th scope="col">Zurück</th></tr></thead><tbody><tr><th scope="row">Abzweig</th><td>7.05</td><td>17.40</td></tr><tr><th scope="row">Kirche</th><td>7.50</td><td>16.55</td></tr><tr><th scope="row">Grube</th><td>8.10</td><td>16.35</td></tr></tbody></table><p>Ski kommen in den Kasten am Heck. Den Kasten haben wir gebaut. Für die längsten ist er vier Millimeter zu kurz, das ist uns bekannt.</p>',
          sv: '<p>Nattåget stannar vid järnvägsknuten 6.52. Bussen går 7.05, eller när alla är med. Säg ”gruvan” till chauffören. Den som säger ”Stollby” hamnar vid kyrkan.</p><p>Tillbaka går den 16.35. Skidorna läggs i lådan där bak. Lådan har vi gjort. Den är fyra millimeter för kort för de längsta, och det vet vi.</p>',
        },
      },
    ],
  },
  {
    key: 'we-are-coming-to-colorado',
    category: 'travel',
    published: '2025-12-11T15:00:00Z',
    author: 'jonas',
    scene: 'scene-spruce-line',
    regions: ['us', 'ca', 'pro', 'pro_ca'],
    products: ['lodestar-98', 'lodestar-106', 'overburden-108'],
    title: { 'en-us': 'We are coming to Colorado', fr: 'Nous venons dans le Colorado' },
    summary: {
      'en-us': 'Two people, forty pairs, one van with the wheel on the other side.',
      fr: 'Deux personnes, quarante paires, une camionnette avec le volant de l’autre côté.',
    },
    body: [
      {
        html: {
          'en-us':
            '<p>In the third week of January Emil and I stand in a parking lot near Leadville with forty pairs of skis and a folding table. Leadville is an old mining town. We expect to be understood.</p><p>Bring your boots, a card with your name on it, and whatever you usually ski. You take a pair, you ski it, you bring it back, you tell us what it did. There is coffee. We do not sell anything there; we do not have a till.</p><p>If it snows, we are not at the table. Then the pairs lean against the van. Write your name on the list and take one.</p>',
          fr: '<p>La troisième semaine de janvier, Emil et moi serons sur un parking près de Leadville avec quarante paires de skis et une table pliante. Leadville est une ancienne ville minière. Nous comptons être compris.</p><p>Apportez vos chaussures, un papier avec votre nom et ce que vous skiez d’habitude. Vous prenez une paire, vous la skiez, vous la rapportez, vous dites ce qu’elle a fait. Il y a du café. Nous ne vendons rien sur place ; nous n’avons pas de caisse.</p><p>S’il neige, nous ne serons pas à la table. Les paires seront alors appuyées contre la camionnette. Écrivez votre nom sur la liste et prenez-en une.</p>',
        },
      },
    ],
  },
  {
    key: 'a-long-shadow',
    category: 'travel',
    published: '2025-02-15T08:30:00Z',
    author: 'haru',
    scene: 'scene-skin-track-tall',
    products: ['canary-80', 'canary-skin'],
    title: { 'en-us': 'A short walk with a long shadow', ja: '長い影と短い散歩' },
    summary: {
      'en-us': 'Forty minutes before work, upward. It counts as a tour if you are back late.',
      ja: '仕事の前に四十分、上へ。遅れて戻れば、立派なツアーです。',
    },
    body: [
      {
        html: {
          'en-us':
            '<p>Light skis make you leave earlier, not because you are faster, but because there is no reason left to stay in bed. That is all I have to report about the Canary.</p><p>I go up until the sun comes over the ridge. On the fifteenth of February that is at the second birch. In March it is at the door.</p>',
          ja: '<p>軽いスキーを持つと、早く出かけるようになります。速いからではなく、布団に残る理由がなくなるからです。カナリーについて報告することは、これで全部です。</p><p>太陽が稜線を越えるところまで登ります。二月十五日なら二本目の白樺。三月なら、玄関です。</p>',
        },
      },
    ],
  },
];
