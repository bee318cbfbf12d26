/** The cart beyond its lines, in German. */
export const cartTexts = {
  'cart.drawer.title': 'Ihr Warenkorb',
  'cart.drawer.close': 'Warenkorb schließen',
  'cart.drawer.goToCart': 'Zum Warenkorb',
  'cart.drawer.keepLooking': 'Weiter einkaufen',
  'cart.drawer.failed': 'Wir können Ihren Warenkorb gerade nicht laden. Ihre Artikel sind gespeichert.',
  'cart.updating': 'Wird aktualisiert …',
  'cart.shipping': 'Versand (geschätzt)',
  'cart.shipping.free': 'Kostenlos',
  'cart.notice.SOLD_OUT': 'Inzwischen ausverkauft',
  'cart.notice.NOT_SOLD': 'Hier nicht mehr erhältlich',
  'cart.notice.LESS_LEFT': 'Nur noch {number} da',
  'cart.notice.PRICE_UP': 'Preis gestiegen: vorher {price}.',
  'cart.notice.PRICE_DOWN': 'Preis gesunken: vorher {price}.',
  'cart.notice.takeOut': 'Artikel entfernen',
  'cart.notice.reduce': 'Auf {number} verringern',
  'cart.checkout': 'Zur Kasse',
  'cart.checkout.EMPTY': 'Legen Sie zuerst etwas in den Warenkorb.',
  'cart.checkout.LINES':
    'Ein Artikel ist so nicht verfügbar. Entfernen Sie ihn oder verringern Sie die Menge, um fortzufahren.',
  'cart.checkout.NOT_SET_UP': 'Die Kasse ist hier noch nicht verfügbar. Ihr Warenkorb bleibt gespeichert.',
  'cart.checkout.down':
    'Die Kasse ist gerade nicht erreichbar. Ihr Warenkorb bleibt gespeichert. Versuchen Sie es gleich noch einmal.',
  'arrival.cartDROPPED':
    'Der Warenkorb in diesem Browser gehörte zu einem anderen Konto. Wir haben ihn geleert; Sie beginnen mit einem neuen.',
  'arrival.cartREASSIGNED': 'Ihr Warenkorb bleibt erhalten. Jetzt gelten Ihre Preise.',
  'arrival.cartFOUND': 'Ihr Warenkorb vom letzten Besuch ist wieder da.',
  'arrival.cartMERGED': 'Wir haben diesen Warenkorb mit dem von Ihrem letzten Besuch zusammengelegt.',
  'arrival.cartPARTLY_MERGED':
    'Wir haben diesen Warenkorb mit dem von Ihrem letzten Besuch zusammengelegt. Was nicht mehr erhältlich ist, fehlt.',
  'arrival.close': 'Schließen',
};
