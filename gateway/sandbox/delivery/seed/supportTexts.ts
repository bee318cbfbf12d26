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
        '<h2>Have this ready</h2><ul><li>The number on the sidewall, near the tail. It says who looked at your pair, and when.</li><li>The order number, if there is one.</li><li>A picture. Pictures of the whole ski are better than pictures of the problem.</li></ul><h2>Before you write</h2><p>Skis do not turn by themselves. Skins do not stick to ice. Wax wears off; that is what it is for. Everything else is a good reason to write.</p>',
      de: '<h2>Bitte bereithalten</h2><ul><li>Die Nummer auf der Seitenwange, nahe am Skiende.</li><li>Die Bestellnummer, wenn es eine gibt.</li><li>Ein Bild. Bilder vom ganzen Ski sind besser als Bilder vom Problem.</li></ul>',
      sv: '<h2>Ha detta till hands</h2><ul><li>Numret på sidoväggen, nära bakändan.</li><li>Ordernumret, om det finns ett.</li><li>En bild. Bilder på hela skidan är bättre än bilder på problemet.</li></ul>',
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
