/** The words of the landing pages. English and German complete, French and Japanese for what is read first. */
import type { Localised } from '../../../brand/types.ts';

export const firstSnowTexts = {
  title: { 'en-us': 'First snow', de: 'Erster Schnee', fr: 'Première neige' },
  description: {
    'en-us':
      'It snowed on the headframe on Tuesday. What we would take up the hill this week, and what can wait.',
    de: 'Am Dienstag hat es auf den Förderturm geschneit. Was wir diese Woche mitnehmen würden und was warten kann.',
    fr: 'Mardi, il a neigé sur le chevalement. Ce que nous monterions cette semaine, et ce qui peut attendre.',
  },
  opening: {
    'en-us':
      '<h1>First snow</h1><p>Forty centimeters on the headframe. The bus runs again from Saturday.</p>',
    de: '<h1>Erster Schnee</h1><p>Vierzig Zentimeter auf dem Förderturm. Ab Samstag fährt der Bus wieder.</p>',
    fr: '<h1>Première neige</h1><p>Quarante centimètres sur le chevalement. Le bus reprend samedi.</p>',
  },
  all: { 'en-us': 'All skis', de: 'Alle Ski', fr: 'Tous les skis' },
  tune: { 'en-us': 'Wax first', de: 'Erst wachsen', fr: 'D’abord le fart' },
  text: {
    'en-us':
      '<h2>The first week is not the best week</h2><p>There are stones under it. Everybody knows, and everybody goes. So take the old pair for the first three days, or one that forgives: wide enough to float over what you cannot see, with an edge thick enough to lose some of it.</p><p>Wax before, not after. Snow that has just fallen is sharper than it looks, and a dry base drinks it like paper.</p>',
    de: '<h2>Die erste Woche ist nicht die beste</h2><p>Darunter liegen Steine. Alle wissen es, und alle gehen. Nehmen Sie die ersten drei Tage das alte Paar, oder eines, das verzeiht: breit genug, um über das zu gleiten, was man nicht sieht, und mit einer Kante, von der etwas abgehen darf.</p><p>Vorher wachsen, nicht nachher. Frischer Schnee ist schärfer, als er aussieht, und ein trockener Belag saugt ihn auf wie Papier.</p>',
    fr: '<h2>La première semaine n’est pas la meilleure</h2><p>Il y a des pierres dessous. Tout le monde le sait, et tout le monde y va. Prenez donc l’ancienne paire pour trois jours, ou une qui pardonne.</p>',
  },
  grid: { 'en-us': 'What floats over it', de: 'Was darüber gleitet', fr: 'Ce qui passe au-dessus' },
  more: { 'en-us': 'All freeride skis', de: 'Alle Freeride-Ski', fr: 'Tous les skis freeride' },
  hut: {
    'en-us':
      '<h2>Then the hut</h2><p>There is soup from three o’clock. Leave the skis outside: nobody takes them, and if somebody does, it is somebody who brings them back.</p>',
    de: '<h2>Danach die Hütte</h2><p>Suppe gibt es ab drei. Die Ski bleiben draußen: Es nimmt sie keiner, und wenn doch, dann einer, der sie wiederbringt.</p>',
    fr: '<h2>Ensuite la cabane</h2><p>Il y a de la soupe à partir de trois heures. Les skis restent dehors.</p>',
  },
  stores: { 'en-us': 'Where we are', de: 'Wo wir sind', fr: 'Où nous sommes' },
} satisfies Record<string, Localised>;

export const pressTexts = {
  title: { 'en-us': 'The press', de: 'Die Presse', fr: 'La presse', ja: 'プレス機' },
  description: {
    'en-us':
      'Four hundred tons that used to crush ore, and the forty minutes that make a ski out of nine layers.',
    de: 'Vierhundert Tonnen, die früher Erz brachen, und die vierzig Minuten, in denen aus neun Lagen ein Ski wird.',
    fr: 'Quatre cents tonnes qui broyaient le minerai, et les quarante minutes qui font un ski de neuf couches.',
    ja: 'かつて鉱石を砕いていた四百トンのプレスと、九枚の層が一本のスキーになる四十分。',
  },
  opening: {
    'en-us': '<h1>The press</h1><p>Four hundred tons. It used to crush ore; now it holds still.</p>',
    de: '<h1>Die Presse</h1><p>Vierhundert Tonnen. Früher hat sie Erz gebrochen, jetzt hält sie still.</p>',
    fr: '<h1>La presse</h1><p>Quatre cents tonnes. Elle broyait le minerai ; maintenant elle tient.</p>',
    ja: '<h1>プレス機</h1><p>四百トン。かつては鉱石を砕き、いまはじっと押さえています。</p>',
  },
  text: {
    'en-us':
      '<h2>Heat, weight, time</h2><p>Nine layers go in cold: base, edges, rubber, glass, titanal where there is titanal, the core, and then most of it again. At 118 degrees the resin runs for four minutes and finds every gap. Then it stops running, and for the rest of the forty minutes nothing may move.</p><p>A press that is a tenth of a millimeter out of true makes skis that turn better to the left. Ours was, for one winter. We bought them all back but two.</p>',
    de: '<h2>Hitze, Gewicht, Zeit</h2><p>Neun Lagen kommen kalt hinein: Belag, Kanten, Gummi, Glas, Titanal, wo Titanal hingehört, der Kern, und dann das meiste noch einmal. Bei 118 Grad fließt das Harz vier Minuten lang und findet jede Lücke. Dann fließt es nicht mehr, und den Rest der vierzig Minuten darf sich nichts bewegen.</p><p>Eine Presse, die um ein Zehntel schief steht, macht Ski, die nach links besser drehen. Unsere stand so, einen Winter lang. Bis auf zwei Paar haben wir alle zurückgekauft.</p>',
    fr: '<h2>Chaleur, poids, temps</h2><p>Neuf couches entrent froides. À 118 degrés la résine coule pendant quatre minutes et trouve chaque vide. Puis elle s’arrête, et plus rien ne doit bouger.</p>',
    ja: '<h2>熱、重さ、時間</h2><p>九枚の層は冷たいまま入ります。118度で樹脂は四分間だけ流れ、すべての隙間を見つけます。そのあとは何ひとつ動いてはいけません。</p>',
  },
  bench: {
    'en-us':
      '<h2>After the press, the bench</h2><p>Flash comes off with a saw, the base gets its structure from a stone, and somebody looks down the length of it against the window. That is the test. There is a machine too.</p>',
    de: '<h2>Nach der Presse die Werkbank</h2><p>Der Grat fällt mit der Säge, der Belag bekommt seine Struktur vom Stein, und jemand schaut gegen das Fenster an ihm entlang. Das ist die Prüfung. Eine Maschine gibt es auch.</p>',
  },
  craft: {
    'en-us': 'How they are made',
    de: 'Wie sie entstehen',
    fr: 'Comment ils sont faits',
    ja: 'つくり方',
  },
  grid: {
    'en-us': 'Out of the press',
    de: 'Aus der Presse',
    fr: 'Sortis de la presse',
    ja: 'プレスから出たもの',
  },
} satisfies Record<string, Localised>;
