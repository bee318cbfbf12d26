/** The words of the pages that answer questions. */
import type { PageText } from './pageTexts.ts';

export const supportPages: readonly PageText[] = [
  {
    key: 'support',
    title: {
      'en-us': 'Support',
      sv: 'Hjälp',
      ja: 'サポート',
      no: 'Hjelp',
      es: 'Ayuda',
      de: 'Hilfe',
      fr: 'Aide',
      it: 'Assistenza',
    },
    description: {
      'en-us': 'Who answers, when, and what to have ready.',
      de: 'Wer antwortet, wann, und was Sie bereithalten sollten.',
      sv: 'Vem som svarar, när, och vad du bör ha till hands.',
    },
    html: {
      'en-us':
        '<p>Write to <a href="mailto:hello@skarn.example">hello@skarn.example</a>. Britta or Jonas answers, usually the same day, unless there is new snow. Then the next day.</p><h2>Have this ready</h2><ul><li>The number on the sidewall, near the tail. It says who looked at your pair, and when.</li><li>The order number, if there is one.</li><li>A picture. Pictures of the whole ski are better than pictures of the problem.</li></ul><h2>Before you write</h2><p>Skis do not turn by themselves. Skins do not stick to ice. Wax wears off; that is what it is for. Everything else is a good reason to write.</p>',
      de: '<p>Schreiben Sie an <a href="mailto:hello@skarn.example">hello@skarn.example</a>. Britta oder Jonas antwortet, meist am selben Tag, außer es hat geschneit. Dann am nächsten.</p><h2>Bitte bereithalten</h2><ul><li>Die Nummer auf der Seitenwange, nahe am Skiende.</li><li>Die Bestellnummer, wenn es eine gibt.</li><li>Ein Bild. Bilder vom ganzen Ski sind besser als Bilder vom Problem.</li></ul>',
      sv: '<p>Skriv till <a href="mailto:hello@skarn.example">hello@skarn.example</a>. Britta eller Jonas svarar, oftast samma dag, om det inte har snöat. I så fall nästa.</p><h2>Ha detta till hands</h2><ul><li>Numret på sidoväggen, nära bakändan.</li><li>Ordernumret, om det finns ett.</li><li>En bild. Bilder på hela skidan är bättre än bilder på problemet.</li></ul>',
    },
  },
  {
    key: 'shipping-returns',
    title: {
      'en-us': 'Shipping and returns',
      sv: 'Frakt och retur',
      ja: '配送と返品',
      de: 'Versand und Rückgabe',
      fr: 'Livraison et retours',
    },
    description: {
      'en-us': 'How things leave the mine, and how they come back.',
      de: 'Wie Sachen die Grube verlassen und wie sie zurückkommen.',
    },
    html: {
      'en-us':
        '<h2>Out</h2><p>Orders placed before noon leave the same day, on the truck at three. Skis travel in a long box, everything else in a short one. The box is brown and has been used before if we could help it.</p><p>Above a certain sum shipping is free. The cart knows the sum and tells you how far away you are.</p><h2>Back</h2><p>Thirty days, as long as nothing has been drilled. Skis with holes in them are yours. So are skis with grass in them.</p><p>Put the thing back into its box, put the label on the box, give it to the people who brought it. We pay when it was our mistake. When it was not, we split it.</p><h2>Where we do not ship yet</h2><p>If there is no cart on your pages we cannot sell to you from here. The price shown is the one a shop near you should ask.</p>',
      de: '<h2>Hin</h2><p>Was vor zwölf bestellt ist, geht am selben Tag mit dem Laster um drei. Ski reisen in einer langen Schachtel, alles andere in einer kurzen.</p><p>Ab einem gewissen Betrag ist der Versand frei. Der Warenkorb kennt den Betrag und sagt, was noch fehlt.</p><h2>Zurück</h2><p>Dreißig Tage, solange nichts gebohrt wurde. Ski mit Löchern gehören Ihnen. Ski mit Gras auch.</p>',
    },
  },
  {
    key: 'warranty',
    title: { 'en-us': 'Warranty', de: 'Garantie', sv: 'Garanti' },
    description: { 'en-us': 'Two winters for what we did wrong. Forever for what we can mend.' },
    html: {
      'en-us':
        '<p>Two winters for everything that is our fault: glue that lets go, edges that leave, screws that were never going to hold. We replace it, or we give the money back if there is none left.</p><p>Stones are not our fault, and neither are car roofs in low garages. We mend those too, for what it costs us. The press operator enjoys it.</p><h2>How</h2><p>Send a picture to <a href="mailto:hello@skarn.example">hello@skarn.example</a> with the number from the sidewall. You get an answer with a yes, a no, or a price in it.</p>',
    },
  },
  {
    key: 'care',
    scene: 'scene-wax-bench',
    title: { 'en-us': 'Care', de: 'Pflege', fr: 'Entretien', ja: 'お手入れ' },
    description: { 'en-us': 'Ten minutes after every day out, an evening every tenth.' },
    html: {
      'en-us':
        '<p>Dry them. That is most of it. A towel, the edges first, then stand them base to base without the strap pulled tight.</p><h2>Every tenth day</h2><p>Brush the base from tip to tail. Drip, iron, wait until it is cold, scrape. If the wax smokes the iron is too hot. If you smoke, the wax does not mind.</p><h2>Edges</h2><p>A file, a guide, one direction. Stop when it shaves a fingernail. Your own, ideally.</p><h2>Summer</h2><p>Leave the wax on thick and the skis somewhere dull: dry, dark, flat. Not the boiler room.</p>',
    },
  },
  {
    key: 'size-guide',
    title: { 'en-us': 'Size guide', de: 'Größenberatung', sv: 'Storleksguide', ja: 'サイズガイド' },
    description: { 'en-us': 'Somewhere between your chin and the top of your hat.' },
    html: {
      'en-us':
        '<h2>Skis</h2><p>Somewhere between your chin and the top of your hat. Shorter turns more easily and argues less. Longer is steadier when it is fast and floats when it is deep. When in doubt take the one you can carry.</p><h2>Poles</h2><p>Turn the pole over, hold it under the basket, tip the hand until the forearm is level. That is the length. Adjustable poles make this paragraph unnecessary.</p><h2>Brakes</h2><p>As wide as the waist of the ski or up to ten millimeters wider. Narrower does not go on; we have tried.</p><h2>Clothes</h2><p>Northern cut: one layer fits under everything. If you are between two sizes the larger one is warmer.</p>',
    },
  },
  {
    key: 'privacy',
    title: { 'en-us': 'Privacy', sv: 'Integritet', de: 'Datenschutz', fr: 'Confidentialité' },
    description: { 'en-us': 'What we know about you, which is not much, and how to make it less.' },
    html: {
      'en-us':
        '<p>We know what you ordered, where we sent it and how you paid. We need the first two to do it again and the third because the accountant insists. We keep them for as long as the law says and not a winter longer.</p><h2>Cookies</h2><p>One keeps your cart and your login together. Without it the cart would forget you between two pages.</p><h2>What we do not do</h2><p>We do not sell your address, rent it, or lend it to cousins.</p><h2>Your file</h2><p>Write to <a href="mailto:privacy@skarn.example">privacy@skarn.example</a> to see it, correct it or have it thrown away. It fits on a page.</p>',
    },
  },
  {
    key: 'terms',
    title: { 'en-us': 'Terms', sv: 'Villkor', de: 'AGB', fr: 'Conditions' },
    description: { 'en-us': 'You pay, we send. The rest is detail, and the detail is here.' },
    html: {
      'en-us':
        '<p>You pay, we send. The contract is made when we confirm the order, not when the button is pressed. If a price is obviously wrong, such as a ski for the price of a strap, we will ask before we send it.</p><h2>Prices</h2><p>In the currency of your store, taxes as the law of that store wants them. Sale prices hold until the end of the sale or of the pile.</p><h2>Skiing</h2><p>is done at your own risk and, we hope, to your own pleasure.</p><h2>Law</h2><p>The one of the country of your store. Disputes go to a court; so far none has had to.</p>',
    },
  },
];
