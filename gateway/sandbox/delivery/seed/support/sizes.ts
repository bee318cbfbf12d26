/** Support, choosing a size. */
import type { SupportText } from './supportText.ts';

export const sizeTexts: readonly SupportText[] = [
  {
    key: 'ski-length',
    topic: 'sizes',
    title: {
      'en-us': 'How long a ski should be',
      de: 'Wie lang ein Ski sein soll',
      fr: 'Quelle longueur de ski choisir',
      ja: 'スキーの長さの選び方',
    },
    summary: {
      'en-us': 'Somewhere between your chin and the top of your hat.',
      de: 'Irgendwo zwischen Kinn und Mützenspitze.',
      fr: 'Quelque part entre le menton et le haut du bonnet.',
      ja: 'あごから帽子のてっぺんまでの、どこか。',
    },
    body: {
      'en-us':
        '<p>Shorter turns more easily and argues less. Longer is steadier when it is fast and floats when it is deep. When in doubt take the one you can carry.</p><h2>By height</h2><table><thead><tr><th scope="col">You</th><th scope="col">Piste</th><th scope="col">All mountain</th><th scope="col">Freeride</th></tr></thead><tbody><tr><th scope="row">155 cm</th><td>145–150</td><td>148–156</td><td>156–164</td></tr><tr><th scope="row">165 cm</th><td>152–160</td><td>156–164</td><td>164–172</td></tr><tr><th scope="row">175 cm</th><td>160–167</td><td>164–172</td><td>172–180</td></tr><tr><th scope="row">185 cm</th><td>167–174</td><td>172–180</td><td>180–188</td></tr></tbody></table><h2>Then correct</h2><ul><li>You started last winter: the shorter one.</li><li>You are heavy for your height, or fast: the longer one.</li><li>The tip is rockered: five centimeters more, because they are not on the snow.</li><li>You walk up: the shorter one. You carry it the whole way.</li></ul><h2>Children</h2><p>Between chest and chin. A ski to grow into is a ski to fall over.</p>',
      de: '<p>Kürzer dreht leichter und widerspricht weniger. Länger ist ruhiger, wenn es schnell wird, und schwimmt, wenn es tief ist. Im Zweifel den, den Sie tragen können.</p><h2>Nach Körpergröße</h2><table><thead><tr><th scope="col">Sie</th><th scope="col">Piste</th><th scope="col">Allmountain</th><th scope="col">Freeride</th></tr></thead><tbody><tr><th scope="row">155 cm</th><td>145–150</td><td>148–156</td><td>156–164</td></tr><tr><th scope="row">165 cm</th><td>152–160</td><td>156–164</td><td>164–172</td></tr><tr><th scope="row">175 cm</th><td>160–167</td><td>164–172</td><td>172–180</td></tr><tr><th scope="row">185 cm</th><td>167–174</td><td>172–180</td><td>180–188</td></tr></tbody></table><h2>Dann berichtigen</h2><ul><li>Letzten Winter angefangen: den kürzeren.</li><li>Schwer für die Größe oder schnell: den längeren.</li><li>Rocker in der Schaufel: fünf Zentimeter mehr, denn die liegen nicht auf dem Schnee.</li><li>Sie gehen hinauf: den kürzeren. Sie tragen ihn den ganzen Weg.</li></ul><h2>Kinder</h2><p>Zwischen Brust und Kinn. Ein Ski zum Hineinwachsen ist ein Ski zum Drüberfallen.</p>',
      fr: '<p>Plus court, il tourne mieux et discute moins. Plus long, il est plus calme à grande vitesse et flotte dans la profonde. En cas de doute, celui que vous pouvez porter.</p><h2>Selon la taille</h2><p>Piste : dix à quinze centimètres de moins que vous. Toute montagne : cinq à dix de moins. Freeride : votre taille, ou presque.</p><h2>Ensuite, corrigez</h2><ul><li>Vous débutez : le plus court.</li><li>Vous êtes lourd pour votre taille, ou rapide : le plus long.</li><li>Vous montez à pied : le plus court.</li></ul><h2>Les enfants</h2><p>Entre la poitrine et le menton.</p>',
      ja: '<p>短いほど曲がりやすく、口答えをしません。長いほど速さに強く、深い雪で浮きます。迷ったら、担げるほうを。</p><h2>身長から</h2><p>ゲレンデなら身長より10〜15センチ短く、オールマウンテンなら5〜10センチ短く、フリーライドならほぼ身長と同じです。</p><h2>それから調整</h2><ul><li>始めたばかりの方は短いほうを。</li><li>身長のわりに重い方、速い方は長いほうを。</li><li>歩いて登る方は短いほうを。</li></ul><h2>お子さま</h2><p>胸からあごまで。大きくなるのを見越したスキーは、転ぶためのスキーです。</p>',
    },
    faq: [
      {
        question: {
          'en-us': 'I am between two lengths. Which one?',
          de: 'Ich liege zwischen zwei Längen. Welche?',
          fr: 'J’hésite entre deux longueurs. Laquelle ?',
          ja: '二つの長さで迷っています。どちらがよいですか。',
        },
        answer: {
          'en-us':
            '<p>The longer one if you have skied it and want more of it. The shorter one in every other case.</p>',
          de: '<p>Die längere, wenn Sie den Ski kennen und mehr davon wollen. Die kürzere in jedem anderen Fall.</p>',
          fr: '<p>La plus longue si vous connaissez ce ski et en voulez davantage. La plus courte dans tous les autres cas.</p>',
          ja: '<p>そのスキーをご存じで、もっとほしいなら長いほう。それ以外は短いほうです。</p>',
        },
      },
    ],
    keywords: {
      'en-us': ['size guide', 'size chart', 'length', 'height', 'tall', 'kids', 'children'],
      de: ['Größenberatung', 'Größentabelle', 'Skilänge', 'Körpergröße', 'Kinderski', 'Größe'],
      fr: ['guide des tailles', 'taille', 'longueur', 'enfant'],
      ja: ['サイズガイド', 'サイズ', '長さ', '身長', '子ども'],
    },
    categories: ['skis/all-mountain', 'skis/freeride'],
  },
  {
    key: 'pole-length',
    topic: 'sizes',
    title: { 'en-us': 'How long a pole should be', de: 'Wie lang ein Stock sein soll' },
    summary: {
      'en-us': 'Turn it over, hold it under the basket, look at your elbow.',
      de: 'Umdrehen, unter dem Teller fassen, auf den Ellbogen schauen.',
    },
    body: {
      'en-us':
        '<p>Stand in your boots. Turn the pole over and hold it right under the basket, tip up, thumb against the basket. When the forearm is level, that is the length.</p><h2>Without a pole at hand</h2><p>Your height in centimeters times 0.7, rounded down to the next five. 175 centimeters make 120.</p><h2>Uphill</h2><p>Add ten for walking up and take them away again for skiing down. {category:poles/adjustable|Adjustable poles} make this paragraph unnecessary.</p><h2>Baskets</h2><p>Large ones for deep snow, small ones for the piste. With the wrong ones you find out which ones you needed.</p>',
      de: '<p>Stellen Sie sich in die Schuhe. Stock umdrehen, direkt unter dem Teller fassen, Spitze nach oben, Daumen am Teller. Liegt der Unterarm waagrecht, stimmt die Länge.</p><h2>Ohne Stock zur Hand</h2><p>Körpergröße in Zentimetern mal 0,7, abgerundet auf die nächsten fünf. Aus 175 Zentimetern werden 120.</p><h2>Bergauf</h2><p>Zum Gehen zehn dazu, zum Abfahren wieder weg. {category:poles/adjustable|Verstellbare Stöcke} machen diesen Absatz überflüssig.</p><h2>Teller</h2><p>Große für tiefen Schnee, kleine für die Piste. Mit den falschen merkt man, welche es gebraucht hätte.</p>',
    },
    keywords: {
      'en-us': ['pole size', 'ski poles', 'adjustable', 'basket', 'length'],
      de: ['Stocklänge', 'Skistock', 'Skistöcke', 'verstellbar', 'Teller'],
    },
    categories: ['poles/fixed', 'poles/adjustable'],
  },
  {
    key: 'bindings-brakes-and-boots',
    topic: 'sizes',
    title: {
      'en-us': 'Bindings: brake, boot and release',
      de: 'Bindung: Stopper, Schuh und Auslösung',
    },
    summary: {
      'en-us': 'Three numbers have to agree: the waist of the ski, the norm of the boot, and yours.',
      de: 'Drei Zahlen müssen passen: die Mitte des Skis, die Norm des Schuhs und Ihre.',
    },
    body: {
      'en-us':
        '<h2>Brake width</h2><p>As wide as the waist of the ski or up to fifteen millimeters wider. Narrower does not go on; we have tried. Much wider catches on the other ski.</p><h2>Boot norm</h2><p>The sole says which one it is. A binding that takes your norm says so in its facts. Touring soles in alpine bindings hold until they do not.</p><h2>Release value</h2><p>Choose a binding whose range has your value in its middle, not at its end. Your value depends on weight, height, age, sole length and how you ski. A shop sets it and tests it; tell them the truth.</p><h2>Not sure?</h2><p>Add the ski to the cart, and {category:bindings|the bindings} that fit are offered below it.</p>',
      de: '<h2>Stopperbreite</h2><p>So breit wie die Mitte des Skis oder bis zu fünfzehn Millimeter breiter. Schmaler geht nicht drauf; wir haben es versucht. Viel breiter bleibt am anderen Ski hängen.</p><h2>Schuhnorm</h2><p>Sie steht auf der Sohle. Eine Bindung, die Ihre Norm nimmt, sagt es in ihren Daten. Tourensohlen in Alpinbindungen halten, bis sie es nicht mehr tun.</p><h2>Auslösewert</h2><p>Nehmen Sie eine Bindung, in deren Bereich Ihr Wert in der Mitte liegt, nicht am Ende. Er hängt von Gewicht, Größe, Alter, Sohlenlänge und Fahrweise ab. Ein Laden stellt ihn ein und prüft ihn; sagen Sie dort die Wahrheit.</p><h2>Unsicher?</h2><p>Legen Sie den Ski in den Warenkorb. Darunter stehen {category:bindings|die Bindungen}, die passen.</p>',
    },
    faq: [
      {
        question: {
          'en-us': 'What is a DIN value?',
          de: 'Was ist ein Z-Wert?',
        },
        answer: {
          'en-us':
            '<p>The number on the little window of the binding. The higher, the more it takes to let go. It is not a score.</p>',
          de: '<p>Die Zahl im kleinen Fenster der Bindung, auch DIN-Wert. Je höher, desto mehr braucht es, bis sie aufgeht. Es ist keine Note.</p>',
        },
      },
    ],
    keywords: {
      'en-us': [
        'brake width',
        'din',
        'release value',
        'gripwalk',
        'sole',
        'norm',
        'iso 5355',
        'boot compatibility',
      ],
      de: ['Stopperbreite', 'DIN', 'Z-Wert', 'Auslösewert', 'GripWalk', 'Sohle', 'Norm', 'Bindungen'],
    },
    categories: ['bindings'],
  },
  {
    key: 'helmets-and-clothes',
    topic: 'sizes',
    title: { 'en-us': 'Helmets, goggles and clothes', de: 'Helme, Brillen und Kleidung' },
    summary: {
      'en-us': 'A tape measure, once round the head. Clothes: northern cut.',
      de: 'Ein Maßband, einmal um den Kopf. Kleidung: nördlicher Schnitt.',
    },
    body: {
      'en-us':
        '<h2>Helmets</h2><p>Tape measure around the head, two fingers above the eyebrows, not over the hat. Take the size your number is in; between two, the smaller one, because the lining gives. Shake your head: the helmet should come along.</p><h2>Goggles</h2><p>Over glasses take the ones that say so. There should be no gap between helmet and goggles. The gap has a name and people will say it.</p><h2>Clothes</h2><p>Northern cut: one layer fits under everything. If you are between two sizes the larger one is warmer.</p>',
      de: '<h2>Helme</h2><p>Maßband um den Kopf, zwei Finger über den Augenbrauen, nicht über die Mütze. Nehmen Sie die Größe, in der Ihre Zahl liegt; dazwischen die kleinere, denn das Futter gibt nach. Kopf schütteln: Der Helm soll mitkommen.</p><h2>Brillen</h2><p>Über einer Brille die, bei der es dabeisteht. Zwischen Helm und Skibrille gehört kein Spalt. Der Spalt hat einen Namen, und die Leute sagen ihn auch.</p><h2>Kleidung</h2><p>Nördlicher Schnitt: Unter alles passt noch eine Schicht. Zwischen zwei Größen ist die größere wärmer.</p>',
    },
    keywords: {
      'en-us': ['helmet size', 'head', 'goggles', 'glasses', 'clothing', 'jacket', 'gloves'],
      de: ['Helmgröße', 'Kopfumfang', 'Skibrille', 'Brillenträger', 'Kleidung', 'Jacke', 'Handschuhe'],
    },
    products: ['hard-hat', 'hard-hat-tour', 'carbide-otg'],
    categories: ['accessories/protection'],
  },
];
