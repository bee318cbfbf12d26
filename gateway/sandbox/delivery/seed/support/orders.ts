/** Support, orders and delivery. */
import type { SupportText } from './supportText.ts';

export const orderTexts: readonly SupportText[] = [
  {
    key: 'shipping',
    topic: 'orders',
    title: {
      'en-us': 'Shipping: how, how long, how much',
      de: 'Versand: wie, wie lange, wie viel',
      fr: 'Livraison : comment, quand, combien',
      ja: '配送の方法、日数、送料',
    },
    summary: {
      'en-us': 'What is ordered before noon leaves the mine the same day, on the truck at three.',
      de: 'Was vor zwölf bestellt ist, verlässt die Grube am selben Tag, mit dem Laster um drei.',
      fr: 'Ce qui est commandé avant midi quitte la mine le jour même, par le camion de trois heures.',
      ja: '正午までのご注文は、その日の三時のトラックで鉱山を出ます。',
    },
    body: {
      'en-us':
        '<h2>When it leaves</h2><p>Orders placed before noon leave the same day, Monday to Friday. What comes later goes the next working day. Skis travel in a long box, everything else in a short one. The box is brown and has been used before if we could help it.</p><h2>How long it takes</h2><table><thead><tr><th scope="col">To</th><th scope="col">Working days</th></tr></thead><tbody><tr><th scope="row">United States</th><td>3 to 6</td></tr><tr><th scope="row">Canada</th><td>4 to 8</td></tr><tr><th scope="row">Germany, Austria, Netherlands</th><td>2 to 4</td></tr><tr><th scope="row">France, Italy, Spain</th><td>3 to 5</td></tr></tbody></table><p>Snow on the road adds a day. We do not mind, and neither will you once you are on it.</p><h2>What it costs</h2><p>Above a certain sum shipping is free. The cart knows the sum and tells you how far away you are. Below it, the cart shows the price before you pay, not after.</p>',
      de: '<h2>Wann es losgeht</h2><p>Was montags bis freitags vor zwölf bestellt ist, geht am selben Tag. Was später kommt, am nächsten Werktag. Ski reisen in einer langen Schachtel, alles andere in einer kurzen. Die Schachtel ist braun und war, wenn möglich, schon einmal unterwegs.</p><h2>Wie lange es dauert</h2><table><thead><tr><th scope="col">Nach</th><th scope="col">Werktage</th></tr></thead><tbody><tr><th scope="row">Deutschland, Österreich, Niederlande</th><td>2 bis 4</td></tr><tr><th scope="row">Frankreich, Italien, Spanien</th><td>3 bis 5</td></tr></tbody></table><p>Schnee auf der Straße kostet einen Tag. Uns stört das nicht, und Sie auch nicht, sobald Sie darauf stehen.</p><h2>Was es kostet</h2><p>Ab einem gewissen Betrag ist der Versand frei. Der Warenkorb kennt den Betrag und sagt, was noch fehlt. Darunter zeigt er den Preis vor dem Bezahlen, nicht danach.</p>',
      fr: '<h2>Le départ</h2><p>Ce qui est commandé avant midi, du lundi au vendredi, part le jour même ; le reste, le jour ouvré suivant. Les skis voyagent dans un long carton, le reste dans un court. Le carton est brun et a déjà servi quand nous avons pu.</p><h2>Le délai</h2><p>Trois à cinq jours ouvrés en France. La neige sur la route en ajoute un.</p><h2>Le prix</h2><p>Au-delà d’une certaine somme la livraison est offerte. Le panier connaît cette somme et vous dit ce qu’il manque. En dessous, il montre le prix avant le paiement, pas après.</p>',
      ja: '<h2>発送</h2><p>平日正午までのご注文は当日、それ以降は翌営業日に発送します。スキーは長い箱、そのほかは短い箱で旅をします。箱は茶色で、できるかぎり一度使われたものです。</p><h2>送料</h2><p>一定の金額を超えると送料は無料です。いくらかはカートが知っていて、あといくらかも教えてくれます。</p><h2>まだお届けできない地域</h2><p>カートのない地域には、ここからの販売をまだ行っていません。表示の価格は、お近くの店での目安です。</p>',
    },
    faq: [
      {
        question: {
          'en-us': 'Do you deliver on Saturdays?',
          de: 'Liefern Sie samstags?',
          fr: 'Livrez-vous le samedi ?',
          ja: '土曜日に届きますか。',
        },
        answer: {
          'en-us':
            '<p>We do not send on Saturdays. Whether the parcel service brings on Saturdays is between it and your street.</p>',
          de: '<p>Wir versenden samstags nicht. Ob der Paketdienst samstags bringt, machen er und Ihre Straße unter sich aus.</p>',
          fr: '<p>Nous n’expédions pas le samedi. Que le transporteur livre le samedi dépend de lui, et de votre rue.</p>',
          ja: '<p>土曜日の発送はありません。土曜日に届くかどうかは、配送会社とお住まいの通り次第です。</p>',
        },
      },
      {
        question: {
          'en-us': 'Can it go to a hotel or a parcel locker?',
          de: 'Geht es auch ins Hotel oder in eine Packstation?',
        },
        answer: {
          'en-us':
            '<p>To a hotel, yes: put its name into the second line of the address and tell the desk. Skis do not fit into lockers. We measured.</p>',
          de: '<p>Ins Hotel ja: Der Name gehört in die zweite Adresszeile, und die Rezeption sollte davon wissen. Ski passen in keine Packstation. Wir haben nachgemessen.</p>',
        },
      },
    ],
    keywords: {
      'en-us': ['delivery', 'delivery time', 'postage', 'free shipping', 'parcel', 'courier', 'express'],
      de: ['Lieferung', 'Lieferzeit', 'Porto', 'Versandkosten', 'Paket', 'kostenloser Versand'],
      fr: ['expédition', 'frais de port', 'colis', 'délai'],
      ja: ['送料', '配達', 'お届け', '発送', '荷物', '日数'],
    },
  },
  {
    key: 'order-status',
    topic: 'orders',
    title: { 'en-us': 'Where your order is', de: 'Wo Ihre Bestellung ist' },
    summary: {
      'en-us': 'Look it up by number and e-mail address, with or without an account.',
      de: 'Mit Nummer und E-Mail-Adresse nachsehen, mit Konto oder ohne.',
    },
    body: {
      'en-us':
        '<p>Go to {screen:/order-status|order status}, enter the order number and the e-mail address you gave us. If you have an account, {screen:/account/orders|your orders} are there already, with the parcel’s own number as soon as the truck has left.</p><h2>What the words mean</h2><dl><dt>Pending</dt><dd>We have the order and are waiting for the bank.</dd><dt>Awaiting shipment</dt><dd>It is in a box. The box is waiting for three o’clock.</dd><dt>Shipped</dt><dd>It is on the road. From here on the parcel service knows more than we do.</dd></dl><h2>When nothing moves</h2><p>If the tracking has said the same thing for four working days, write to us with the order number. We call the parcel service; they pick up when it is us.</p>',
      de: '<p>Unter {screen:/order-status|Bestellung ansehen} genügen die Bestellnummer und die E-Mail-Adresse, die Sie angegeben haben. Mit Konto stehen {screen:/account/orders|Ihre Bestellungen} schon da, mit der Paketnummer, sobald der Laster weg ist.</p><h2>Was die Wörter heißen</h2><dl><dt>In Bearbeitung</dt><dd>Wir haben die Bestellung und warten auf die Bank.</dd><dt>Wartet auf Versand</dt><dd>Sie liegt in der Schachtel. Die Schachtel wartet auf drei Uhr.</dd><dt>Versandt</dt><dd>Sie ist unterwegs. Ab hier weiß der Paketdienst mehr als wir.</dd></dl><h2>Wenn sich nichts rührt</h2><p>Steht vier Werktage lang dasselbe in der Sendungsverfolgung, schreiben Sie uns mit der Bestellnummer. Wir rufen beim Paketdienst an; bei uns gehen sie ans Telefon.</p>',
    },
    faq: [
      {
        question: {
          'en-us': 'I did not get a confirmation. Did it work?',
          de: 'Ich habe keine Bestätigung bekommen. Hat es geklappt?',
        },
        answer: {
          'en-us':
            '<p>Look in the folder for junk first; we have nothing to hide, but filters think so. If it is not there either, write to us with the address you ordered with.</p>',
          de: '<p>Sehen Sie zuerst im Spam nach; wir haben nichts zu verbergen, aber Filter glauben das. Ist dort auch nichts, schreiben Sie uns mit der Adresse, mit der Sie bestellt haben.</p>',
        },
      },
    ],
    keywords: {
      'en-us': ['tracking', 'track', 'order number', 'parcel', 'where is my order', 'late', 'confirmation'],
      de: ['Sendungsverfolgung', 'Sendungsnummer', 'Bestellnummer', 'Paket', 'verspätet', 'Bestätigung'],
    },
  },
  {
    key: 'change-an-order',
    topic: 'orders',
    title: { 'en-us': 'Changing or cancelling an order', de: 'Bestellung ändern oder stornieren' },
    summary: {
      'en-us': 'Possible until the box is closed, which is at half past two.',
      de: 'Möglich, bis die Schachtel zu ist, also bis halb drei.',
    },
    body: {
      'en-us':
        '<p>Write to us as soon as you notice, with the order number in the subject. Until half past two on the day it ships we can still open the box: another size, another colour, another address, or nothing at all.</p><h2>Too late</h2><p>Once the truck has left, the order comes to you first and back to us afterwards. See {article:returns|sending something back}. A parcel that is refused at the door also finds its way home, but takes the scenic route.</p><h2>Your money</h2><p>A cancelled order was never charged, only reserved. Banks give the reservation back within a few days. They could do it faster; ask them.</p>',
      de: '<p>Schreiben Sie uns, sobald Sie es merken, mit der Bestellnummer im Betreff. Bis halb drei am Versandtag geht die Schachtel noch einmal auf: andere Größe, andere Farbe, andere Adresse oder gar nichts.</p><h2>Zu spät</h2><p>Ist der Laster weg, kommt die Bestellung erst zu Ihnen und dann zu uns zurück. Siehe {article:returns|etwas zurückschicken}. Auch ein Paket, das an der Tür abgelehnt wird, findet heim, nimmt aber die Panoramastraße.</p><h2>Ihr Geld</h2><p>Eine stornierte Bestellung wurde nie abgebucht, nur vorgemerkt. Banken geben die Vormerkung nach ein paar Tagen frei. Sie könnten es schneller; fragen Sie sie.</p>',
    },
    keywords: {
      'en-us': ['cancel', 'change address', 'wrong size', 'wrong address', 'edit order'],
      de: ['stornieren', 'Adresse ändern', 'falsche Größe', 'Bestellung ändern', 'widerrufen'],
    },
  },
  {
    key: 'where-we-deliver',
    topic: 'orders',
    title: { 'en-us': 'Where we deliver', de: 'Wohin wir liefern' },
    summary: {
      'en-us': 'To three regions from here. To the rest of the world by way of a shop near you.',
      de: 'Von hier aus in drei Regionen. In den Rest der Welt über einen Laden in Ihrer Nähe.',
    },
    body: {
      'en-us':
        '<p>From our own shop to the United States, Canada, Germany, Austria, the Netherlands, France, Italy and Spain. Each region has its own stock, its own prices and its own cart.</p><h2>Where we do not ship yet</h2><p>If there is no cart on your pages we cannot sell to you from here. The price shown is the one a shop near you should ask. Write to us and we tell you which shop that is; there are not many, and we know them all by name.</p><h2>Moving between regions</h2><p>You can {screen:/country|change the country} at any time. What is in the cart of one region stays there and waits.</p>',
      de: '<p>Aus unserem eigenen Laden in die USA, nach Kanada, Deutschland, Österreich, in die Niederlande, nach Frankreich, Italien und Spanien. Jede Region hat ihr eigenes Lager, ihre eigenen Preise und ihren eigenen Warenkorb.</p><h2>Wohin wir noch nicht liefern</h2><p>Wo kein Warenkorb ist, können wir von hier aus nichts verkaufen. Der Preis ist der, den ein Laden in Ihrer Nähe verlangen sollte. Schreiben Sie uns, welcher das ist, sagen wir Ihnen; es sind nicht viele, und wir kennen alle beim Namen.</p><h2>Von Region zu Region</h2><p>Das {screen:/country|Land} lässt sich jederzeit wechseln. Was im Warenkorb der einen Region liegt, bleibt dort und wartet.</p>',
    },
    keywords: {
      'en-us': ['countries', 'international', 'ship to', 'abroad', 'customs', 'region'],
      de: ['Länder', 'Ausland', 'Schweiz', 'Zoll', 'Lieferländer', 'Region'],
    },
  },
];
