/** The cart beyond its lines, in Italian. */
export const cartTexts = {
  'cart.drawer.title': 'Il tuo carrello',
  'cart.drawer.close': 'Chiudi il carrello',
  'cart.drawer.goToCart': 'Vai al carrello',
  'cart.drawer.keepLooking': 'Continua a guardare',
  'cart.drawer.failed': 'Il tuo carrello non è raggiungibile in questo momento. Non è andato perso nulla.',
  'cart.updating': 'Calcolo in corso…',
  'cart.shipping': 'Spedizione, stima',
  'cart.shipping.free': 'Gratuita',
  'cart.notice.SOLD_OUT': 'Esaurito da quando l’hai aggiunto',
  'cart.notice.NOT_SOLD': 'Qui non è più in vendita',
  'cart.notice.LESS_LEFT': 'Ne restano solo {number}',
  'cart.notice.PRICE_UP': 'Costa più di quando l’hai aggiunto: era {price}.',
  'cart.notice.PRICE_DOWN': 'Costa meno di quando l’hai aggiunto: era {price}.',
  'cart.notice.takeOut': 'Toglilo',
  'cart.notice.reduce': 'Riduci a {number}',
  'cart.checkout': 'Alla cassa',
  'cart.checkout.EMPTY': 'Non c’è ancora nulla da pagare.',
  'cart.checkout.LINES':
    'Qualcosa nel carrello non si può acquistare così com’è. Toglilo o riducilo e la via è libera.',
  'cart.checkout.NOT_SET_UP': 'Qui la cassa non è ancora aperta. Il tuo carrello resta.',
  'cart.checkout.down': 'La cassa non è raggiungibile in questo momento. Il tuo carrello resta.',
  'arrival.cartDROPPED':
    'Il carrello in questo browser apparteneva a un altro account. È stato svuotato e il tuo riparte da zero.',
  'arrival.cartREASSIGNED': 'Il tuo carrello è venuto con te. Ora valgono i tuoi prezzi.',
  'arrival.cartFOUND': 'Il carrello della tua ultima visita è di nuovo qui.',
  'arrival.cartMERGED': 'Abbiamo unito questo carrello a quello della tua ultima visita.',
  'arrival.cartPARTLY_MERGED':
    'Abbiamo unito questo carrello a quello della tua ultima visita. Gli articoli non più disponibili non sono stati inclusi.',
  'arrival.close': 'Chiudi',
};
