/** Support, returns and warranty. */
import type { SupportText } from './supportText.ts';

export const returnTexts: readonly SupportText[] = [
  {
    key: 'returns',
    topic: 'returns',
    title: {
      'en-us': 'Sending something back',
      de: 'Etwas zurückschicken',
      fr: 'Renvoyer un article',
      ja: '返品の方法',
    },
    summary: {
      'en-us': 'Thirty days, as long as nothing has been drilled.',
      de: 'Dreißig Tage, solange nichts gebohrt wurde.',
      fr: 'Trente jours, tant que rien n’a été percé.',
      ja: '穴をあけていないかぎり、三十日以内なら返品できます。',
    },
    body: {
      'en-us':
        '<p>Thirty days from the day it arrives. Skis with holes in them are yours. So are skis with grass in them.</p><h2>How</h2><ol><li>Write to us with the order number. You get a label by e-mail.</li><li>Put the thing back into its box. If the box is gone, another one that fits.</li><li>Put the label on the box and give it to the people who brought it.</li></ol><h2>Who pays</h2><p>We do when it was our mistake. When it was not, we split it: you pay half of what the label costs, and we take it off the refund.</p><h2>Your money</h2><p>Goes back the way it came, within five working days of the box reaching the bench. Britta looks inside first.</p>',
      de: '<p>Dreißig Tage ab dem Tag, an dem es ankommt. Ski mit Löchern gehören Ihnen. Ski mit Gras auch.</p><h2>Wie</h2><ol><li>Schreiben Sie uns mit der Bestellnummer. Das Etikett kommt per E-Mail.</li><li>Packen Sie die Sache in ihre Schachtel. Ist die weg, in eine andere, die passt.</li><li>Etikett auf die Schachtel, Schachtel zu denen, die sie gebracht haben.</li></ol><h2>Wer zahlt</h2><p>Wir, wenn es unser Fehler war. Sonst teilen wir: Die Hälfte des Etiketts zahlen Sie, wir ziehen sie von der Erstattung ab.</p><h2>Ihr Geld</h2><p>Geht auf dem Weg zurück, auf dem es kam, binnen fünf Werktagen, nachdem die Schachtel auf der Werkbank liegt. Britta sieht vorher hinein.</p>',
      fr: '<p>Trente jours à partir de la réception. Des skis percés sont à vous. Des skis avec de l’herbe aussi.</p><h2>Comment faire</h2><ol><li>Écrivez-nous avec le numéro de commande. L’étiquette arrive par e-mail.</li><li>Remettez l’article dans son carton, ou dans un autre à sa taille.</li><li>Collez l’étiquette et rendez le carton à ceux qui l’ont apporté.</li></ol><h2>Qui paie</h2><p>Nous, si l’erreur est la nôtre. Sinon, nous partageons l’étiquette en deux.</p><h2>Le remboursement</h2><p>Par le chemin qu’il a pris à l’aller, dans les cinq jours ouvrés.</p>',
      ja: '<p>お届けの日から三十日以内です。穴をあけたスキーはお客さまのものです。草のついたスキーもそうです。</p><h2>手順</h2><ol><li>ご注文番号を添えてメールをください。ラベルをお送りします。</li><li>もとの箱に入れてください。なければ、入る箱で結構です。</li><li>ラベルを貼り、運んできた人に渡してください。</li></ol><h2>返品の送料</h2><p>当社の間違いなら当社が、そうでなければ半分ずつ負担します。</p><h2>返金</h2><p>到着から五営業日以内に、お支払いと同じ方法でお返しします。</p>',
    },
    faq: [
      {
        question: {
          'en-us': 'Can I swap for another size?',
          de: 'Kann ich gegen eine andere Größe tauschen?',
          fr: 'Puis-je échanger contre une autre taille ?',
          ja: 'サイズの交換はできますか。',
        },
        answer: {
          'en-us': '<p>Yes. Say so in the letter and we put the other size aside before yours is back.</p>',
          de: '<p>Ja. Schreiben Sie es dazu, dann legen wir die andere Größe beiseite, bevor Ihre zurück ist.</p>',
          fr: '<p>Oui. Dites-le dans votre lettre, et nous mettons l’autre taille de côté avant le retour de la vôtre.</p>',
          ja: '<p>はい。その旨をお書きください。お戻しいただく前に、別のサイズをお取り置きします。</p>',
        },
      },
      {
        question: {
          'en-us': 'I mounted bindings but never skied them. Can they come back?',
          de: 'Die Bindung ist montiert, gefahren bin ich nicht. Geht das zurück?',
          fr: 'J’ai monté les fixations sans jamais skier. Est-ce repris ?',
          ja: 'ビンディングを取り付けただけで、滑っていません。返品できますか。',
        },
        answer: {
          'en-us':
            '<p>The bindings, yes. The skis have holes now. We can tell you who near you is looking for exactly that pair.</p>',
          de: '<p>Die Bindung ja. Die Ski haben jetzt Löcher. Wir können Ihnen sagen, wer in Ihrer Nähe genau dieses Paar sucht.</p>',
          fr: '<p>Les fixations, oui. Les skis ont maintenant des trous.</p>',
          ja: '<p>ビンディングはお受けします。スキーには、もう穴があいています。</p>',
        },
      },
    ],
    keywords: {
      'en-us': ['return', 'refund', 'exchange', 'swap', 'money back', 'label', 'thirty days'],
      de: ['Rückgabe', 'Retoure', 'Rücksendung', 'Umtausch', 'Erstattung', 'Geld zurück', 'Widerruf'],
      fr: ['retour', 'remboursement', 'échange', 'rétractation', 'étiquette'],
      ja: ['返品', '返金', '交換', '返送', 'ラベル'],
    },
  },
  {
    key: 'warranty',
    topic: 'returns',
    title: {
      'en-us': 'Warranty: two winters',
      de: 'Garantie: zwei Winter',
      fr: 'Garantie : deux hivers',
      ja: '保証は二冬',
    },
    summary: {
      'en-us': 'Two winters for what we did wrong. Forever for what we can mend.',
      de: 'Zwei Winter für das, was wir falsch gemacht haben. Für immer, was sich flicken lässt.',
      fr: 'Deux hivers pour nos erreurs. Toujours pour ce qui se répare.',
      ja: '当社の不備は二冬。直せるものは、いつまでも。',
    },
    body: {
      'en-us':
        '<p>Two winters for everything that is our fault: glue that lets go, edges that leave, screws that were never going to hold. We replace it, or we give the money back if there is none left.</p><p>Stones are not our fault, and neither are car roofs in low garages. We mend those too, for what it costs us. The press operator enjoys it.</p><h2>How to claim</h2><p>Send pictures with the number from the sidewall, near the tail. Pictures of the whole ski are better than pictures of the problem. You get an answer with a yes, a no, or a price in it.</p><h2>What ends it</h2><p>Drilling where the jig does not, and gluing things yourself. Waxing does not end it. Skiing does not end it.</p>',
      de: '<p>Zwei Winter für alles, was unsere Schuld ist: Leim, der loslässt, Kanten, die gehen, Schrauben, die nie halten wollten. Wir ersetzen es oder geben das Geld zurück, wenn keines mehr da ist.</p><p>Für Steine können wir nichts, für Autodächer in niedrigen Garagen auch nicht. Wir flicken sie trotzdem, zum Selbstkostenpreis. Dem Pressenführer macht es Freude.</p><h2>So melden Sie einen Schaden</h2><p>Schicken Sie Bilder mit der Nummer von der Seitenwange, nahe am Skiende. Bilder vom ganzen Ski sind besser als Bilder vom Problem. Die Antwort enthält ein Ja, ein Nein oder einen Preis.</p><h2>Was sie beendet</h2><p>Bohren, wo die Schablone nicht bohrt, und selber leimen. Wachsen beendet sie nicht. Skifahren auch nicht.</p>',
      fr: '<p>Deux hivers pour tout ce qui est de notre faute : colle qui lâche, carres qui s’en vont, vis qui n’auraient jamais tenu. Nous remplaçons, ou nous remboursons s’il n’en reste plus.</p><p>Les pierres ne sont pas notre faute. Nous réparons quand même, à prix coûtant.</p><h2>Comment faire</h2><p>Envoyez des photos du ski entier, avec le numéro gravé près du talon. La réponse contient un oui, un non ou un prix.</p>',
      ja: '<p>当社の不備は二冬のあいだ保証します。はがれる接着、外れるエッジ、もともと効かないねじ。交換するか、在庫がなければ代金をお返しします。</p><p>石は当社の責任ではありませんが、実費で直します。</p><h2>お申し込み</h2><p>テールに近いサイドウォールの番号と、スキー全体の写真をお送りください。</p>',
    },
    keywords: {
      'en-us': ['guarantee', 'broken', 'delamination', 'defect', 'claim', 'edge came off', 'replacement'],
      de: ['Gewährleistung', 'kaputt', 'Delamination', 'Reklamation', 'Schaden', 'Ersatz', 'Garantiefall'],
      fr: ['cassé', 'défaut', 'réclamation', 'décollement', 'remplacement'],
      ja: ['故障', '不良', '交換', '修理', 'はがれ'],
    },
  },
  {
    key: 'damaged-on-the-way',
    topic: 'returns',
    title: { 'en-us': 'It arrived broken', de: 'Es kam kaputt an' },
    summary: {
      'en-us': 'Take a picture of the box before the thing. Then write to us; we send another.',
      de: 'Erst die Schachtel fotografieren, dann die Sache. Dann schreiben; wir schicken eine neue.',
    },
    body: {
      'en-us':
        '<p>It happens about once in four hundred boxes, usually to the corner that was pointing down.</p><ol><li>Picture of the box from outside, with the label.</li><li>Picture of the damage.</li><li>Both to us within seven days, with the order number.</li></ol><p>We send a new one the same day, and a label for the broken one. You do not pay for either. Whose fault it was we settle with the parcel service; we have had practice.</p><p>If the box is open or wet when it arrives, you may refuse it. Tell us that you did.</p>',
      de: '<p>Es trifft etwa eine von vierhundert Schachteln, meist die Ecke, die nach unten zeigte.</p><ol><li>Bild der Schachtel von außen, mit Etikett.</li><li>Bild des Schadens.</li><li>Beides binnen sieben Tagen an uns, mit Bestellnummer.</li></ol><p>Wir schicken am selben Tag eine neue Sache und ein Etikett für die kaputte. Sie zahlen keines von beiden. Wessen Schuld es war, klären wir mit dem Paketdienst; wir haben Übung.</p><p>Ist die Schachtel bei der Ankunft offen oder nass, dürfen Sie sie ablehnen. Sagen Sie uns Bescheid.</p>',
    },
    keywords: {
      'en-us': ['damaged', 'transport damage', 'broken in transit', 'dented', 'missing part', 'wrong item'],
      de: ['beschädigt', 'Transportschaden', 'falscher Artikel', 'Teil fehlt'],
    },
  },
  {
    key: 'repairs',
    topic: 'returns',
    title: { 'en-us': 'Repairs and spare parts', de: 'Reparaturen und Ersatzteile' },
    summary: {
      'en-us': 'Edges, bases, brakes, baskets. If it is ours we can probably mend it.',
      de: 'Kanten, Beläge, Stopper, Teller. Ist es von uns, lässt es sich wahrscheinlich flicken.',
    },
    body: {
      'en-us':
        '<p>Most things can be mended, and most people think theirs cannot. Send a picture before you send the ski.</p><h2>What it costs</h2><table><thead><tr><th scope="col">Repair</th><th scope="col">Days on the bench</th></tr></thead><tbody><tr><th scope="row">Base, small hole</th><td>1</td></tr><tr><th scope="row">Base, core visible</th><td>3</td></tr><tr><th scope="row">Edge, a hand’s width</th><td>4</td></tr><tr><th scope="row">Sidewall</th><td>5</td></tr></tbody></table><p>You get the price with the answer to the picture, and it does not change afterwards.</p><h2>Spare parts</h2><p>Brakes, heel pads, screws, baskets and pole tips are in {category:accessories/binding-parts|binding parts} or in Jonas’s drawer. Ask for the drawer.</p>',
      de: '<p>Das meiste lässt sich flicken, und die meisten glauben, ihres nicht. Schicken Sie ein Bild, bevor Sie den Ski schicken.</p><h2>Wie lange es dauert</h2><table><thead><tr><th scope="col">Reparatur</th><th scope="col">Tage auf der Werkbank</th></tr></thead><tbody><tr><th scope="row">Belag, kleines Loch</th><td>1</td></tr><tr><th scope="row">Belag, Kern sichtbar</th><td>3</td></tr><tr><th scope="row">Kante, eine Handbreit</th><td>4</td></tr><tr><th scope="row">Seitenwange</th><td>5</td></tr></tbody></table><p>Der Preis steht in der Antwort auf das Bild und ändert sich danach nicht mehr.</p><h2>Ersatzteile</h2><p>Stopper, Fersenteile, Schrauben, Teller und Stockspitzen liegen bei den {category:accessories/binding-parts|Bindungsteilen} oder in Jonas’ Schublade. Fragen Sie nach der Schublade.</p>',
    },
    keywords: {
      'en-us': ['repair', 'fix', 'spare parts', 'basket', 'pole tip', 'base', 'core shot'],
      de: ['reparieren', 'Ersatzteil', 'Teller', 'Stockspitze', 'Belag', 'Steinschlag'],
    },
    categories: ['accessories/binding-parts'],
  },
];
