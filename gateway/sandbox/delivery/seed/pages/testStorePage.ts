/** The words of the page where partners and developers try the shop. */
import type { PageText } from './pageTexts.ts';

export const testStorePage: PageText = {
  key: 'test-store',
  title: {
    'en-us': 'Test store',
    sv: 'Testbutik',
    ja: 'テストストア',
    no: 'Testbutikk',
    es: 'Tienda de pruebas',
    de: 'Testladen',
    fr: 'Boutique d’essai',
    it: 'Negozio di prova',
  },
  description: {
    'en-us': 'For partners and developers: try the shop without moving a single ski.',
    de: 'Für Partner und Entwickler: den Shop ausprobieren, ohne dass sich ein Ski bewegt.',
    fr: 'Pour partenaires et développeurs : essayer la boutique sans déplacer un seul ski.',
  },
  html: {
    'en-us':
      '<p>This is where partners and developers try things. Put something into the cart, take it to the checkout, send it back. Nothing leaves the mine, and nobody is charged.</p><p>Test customers are called <em>newcomer</em>, <em>shopper.us</em>, <em>shopper.eu</em> and <em>pro.us</em>, all at skarn.example. The password is in the mail that told you about this page. Below is what the shop made of the address you came by: if a line surprises you, so will your cart.</p>',
    de: '<p>Hier probieren Partner und Entwickler aus. Legen Sie etwas in den Warenkorb, gehen Sie zur Kasse, schicken Sie es zurück. Es verlässt nichts die Grube, und niemand zahlt.</p><p>Testkunden heißen <em>newcomer</em>, <em>shopper.us</em>, <em>shopper.eu</em> und <em>pro.us</em>, alle bei skarn.example. Das Passwort steht in der Mail, die Ihnen von dieser Seite erzählt hat. Darunter steht, was der Shop aus Ihrer Adresse gemacht hat: Was Sie dort überrascht, überrascht auch im Warenkorb.</p>',
    fr: '<p>Ici, partenaires et développeurs essaient. Mettez quelque chose au panier, allez à la caisse, renvoyez-le. Rien ne quitte la mine, et personne ne paie.</p>',
    ja: '<p>パートナーと開発者のための場所です。カートに入れ、会計に進み、返品してみてください。鉱山からは何も出ませんし、誰も支払いません。</p>',
  },
};
