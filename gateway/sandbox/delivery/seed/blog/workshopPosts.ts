/** Posts from the workshop. */
import type { BlogPostText } from './blogText.ts';

export const workshopPosts: readonly BlogPostText[] = [
  {
    key: 'four-hundred-tonnes',
    category: 'workshop',
    published: '2026-04-18T05:40:00Z',
    author: 'ragna',
    scene: 'scene-first-light',
    products: ['lodestar-98', 'overburden-108', 'assay-86', 'ropeway-94'],
    title: {
      'en-us': 'Four hundred tonnes',
      de: 'Vierhundert Tonnen',
      ja: '四百トン',
      fr: 'Quatre cents tonnes',
    },
    summary: {
      'en-us': 'The press is older than most of us and in a better mood. A morning with it.',
      de: 'Die Presse ist älter als die meisten von uns und besser gelaunt. Ein Morgen mit ihr.',
      ja: 'プレス機は私たちのほとんどより年上で、機嫌もいい。ある朝の話。',
      fr: 'La presse est plus vieille que la plupart d’entre nous, et de meilleure humeur. Une matinée avec elle.',
    },
    body: [
      {
        html: {
          'en-us':
            '<p>I switch it on at twenty to six, before the light. It takes an hour to be warm all the way through, and it does not like to be watched. So I make coffee, and I listen. A cold press ticks. A warm one hums. When it hums in F we can start.</p><p>It was built in 1961 to break rock samples. Nobody then thought of anything that had to come out whole. We have changed the plates, the hoses and the heating. We have not changed the frame, because the crane that could lift it has been sold.</p><h2>What happens in forty minutes</h2><p>The first ten, nothing. The glue has to understand that it is serious. Then it runs, and everything that is not clamped moves a little. Then it sets, and from there on every ski is what it will be.</p>',
          de: '<p>Um zwanzig vor sechs schalte ich sie ein, vor dem Licht. Bis sie durch und durch warm ist, dauert es eine Stunde, und sie mag es nicht, wenn man zusieht. Also koche ich Kaffee und höre hin. Kalt tickt sie, warm summt sie. Wenn sie in F summt, können wir anfangen.</p><p>Gebaut wurde sie 1961, um Gesteinsproben zu brechen. Dass etwas heil wieder herauskommen soll, daran dachte damals niemand. Platten, Schläuche und Heizung haben wir getauscht. Den Rahmen nicht, denn der Kran, der ihn heben könnte, ist verkauft.</p><h2>Was in vierzig Minuten geschieht</h2><p>In den ersten zehn nichts. Der Leim muss begreifen, dass es ernst ist. Dann läuft er, und alles, was nicht festgespannt ist, rückt ein wenig. Dann bindet er ab, und von da an ist jeder Ski, was er sein wird.</p>',
          ja: '<p>六時二十分前、まだ暗いうちにスイッチを入れます。芯まで温まるのに一時間。見られるのは好きではないらしいので、コーヒーをいれて耳をすませます。冷たいプレスはカチカチと鳴り、温まるとうなりはじめます。その音がファになったら、始められます。</p><p>1961年、岩の試料を砕くために作られました。中のものが無事に出てくるなど、当時はだれも考えていませんでした。板とホースとヒーターは替えましたが、枠はそのままです。持ち上げられるクレーンを売ってしまったからです。</p><h2>四十分のあいだに</h2><p>最初の十分は、何も起きません。接着剤が本気になるのを待つ時間です。それから流れ、やがて固まる。そこから先、スキーはもう変わりません。</p>',
          fr: '<p>Je l’allume à six heures moins vingt, avant le jour. Il lui faut une heure pour être chaude jusqu’au cœur, et elle n’aime pas qu’on la regarde. Alors je fais du café et j’écoute. Froide, elle cliquette. Chaude, elle bourdonne. Quand elle bourdonne en fa, on peut commencer.</p><p>Elle a été construite en 1961 pour broyer des échantillons de roche. Personne ne pensait alors à une chose qui devrait en sortir entière. Nous avons changé les plaques, les tuyaux et le chauffage. Pas le bâti : la grue qui pouvait le soulever a été vendue.</p><h2>Ce qui se passe en quarante minutes</h2><p>Les dix premières, rien. La colle doit comprendre que c’est sérieux. Puis elle coule, et tout ce qui n’est pas serré bouge un peu. Puis elle prend, et chaque ski est ce qu’il sera.</p>',
        },
      },
      {
        words: {
          'en-us': 'The dial goes up to “stop”. I have never been curious.',
          de: 'Die Skala geht bis „Halt“. Neugierig war ich nie.',
          ja: '目盛りは「止まれ」まで。気になったことは一度もない。',
          fr: 'Le cadran va jusqu’à « arrêt ». Je n’ai jamais été curieuse.',
        },
        source: 'Ragna Öhman',
      },
      {
        html: {
          'en-us':
            '<p>Fourteen pairs before the canteen opens, if nobody talks to me. Eleven if somebody does. The twelfth is always the one that somebody is waiting for.</p><p>In the evening I switch it off and it takes until midnight to be cold again. In February we dry our boots on it.</p>',
          de: '<p>Vierzehn Paar, bis die Kantine aufmacht, wenn niemand mit mir redet. Elf, wenn jemand redet. Das zwölfte ist immer das, auf das jemand wartet.</p><p>Am Abend schalte ich sie aus, und bis Mitternacht ist sie wieder kalt. Im Februar trocknen wir die Schuhe auf ihr.</p>',
          ja: '<p>だれにも話しかけられなければ、食堂が開くまでに十四組。話しかけられると十一組。十二組目は、いつもだれかが待っている一組です。</p><p>夕方に切ると、冷めるのは真夜中。二月はその上で靴を乾かします。</p>',
          fr: '<p>Quatorze paires avant l’ouverture de la cantine, si personne ne me parle. Onze si quelqu’un me parle. La douzième est toujours celle que quelqu’un attend.</p><p>Le soir je l’éteins, et il lui faut jusqu’à minuit pour refroidir. En février, nous y séchons nos chaussures.</p>',
        },
      },
    ],
  },
  {
    key: 'planks-we-forgot',
    category: 'workshop',
    published: '2025-11-08T07:00:00Z',
    author: 'teodor',
    scene: 'scene-lamp-room',
    products: ['lodestar-98', 'canary-86'],
    title: {
      'en-us': 'The planks we forgot',
      de: 'Die Bretter, die wir vergessen haben',
      fr: 'Les planches oubliées',
    },
    summary: {
      'en-us': 'A core has to rest for a year. Some rest longer. They are behind the lamps.',
      de: 'Ein Kern muss ein Jahr ruhen. Manche ruhen länger. Sie liegen hinter den Lampen.',
      fr: 'Un noyau doit reposer un an. Certains reposent plus longtemps. Ils sont derrière les lampes.',
    },
    body: [
      {
        html: {
          'en-us':
            '<p>Wood goes on moving after it has been cut. It shrinks, twists, and remembers on which side of the tree it stood. If you glue it too early, the ski does all that too, in somebody’s living room, in June.</p><p>So every plank gets a date in chalk and a place in the lamp room, where it is dry and nobody comes. After a year we take it down. That is the plan.</p><h2>The shelf behind the door</h2><p>Last week we moved the shelf behind the door and found nineteen planks of poplar from 2014. The chalk was hardly readable. They weighed what good poplar weighs and not a gram more, and they rang.</p>',
          de: '<p>Holz bewegt sich weiter, wenn es gesägt ist. Es schwindet, verzieht sich und erinnert sich, auf welcher Seite des Baums es stand. Wer es zu früh verleimt, hat einen Ski, der das auch tut, in irgendeinem Wohnzimmer, im Juni.</p><p>Also bekommt jedes Brett ein Datum mit Kreide und einen Platz in der Lampenstube, wo es trocken ist und niemand hinkommt. Nach einem Jahr holen wir es. So ist es gedacht.</p><h2>Das Regal hinter der Tür</h2><p>Letzte Woche haben wir das Regal hinter der Tür verschoben und neunzehn Bretter Pappel von 2014 gefunden. Die Kreide war kaum noch zu lesen. Sie wogen, was gute Pappel wiegt, und kein Gramm mehr, und sie klangen.</p>',
          fr: '<p>Le bois continue de bouger une fois scié. Il se rétracte, se tord et se souvient de quel côté de l’arbre il était. Si on le colle trop tôt, le ski fait tout cela aussi, dans un salon, en juin.</p><p>Chaque planche reçoit donc une date à la craie et une place dans la lampisterie, où il fait sec et où personne ne vient. Au bout d’un an, nous la descendons. C’est le plan.</p><h2>L’étagère derrière la porte</h2><p>La semaine dernière, en déplaçant l’étagère derrière la porte, nous avons trouvé dix-neuf planches de peuplier de 2014. La craie se lisait à peine. Elles pesaient ce que pèse un bon peuplier, pas un gramme de plus, et elles sonnaient.</p>',
        },
      },
      {
        html: {
          'en-us':
            '<p>They are in the press now. Thirty-eight skis, all Lodestar, because that is what they wanted to be. We will not put a sticker on them. Whoever gets a pair will notice, or will not.</p>',
          de: '<p>Jetzt sind sie in der Presse. Achtunddreißig Ski, alle Lodestar, weil sie das werden wollten. Einen Aufkleber bekommen sie nicht. Wer ein Paar bekommt, merkt es, oder eben nicht.</p>',
          fr: '<p>Elles sont à la presse. Trente-huit skis, tous des Lodestar, parce que c’est ce qu’elles voulaient devenir. Nous n’y mettrons pas d’autocollant. Celui qui en aura une paire le remarquera, ou pas.</p>',
        },
      },
    ],
  },
  {
    key: 'why-the-brake-is-wider',
    category: 'workshop',
    published: '2025-10-19T06:30:00Z',
    author: 'emil',
    scene: 'scene-machine-hall',
    products: ['timber-hitch-13', 'timber-hitch-11', 'timber-hitch-brake'],
    title: { 'en-us': 'Why the brake is wider than the ski', de: 'Warum die Bremse breiter ist als der Ski' },
    summary: {
      'en-us': 'Two arms of spring steel have one job, and they do it when you are looking elsewhere.',
      de: 'Zwei Arme aus Federstahl haben eine Aufgabe, und sie erledigen sie, wenn man gerade nicht hinsieht.',
    },
    body: [
      {
        html: {
          'en-us':
            '<p>A brake that is as wide as the ski drags on it. One that is much wider catches on everything else: the other ski, the roots, the queue. So it has to be a little wider, and “a little” is the part that people write to us about.</p><ul><li>As wide as the waist: goes on if you bend it. Do not bend it.</li><li>Up to ten millimeters more: right.</li><li>Up to fifteen: works, and you will hear it.</li><li>More than that: you are carrying an anchor.</li></ul><p>The waist is printed on the sidewall, next to the number. It is the narrow one.</p>',
          de: '<p>Eine Bremse, die so breit ist wie der Ski, schleift an ihm. Eine, die viel breiter ist, bleibt an allem anderen hängen: am zweiten Ski, an Wurzeln, an der Schlange. Sie muss also etwas breiter sein, und wegen des „etwas“ schreibt man uns.</p><ul><li>So breit wie die Mitte: geht, wenn man sie biegt. Bitte nicht biegen.</li><li>Bis zehn Millimeter mehr: richtig.</li><li>Bis fünfzehn: geht, und man hört es.</li><li>Mehr: Sie tragen einen Anker.</li></ul><p>Die Mitte steht auf der Seitenwange, neben der Nummer. Es ist die schmale Zahl.</p>',
        },
      },
      {
        html: {
          'en-us':
            '<h2>The bench</h2><p>In the machine hall a motor opens and closes a brake every two seconds, day and night. The present one is at four hundred thousand. It squeaks a little since Tuesday, so we have stopped oiling it, to find out.</p>',
          de: '<h2>Der Prüfstand</h2><p>In der Maschinenhalle öffnet und schließt ein Motor alle zwei Sekunden eine Bremse, Tag und Nacht. Die jetzige ist bei vierhunderttausend. Seit Dienstag quietscht sie ein wenig, also ölen wir sie nicht mehr, um es zu erfahren.</p>',
        },
      },
    ],
  },
  {
    key: 'school-hill',
    category: 'workshop',
    published: '2025-01-25T08:00:00Z',
    author: 'teodor',
    scene: 'scene-school-hill',
    products: ['apprentice-piste', 'apprentice-freeride', 'apprentice-touring'],
    title: { 'en-us': 'The hill behind the school', de: 'Der Hang hinter der Schule' },
    summary: {
      'en-us': 'Every junior ski is tested by the second grade, which is thorough and has no manners.',
      de: 'Jeden Kinderski prüft die zweite Klasse. Sie ist gründlich und hat keine Manieren.',
    },
    body: [
      {
        html: {
          'en-us':
            '<p>The hill is sixty meters long and has no lift. You walk up sideways, which takes four minutes, and go down in eleven seconds. The children do this between ten and half past, every day that there is snow, which is all of them.</p><p>In January I bring four pairs without paint and a clipboard. The rules are theirs: nobody may say “good”. You have to say what it does.</p>',
          de: '<p>Der Hang ist sechzig Meter lang und hat keinen Lift. Hinauf geht es im Treppenschritt, vier Minuten, hinunter in elf Sekunden. Das machen die Kinder zwischen zehn und halb elf, an jedem Tag mit Schnee, also an allen.</p><p>Im Januar bringe ich vier Paar ohne Farbe und ein Klemmbrett mit. Die Regeln sind ihre: „Gut“ darf niemand sagen. Man muss sagen, was er macht.</p>',
        },
      },
      {
        words: { 'en-us': 'It wants to go home.', de: 'Der will nach Hause.' },
        source: 'Elin, 7',
      },
      {
        html: {
          'en-us':
            '<p>She was right. The tail was too soft, and it swung round towards the school. We put a layer of glass into it. In the second week it wanted to go to the forest, which is better.</p>',
          de: '<p>Sie hatte recht. Das Ende war zu weich und schwenkte zur Schule. Wir haben eine Lage Glas hineingetan. In der zweiten Woche wollte er in den Wald, das ist besser.</p>',
        },
      },
    ],
  },
];
