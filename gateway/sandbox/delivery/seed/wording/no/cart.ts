/** The cart beyond its lines, in Norwegian. */
export const cartTexts = {
  'cart.drawer.title': 'Handlekurven din',
  'cart.drawer.close': 'Lukk handlekurven',
  'cart.drawer.goToCart': 'Til handlekurven',
  'cart.drawer.keepLooking': 'Fortsett å handle',
  'cart.drawer.failed': 'Handlekurven din kan ikke lastes akkurat nå. Varene dine er lagret.',
  'cart.updating': 'Oppdaterer …',
  'cart.shipping': 'Beregnet frakt',
  'cart.shipping.free': 'Gratis',
  'cart.notice.SOLD_OUT': 'Utsolgt siden du la den i kurven',
  'cart.notice.NOT_SOLD': 'Selges ikke her lenger',
  'cart.notice.LESS_LEFT': 'Bare {number} igjen',
  'cart.notice.PRICE_UP': 'Prisen har gått opp siden du la den i kurven: den var {price}.',
  'cart.notice.PRICE_DOWN': 'Prisen har gått ned siden du la den i kurven: den var {price}.',
  'cart.notice.takeOut': 'Fjern varen',
  'cart.notice.reduce': 'Reduser til {number}',
  'cart.checkout': 'Til kassen',
  'cart.checkout.EMPTY': 'Legg noe i handlekurven først.',
  'cart.checkout.LINES':
    'En vare kan ikke kjøpes slik den er. Fjern den eller reduser antallet for å fortsette.',
  'cart.checkout.NOT_SET_UP': 'Kassen er ikke åpen her ennå. Handlekurven din er lagret.',
  'cart.checkout.down':
    'Kassen svarer ikke akkurat nå. Handlekurven din er lagret. Prøv igjen om et øyeblikk.',
  'arrival.cartDROPPED':
    'Handlekurven i denne nettleseren tilhørte en annen konto. Den ble tømt, og din begynner på nytt.',
  'arrival.cartREASSIGNED': 'Vi beholdt handlekurven din. Nå gjelder dine priser.',
  'arrival.cartFOUND': 'Handlekurven fra forrige besøk er tilbake.',
  'arrival.cartMERGED': 'Vi har slått sammen denne handlekurven med den fra forrige besøk.',
  'arrival.cartPARTLY_MERGED':
    'Vi har slått sammen denne handlekurven med den fra forrige besøk. Varer som ikke lenger er tilgjengelige, ble ikke med.',
  'arrival.close': 'Lukk',
};
