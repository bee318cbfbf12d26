/** The cart beyond its lines, in German. */
export const cartTexts = {
  'cart.drawer.title': 'Ihr Warenkorb',
  'cart.drawer.close': 'Warenkorb schließen',
  'cart.drawer.goToCart': 'Zum Warenkorb',
  'cart.drawer.keepLooking': 'Weiter stöbern',
  'cart.drawer.failed': 'Ihr Warenkorb ist gerade nicht erreichbar. Darin geht nichts verloren.',
  'cart.updating': 'Wird berechnet…',
  'cart.shipping': 'Versand, geschätzt',
  'cart.shipping.free': 'Kostenlos',
  'cart.notice.SOLD_OUT': 'Inzwischen ausverkauft',
  'cart.notice.NOT_SOLD': 'Hier nicht mehr erhältlich',
  'cart.notice.LESS_LEFT': 'Nur noch {number} da',
  'cart.notice.PRICE_UP': 'Teurer als beim Hineinlegen: vorher {price}.',
  'cart.notice.PRICE_DOWN': 'Günstiger als beim Hineinlegen: vorher {price}.',
  'cart.notice.takeOut': 'Herausnehmen',
  'cart.notice.reduce': 'Auf {number} verringern',
  'cart.checkout': 'Zur Kasse',
  'cart.checkout.EMPTY': 'Noch gibt es nichts zu bezahlen.',
  'cart.checkout.LINES':
    'Etwas in Ihrem Warenkorb ist so nicht erhältlich. Nehmen Sie es heraus oder verringern Sie die Menge, dann ist der Weg frei.',
  'cart.checkout.NOT_SET_UP': 'Die Kasse ist hier noch nicht geöffnet. Ihr Warenkorb bleibt erhalten.',
  'cart.checkout.down': 'Die Kasse ist gerade nicht erreichbar. Ihr Warenkorb bleibt erhalten.',
  'arrival.cartDROPPED':
    'Der Warenkorb in diesem Browser gehörte zu einem anderen Konto. Er wurde geleert, Ihrer beginnt neu.',
  'arrival.cartREASSIGNED': 'Ihr Warenkorb ist mitgekommen. Jetzt gelten Ihre Preise.',
  'arrival.cartFOUND': 'Ihr Warenkorb vom letzten Besuch ist wieder da.',
  'arrival.cartMERGED': 'Wir haben diesen Warenkorb mit dem von Ihrem letzten Besuch zusammengelegt.',
  'arrival.cartPARTLY_MERGED':
    'Wir haben diesen Warenkorb mit dem von Ihrem letzten Besuch zusammengelegt. Was nicht mehr erhältlich ist, fehlt.',
  'arrival.close': 'Schließen',
};
