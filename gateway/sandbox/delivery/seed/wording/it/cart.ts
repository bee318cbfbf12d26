/** The cart beyond its lines, in Italian. */
export const cartTexts = {
  'cart.drawer.title': 'Il tuo carrello',
  'cart.drawer.close': 'Chiudi il carrello',
  'cart.drawer.goToCart': 'Vai al carrello',
  'cart.drawer.keepLooking': 'Continua gli acquisti',
  'cart.drawer.failed': 'Al momento non riusciamo a caricare il tuo carrello. I tuoi articoli sono salvati.',
  'cart.updating': 'Aggiornamento…',
  'cart.shipping': 'Spedizione stimata',
  'cart.shipping.free': 'Gratuita',
  'cart.notice.SOLD_OUT': 'Esaurito da quando l’hai aggiunto',
  'cart.notice.NOT_SOLD': 'Qui non è più in vendita',
  'cart.notice.LESS_LEFT': 'Ne restano solo {number}',
  'cart.notice.PRICE_UP': 'Prezzo aumentato da quando l’hai aggiunto: era {price}.',
  'cart.notice.PRICE_DOWN': 'Prezzo diminuito da quando l’hai aggiunto: era {price}.',
  'cart.notice.takeOut': 'Rimuovi articolo',
  'cart.notice.reduce': 'Riduci a {number}',
  'cart.checkout': 'Alla cassa',
  'cart.checkout.EMPTY': 'Aggiungi prima un articolo al carrello.',
  'cart.checkout.LINES':
    'Un articolo non è disponibile così com’è. Rimuovilo o riduci la quantità per continuare.',
  'cart.checkout.NOT_SET_UP': 'Qui non è ancora possibile pagare. Il tuo carrello è salvato.',
  'cart.checkout.down': 'La cassa non risponde. Il tuo carrello è salvato. Riprova fra un momento.',
  'arrival.cartDROPPED':
    'Il carrello in questo browser apparteneva a un altro account. È stato svuotato e il tuo riparte da zero.',
  'arrival.cartREASSIGNED': 'Il tuo carrello è conservato. Ora valgono i tuoi prezzi.',
  'arrival.cartFOUND': 'Il carrello della tua ultima visita è di nuovo qui.',
  'arrival.cartMERGED': 'Abbiamo unito questo carrello a quello della tua ultima visita.',
  'arrival.cartPARTLY_MERGED':
    'Abbiamo unito questo carrello a quello della tua ultima visita. Gli articoli non più disponibili non sono stati inclusi.',
  'arrival.close': 'Chiudi',
};
