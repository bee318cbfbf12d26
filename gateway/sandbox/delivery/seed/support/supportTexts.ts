/** The words of the pages that answer questions. */
import type { PageText } from '../pages/pageTexts.ts';

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
    description: {
      'en-us': 'What we know about you, which is not much, and how to make it less.',
      sv: 'Vad vi vet om dig, vilket inte är mycket, och hur det blir mindre.',
      de: 'Was wir über Sie wissen, was nicht viel ist, und wie es weniger wird.',
      fr: 'Ce que nous savons de vous, c’est-à-dire peu, et comment en savoir moins.',
    },
    html: {
      'en-us':
        '<p>We know what you ordered, where we sent it and how you paid. We need the first two to do it again and the third because the accountant insists. We keep them for as long as the law says and not a winter longer.</p><h2>Cookies</h2><p>One keeps your cart and your login together. Without it the cart would forget you between two pages. A second one tells us that a change came from our own page and not from somebody else’s.</p><h2>Forms</h2><p>Forms with which a script could try passwords or write down strangers’ addresses are protected by reCAPTCHA, a service of Google: signing in, opening or closing an account, changing its e-mail address or password, finding an order, pro codes, and our letters. Its script is fetched when you turn to such a form, not before. From then on Google learns your IP address, what your browser tells about itself and how you move on that page, and may set a cookie of its own. When you send the form we ask Google, with your IP address, whether a person sent it; the answer is a number, which we do not keep. It is for security and for nothing else, so we do not ask first. Google’s <a href="https://policies.google.com/privacy">privacy policy</a> and <a href="https://policies.google.com/terms">terms</a> hold for what it does. If you would rather not, write to us: a person can do for you what a form does.</p><h2>What we do not do</h2><p>We do not sell your address, rent it, or lend it to cousins.</p><h2>Your file</h2><p>Write to <a href="mailto:privacy@skarn.example">privacy@skarn.example</a> to see it, correct it or have it thrown away. It fits on a page.</p>',
      sv: '<p>Vi vet vad du har beställt, vart vi skickade det och hur du betalade. De två första behöver vi för att kunna göra om det, det tredje för att bokföringen kräver det. Vi sparar uppgifterna så länge lagen säger och inte en vinter längre.</p><h2>Kakor</h2><p>En håller ihop varukorgen och din inloggning. Utan den skulle varukorgen glömma dig mellan två sidor. En andra säger oss att en ändring kom från vår egen sida och inte från någon annans.</p><h2>Formulär</h2><p>Formulär där ett skript skulle kunna prova lösenord eller skriva in främlingars adresser skyddas av reCAPTCHA, en tjänst från Google: att logga in, öppna eller avsluta ett konto, byta e-postadress eller lösenord, hitta en beställning, proffskoder och våra brev. Skriptet hämtas när du börjar med ett sådant formulär, inte tidigare. Från och med då får Google veta din IP-adress, vad din webbläsare berättar om sig själv och hur du rör dig på sidan, och kan sätta en egen kaka. När du skickar formuläret frågar vi Google, med din IP-adress, om en människa skickade det; svaret är ett tal, som vi inte sparar. Det är till för säkerheten och inget annat, så vi frågar inte först. För det som Google gör gäller Googles <a href="https://policies.google.com/privacy">integritetspolicy</a> och <a href="https://policies.google.com/terms">villkor</a>. Vill du hellre slippa, skriv till oss: en människa kan göra det som formuläret gör.</p><h2>Vad vi inte gör</h2><p>Vi säljer inte din adress, hyr inte ut den och lånar inte ut den till kusiner.</p><h2>Dina uppgifter</h2><p>Skriv till <a href="mailto:privacy@skarn.example">privacy@skarn.example</a> för att se dem, rätta dem eller få dem kastade. De får plats på en sida.</p>',
      de: '<p>Wir wissen, was Sie bestellt haben, wohin wir es geschickt haben und wie Sie bezahlt haben. Die ersten beiden brauchen wir, um es wieder zu tun, das dritte, weil die Buchhaltung darauf besteht. Wir behalten es so lange, wie das Gesetz es sagt, und keinen Winter länger.</p><h2>Cookies</h2><p>Eines hält Ihren Warenkorb und Ihre Anmeldung zusammen. Ohne es vergäße der Warenkorb Sie zwischen zwei Seiten. Ein zweites sagt uns, dass eine Änderung von unserer eigenen Seite kam und nicht von einer fremden.</p><h2>Formulare</h2><p>Formulare, mit denen ein Skript Passwörter ausprobieren oder fremde Adressen eintragen könnte, sind durch reCAPTCHA geschützt, einen Dienst von Google: Anmelden, ein Konto eröffnen oder schließen, dessen E-Mail-Adresse oder Passwort ändern, eine Bestellung finden, Pro-Codes und unsere Briefe. Das Skript wird geladen, wenn Sie sich einem solchen Formular zuwenden, nicht vorher. Von da an erfährt Google Ihre IP-Adresse, was Ihr Browser über sich sagt und wie Sie sich auf der Seite bewegen, und kann ein eigenes Cookie setzen. Wenn Sie das Formular absenden, fragen wir Google mit Ihrer IP-Adresse, ob ein Mensch es gesendet hat; die Antwort ist eine Zahl, die wir nicht aufbewahren. Es dient der Sicherheit und sonst nichts; darum fragen wir nicht vorher. Für das, was Google tut, gelten dessen <a href="https://policies.google.com/privacy">Datenschutzerklärung</a> und <a href="https://policies.google.com/terms">Nutzungsbedingungen</a>. Wenn Sie das lieber nicht möchten, schreiben Sie uns: Was ein Formular tut, kann auch ein Mensch für Sie tun.</p><h2>Was wir nicht tun</h2><p>Wir verkaufen Ihre Adresse nicht, vermieten sie nicht und leihen sie keinen Vettern.</p><h2>Ihre Daten</h2><p>Schreiben Sie an <a href="mailto:privacy@skarn.example">privacy@skarn.example</a>, um sie zu sehen, zu berichtigen oder wegwerfen zu lassen. Sie passen auf eine Seite.</p>',
      fr: '<p>Nous savons ce que vous avez commandé, où nous l’avons envoyé et comment vous avez payé. Les deux premiers nous servent à recommencer, le troisième à contenter la comptabilité. Nous les gardons aussi longtemps que la loi le dit et pas un hiver de plus.</p><h2>Cookies</h2><p>L’un relie votre panier et votre connexion. Sans lui, le panier vous oublierait d’une page à l’autre. Un second nous dit qu’un changement vient de notre propre page et non de celle d’autrui.</p><h2>Formulaires</h2><p>Les formulaires avec lesquels un script pourrait essayer des mots de passe ou inscrire l’adresse d’inconnus sont protégés par reCAPTCHA, un service de Google : se connecter, ouvrir ou fermer un compte, en changer l’adresse e-mail ou le mot de passe, retrouver une commande, les codes pro et nos lettres. Son script est chargé lorsque vous commencez un tel formulaire, pas avant. Dès lors, Google apprend votre adresse IP, ce que votre navigateur dit de lui-même et la façon dont vous parcourez cette page, et peut déposer son propre cookie. Quand vous envoyez le formulaire, nous demandons à Google, avec votre adresse IP, si une personne l’a envoyé ; la réponse est un nombre, que nous ne gardons pas. Cela sert à la sécurité et à rien d’autre : nous ne demandons donc pas avant. Pour ce que fait Google valent ses <a href="https://policies.google.com/privacy">règles de confidentialité</a> et ses <a href="https://policies.google.com/terms">conditions</a>. Si vous préférez vous en passer, écrivez-nous : une personne peut faire pour vous ce que fait un formulaire.</p><h2>Ce que nous ne faisons pas</h2><p>Nous ne vendons pas votre adresse, ne la louons pas et ne la prêtons pas à des cousins.</p><h2>Votre dossier</h2><p>Écrivez à <a href="mailto:privacy@skarn.example">privacy@skarn.example</a> pour le voir, le corriger ou le faire jeter. Il tient sur une page.</p>',
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
