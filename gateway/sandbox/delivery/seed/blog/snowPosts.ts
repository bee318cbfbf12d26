/** Posts from the snow. */
import type { BlogPostText } from './blogText.ts';

export const snowPosts: readonly BlogPostText[] = [
  {
    key: 'the-same-slope',
    category: 'on-snow',
    published: '2026-04-02T06:10:00Z',
    author: 'berit',
    scene: 'scene-groomer',
    products: ['assay-86', 'assay-82', 'shotfirer-gs'],
    title: { 'en-us': 'The same slope, forty-one times', de: 'Derselbe Hang, einundvierzig Mal' },
    summary: {
      'en-us': 'Testing is skiing with the fun taken out, until the forty-first run.',
      de: 'Testen ist Skifahren ohne den Spaß, bis zur einundvierzigsten Abfahrt.',
    },
    body: [
      {
        html: {
          'en-us':
            '<p>You need a slope that does not change. There is none, but at half past six in the morning, at minus nine, when Gunnar has just been over it with the groomer, there is one for about an hour.</p><p>Two of us go. One skis, one stands at the bottom and writes. We change after every run, and nobody says which pair it was until the day is over. Otherwise you ski what you expect.</p><h2>What we write down</h2><ul><li>When it lets go.</li><li>Whether it says so before.</li><li>What the legs think about it.</li></ul>',
          de: '<p>Man braucht einen Hang, der sich nicht ändert. Den gibt es nicht, aber um halb sieben, bei minus neun, wenn Gunnar gerade mit der Walze drüber ist, gibt es ihn für ungefähr eine Stunde.</p><p>Wir gehen zu zweit. Eine fährt, eine steht unten und schreibt. Nach jeder Fahrt wird gewechselt, und welches Paar es war, sagt niemand, bis der Tag vorbei ist. Sonst fährt man, was man erwartet.</p><h2>Was wir aufschreiben</h2><ul><li>Wann er loslässt.</li><li>Ob er es vorher sagt.</li><li>Was die Beine davon halten.</li></ul>',
        },
      },
      {
        scene: 'scene-open-cut',
        caption: {
          'en-us': 'Half past seven. The hour is over.',
          de: 'Halb acht. Die Stunde ist vorbei.',
        },
      },
      {
        html: {
          'en-us':
            '<p>On the forty-first run I forgot to pay attention. At the bottom I could not say anything about the ski, and that was the note that counted.</p>',
          de: '<p>Bei der einundvierzigsten Fahrt habe ich vergessen aufzupassen. Unten konnte ich über den Ski nichts sagen, und das war die Notiz, auf die es ankam.</p>',
        },
      },
    ],
  },
  {
    key: 'what-four-people-argue-about',
    category: 'on-snow',
    published: '2026-02-03T19:20:00Z',
    author: 'emil',
    scene: 'scene-night-shift',
    products: ['night-shift-92', 'night-shift-86', 'night-shift-100'],
    title: {
      'en-us': 'What four people argue about at night',
      de: 'Worüber vier Leute nachts streiten',
    },
    summary: {
      'en-us': 'One rail, one lamp, and the question of how fast is fast enough.',
      de: 'Ein Rail, eine Lampe und die Frage, wie schnell schnell genug ist.',
    },
    body: [
      {
        html: {
          'en-us':
            '<p>The rail is a piece of the old haulage track, eleven meters, welded onto two ore tubs. The lamp comes from the shaft. On Tuesdays after the late shift somebody turns it on, and then the others come, because you can see it from the canteen.</p><p>The argument is always the same. Too slow, and you stop in the middle and have to climb down like a person. Too fast, and you meet the second tub. In between there is a speed, and nobody agrees where on the slope it begins.</p>',
          de: '<p>Das Rail ist ein Stück vom alten Fördergleis, elf Meter, auf zwei Hunte geschweißt. Die Lampe kommt aus dem Schacht. Dienstags nach der Spätschicht macht sie jemand an, und dann kommen die anderen, weil man sie von der Kantine aus sieht.</p><p>Gestritten wird immer um dasselbe. Zu langsam, und man bleibt in der Mitte stehen und muss herunterklettern wie ein Mensch. Zu schnell, und man trifft den zweiten Hunt. Dazwischen gibt es ein Tempo, und wo am Hang es anfängt, da ist man sich uneins.</p>',
        },
      },
      {
        words: { 'en-us': 'From the spruce.', de: 'Von der Fichte.' },
        source: 'Everybody, about different spruces',
      },
      {
        html: {
          'en-us':
            '<p>The Night Shift has the thick edges because of this rail. We counted: it takes one winter of Tuesdays to get through a normal edge, and three for ours. After that you have skis without edges, and those are good too, for Tuesdays.</p>',
          de: '<p>Wegen dieses Rails hat der Night Shift die dicken Kanten. Wir haben gezählt: Eine normale Kante hält einen Winter voller Dienstage, unsere drei. Danach hat man Ski ohne Kanten, und die sind auch gut, für dienstags.</p>',
        },
      },
    ],
  },
  {
    key: 'grass',
    category: 'on-snow',
    published: '2025-04-05T16:00:00Z',
    author: 'jonas',
    scene: 'scene-copper-dusk',
    title: { 'en-us': 'Grass', de: 'Gras' },
    summary: {
      'en-us': 'How to tell that the season is over, if you would rather not know.',
      de: 'Woran man merkt, dass die Saison vorbei ist, wenn man es lieber nicht wüsste.',
    },
    body: [
      {
        html: {
          'en-us':
            '<p>First the bus comes with three people in it, and two are going to the dentist. Then somebody in the canteen says “bicycle”. Then the ridge is the color of copper at half past eight in the evening, and you stand there with your skis on your shoulder, because the last four hundred meters are grass.</p><p>We do not close the season. It closes, and we hear about it.</p><h2>One more thing</h2><p>If you have to cross grass, cross it straight and do not stop. Then wash the bases with cold water. Never write to us about it. We know.</p>',
          de: '<p>Erst kommt der Bus mit drei Leuten, und zwei davon wollen zum Zahnarzt. Dann sagt jemand in der Kantine „Fahrrad“. Dann hat der Grat um halb neun abends die Farbe von Kupfer, und man steht da mit den Ski auf der Schulter, weil die letzten vierhundert Meter Gras sind.</p><p>Wir beenden die Saison nicht. Sie endet, und wir erfahren davon.</p><h2>Noch etwas</h2><p>Wer über Gras muss: geradeaus und nicht anhalten. Danach die Beläge kalt abwaschen. Und uns bitte nicht davon schreiben. Wir wissen es.</p>',
        },
      },
    ],
  },
  {
    key: 'seventeen-days-in-hokkaido',
    category: 'on-snow',
    published: '2025-03-08T22:00:00Z',
    author: 'haru',
    scene: 'scene-overburden',
    regions: ['jp'],
    products: ['overburden-116', 'overburden-108'],
    title: { 'en-us': 'Seventeen days in Hokkaido', ja: '北海道の十七日' },
    summary: {
      'en-us': 'It snowed on sixteen of them. On the other one we slept.',
      ja: '十六日は雪。残りの一日は寝ていました。',
    },
    body: [
      {
        html: {
          'en-us':
            '<p>At the mine, new snow is an event. Somebody telephones. Here nobody telephones, because it would be every morning, and because the telephone is under the snow.</p><p>I had two pairs of Overburden with me, the 108 and the 116. For the first three days I thought the 116 was too wide. From the fourth on I thought that the trees were too narrow.</p><h2>For those who live here</h2><p>You know all this. I only write it down so that they believe me in Stollby.</p>',
          ja: '<p>鉱山では、新雪は事件です。だれかが電話をかけてきます。ここではだれもかけません。毎朝になってしまうし、電話は雪の下だからです。</p><p>オーバーバーデンの108と116、二組を持ってきました。最初の三日は、116は太すぎると思いました。四日目からは、木の間が狭すぎるのだと思うようになりました。</p><h2>こちらにお住まいの方へ</h2><p>ご存じのことばかりです。ストルビューの人たちに信じてもらうために書いています。</p>',
        },
      },
    ],
  },
];
