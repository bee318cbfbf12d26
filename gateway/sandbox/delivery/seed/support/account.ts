/** Support, account and pro programme. */
import type { SupportText } from './supportText.ts';

export const accountTexts: readonly SupportText[] = [
  {
    key: 'account-and-password',
    topic: 'account',
    title: {
      'en-us': 'Your account and password',
      de: 'Ihr Konto und Passwort',
      fr: 'Votre compte et le mot de passe',
      ja: 'アカウントとパスワード',
    },
    summary: {
      'en-us': 'What it is good for, and what to do when the password is gone.',
      de: 'Wozu es gut ist, und was zu tun ist, wenn das Passwort weg ist.',
      fr: 'À quoi il sert, et que faire quand le mot de passe est perdu.',
      ja: 'できることと、パスワードをお忘れのとき。',
    },
    body: {
      'en-us':
        '<p>You can order without one. With {screen:/account|an account} you see your orders, keep addresses, and need not type them again.</p><h2>Password forgotten</h2><p>Choose “Forgot your password?” where you sign in. A letter with a link comes to your address. The link lasts for a while, like the letter says. If no letter comes, the address may be another one than you think.</p><h2>Changing something</h2><p>Name, e-mail address and password are in {screen:/account/profile|your profile}. For the last two we ask for the password you have.</p><h2>Deleting it</h2><p>At the bottom of the profile. Orders stay with the accountant for as long as the law says; everything else goes.</p>',
      de: '<p>Bestellen geht auch ohne. Mit {screen:/account|Konto} sehen Sie Ihre Bestellungen, behalten Adressen und müssen sie nicht noch einmal tippen.</p><h2>Passwort vergessen</h2><p>Wählen Sie beim Anmelden „Passwort vergessen?“. Ein Brief mit einem Link kommt an Ihre Adresse. Der Link hält eine Weile, wie im Brief steht. Kommt keiner, ist es vielleicht eine andere Adresse, als Sie denken.</p><h2>Etwas ändern</h2><p>Name, E-Mail-Adresse und Passwort stehen in {screen:/account/profile|Ihrem Profil}. Für die letzten beiden fragen wir nach dem jetzigen Passwort.</p><h2>Konto löschen</h2><p>Ganz unten im Profil. Bestellungen bleiben bei der Buchhaltung, solange das Gesetz es will; alles andere geht.</p>',
      fr: '<p>On peut commander sans. Avec {screen:/account|un compte}, vous voyez vos commandes et gardez vos adresses.</p><h2>Mot de passe oublié</h2><p>Choisissez « Mot de passe oublié ? » à la connexion. Une lettre avec un lien arrive à votre adresse.</p><h2>Modifier</h2><p>Le nom, l’e-mail et le mot de passe sont dans {screen:/account/profile|votre profil}.</p><h2>Supprimer le compte</h2><p>Tout en bas du profil.</p>',
      ja: '<p>アカウントがなくてもご注文いただけます。{screen:/account|アカウント}があれば、ご注文の確認と住所の保存ができます。</p><h2>パスワードをお忘れのとき</h2><p>ログインの画面で「パスワードをお忘れですか」を選んでください。リンクを記したメールをお送りします。</p><h2>変更</h2><p>お名前、メールアドレス、パスワードは{screen:/account/profile|プロフィール}にあります。</p><h2>アカウントの削除</h2><p>プロフィールのいちばん下にあります。</p>',
    },
    keywords: {
      'en-us': ['login', 'log in', 'sign in', 'forgot password', 'reset', 'email address', 'delete account'],
      de: ['anmelden', 'Login', 'Passwort vergessen', 'zurücksetzen', 'E-Mail ändern', 'Konto löschen'],
      fr: ['connexion', 'mot de passe oublié', 'réinitialiser', 'supprimer'],
      ja: ['ログイン', 'パスワード', '忘れた', '登録', '退会'],
    },
  },
  {
    key: 'paying',
    topic: 'account',
    title: { 'en-us': 'Paying, prices and taxes', de: 'Bezahlen, Preise und Steuern' },
    summary: {
      'en-us': 'In the currency of your store, with the taxes that its law wants.',
      de: 'In der Währung Ihres Ladens, mit den Steuern, die sein Recht verlangt.',
    },
    body: {
      'en-us':
        '<h2>How to pay</h2><p>By card, at the checkout. The card’s numbers go to the payment service and never pass through the mine; it is dusty here.</p><h2>Prices</h2><p>In Europe prices contain the tax. In the United States and Canada it is added at the checkout, by the address. Sale prices hold until the end of the sale or of the pile.</p><h2>Invoices</h2><p>Come with the confirmation. If a company should stand on it, write the company into the address before you pay.</p>',
      de: '<h2>Wie bezahlen</h2><p>Mit Karte, an der Kasse. Die Kartennummer geht an den Zahlungsdienst und kommt nie durch die Grube; hier ist es staubig.</p><h2>Preise</h2><p>In Europa enthalten Preise die Steuer. In den USA und Kanada kommt sie an der Kasse dazu, je nach Adresse. Reduzierte Preise gelten bis zum Ende der Aktion oder des Stapels.</p><h2>Rechnungen</h2><p>Kommen mit der Bestätigung. Soll eine Firma darauf stehen, gehört sie vor dem Bezahlen in die Adresse.</p>',
    },
    keywords: {
      'en-us': ['payment', 'credit card', 'invoice', 'vat', 'sales tax', 'currency', 'receipt'],
      de: ['Zahlung', 'Kreditkarte', 'Rechnung', 'Mehrwertsteuer', 'MwSt', 'Währung'],
    },
  },
  {
    key: 'pro-prices',
    topic: 'account',
    title: { 'en-us': 'Pro prices and codes', de: 'Pro-Preise und Codes' },
    summary: {
      'en-us': 'Where the code goes, why it may not work, and how the year is counted.',
      de: 'Wohin der Code kommt, warum er vielleicht nicht geht, und wie das Jahr zählt.',
    },
    body: {
      'en-us':
        '<p>What the program is stands on {page:pro|its own page}. This is for when it does not work.</p><h2>Entering the code</h2><p>{screen:/pro/create|With a new account}, or {screen:/pro/signup|in the one you have}. Capitals and hyphens do not matter.</p><h2>It says that the code is not valid</h2><ul><li>It was used. Each works once.</li><li>It has run out. The date is on the letter; a new season, a new letter.</li><li>It is for another region. An American code does not work in the European shop.</li></ul><h2>The limit of the year</h2><p>Your account shows what is left. Returns count back as soon as the box is on the bench. Sale tags are not shown to pros; the pro price is already below them.</p>',
      de: '<p>Was das Programm ist, steht auf {page:pro|seiner eigenen Seite}. Hier geht es darum, wenn es nicht geht.</p><h2>Code eingeben</h2><p>{screen:/pro/create|Mit einem neuen Konto} oder {screen:/pro/signup|in dem, das Sie haben}. Großbuchstaben und Bindestriche sind egal.</p><h2>Der Code ist angeblich ungültig</h2><ul><li>Er wurde benutzt. Jeder gilt einmal.</li><li>Er ist abgelaufen. Das Datum steht im Brief; neue Saison, neuer Brief.</li><li>Er ist für eine andere Region. Ein amerikanischer Code gilt im europäischen Laden nicht.</li></ul><h2>Das Limit im Jahr</h2><p>Ihr Konto zeigt, was übrig ist. Rückgaben zählen zurück, sobald die Schachtel auf der Werkbank liegt. Rabattschilder sehen Pros nicht; der Pro-Preis liegt schon darunter.</p>',
    },
    keywords: {
      'en-us': ['pro deal', 'discount', 'instructor', 'code invalid', 'spend limit', 'psia'],
      de: ['Rabatt', 'Skilehrer', 'Code ungültig', 'Limit', 'Prodeal'],
    },
  },
  {
    key: 'back-in-stock-letters',
    topic: 'account',
    title: { 'en-us': 'When something is sold out', de: 'Wenn etwas ausverkauft ist' },
    summary: {
      'en-us': 'One letter when it is back, and none after that.',
      de: 'Ein Brief, wenn es wieder da ist, danach keiner mehr.',
    },
    body: {
      'en-us':
        '<p>Choose the size that is gone and leave an address. When the next pile comes out of the press you get one letter, in the order in which people asked. The address is then forgotten.</p><h2>How many there will be</h2><p>As many as the planks allow. When a color is gone for good the page says so and offers what is closest.</p><h2>Reserving</h2><p>We do not put things aside by letter. The cart does not either: what lies in it is yours when it is paid.</p>',
      de: '<p>Wählen Sie die Größe, die fehlt, und hinterlassen Sie eine Adresse. Kommt der nächste Stapel aus der Presse, bekommen Sie einen Brief, in der Reihenfolge, in der gefragt wurde. Danach ist die Adresse vergessen.</p><h2>Wie viele es werden</h2><p>So viele, wie die Bretter hergeben. Ist eine Farbe endgültig weg, sagt es die Seite und zeigt, was am nächsten kommt.</p><h2>Zurücklegen</h2><p>Brieflich legen wir nichts zurück. Der Warenkorb auch nicht: Was darin liegt, gehört Ihnen, wenn es bezahlt ist.</p>',
    },
    keywords: {
      'en-us': ['sold out', 'notify me', 'restock', 'waiting list', 'reserve'],
      de: ['ausverkauft', 'benachrichtigen', 'wieder verfügbar', 'reservieren', 'Warteliste'],
    },
  },
];
