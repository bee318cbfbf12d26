/** The cart beyond its lines, in Norwegian. */
export const cartTexts = {
  'cart.drawer.title': 'Handlekurven din',
  'cart.drawer.close': 'Lukk handlekurven',
  'cart.drawer.goToCart': 'Til handlekurven',
  'cart.drawer.keepLooking': 'Se videre',
  'cart.drawer.failed': 'Handlekurven din kan ikke nås akkurat nå. Ingenting i den er tapt.',
  'cart.updating': 'Regner…',
  'cart.shipping': 'Frakt, anslått',
  'cart.shipping.free': 'Gratis',
  'cart.notice.SOLD_OUT': 'Utsolgt siden du la den i kurven',
  'cart.notice.NOT_SOLD': 'Selges ikke her lenger',
  'cart.notice.LESS_LEFT': 'Bare {number} igjen',
  'cart.notice.PRICE_UP': 'Koster mer enn da du la den i kurven: den kostet {price}.',
  'cart.notice.PRICE_DOWN': 'Koster mindre enn da du la den i kurven: den kostet {price}.',
  'cart.notice.takeOut': 'Ta den ut',
  'cart.notice.reduce': 'Reduser til {number}',
  'cart.checkout': 'Til kassen',
  'cart.checkout.EMPTY': 'Det er ingenting å betale for ennå.',
  'cart.checkout.LINES':
    'Noe i handlekurven kan ikke kjøpes slik det er. Ta det ut eller reduser antallet, så er veien fri.',
  'cart.checkout.NOT_SET_UP': 'Kassen er ikke åpen her ennå. Handlekurven din er tatt vare på.',
  'cart.checkout.down': 'Kassen kan ikke nås akkurat nå. Handlekurven din er tatt vare på.',
  'arrival.cartDROPPED':
    'Handlekurven i denne nettleseren tilhørte en annen konto. Den ble tømt, og din begynner på nytt.',
  'arrival.cartREASSIGNED': 'Handlekurven ble med deg. Nå gjelder dine priser.',
  'arrival.cartFOUND': 'Handlekurven fra forrige besøk er tilbake.',
  'arrival.cartMERGED': 'Vi har slått sammen denne handlekurven med den fra forrige besøk.',
  'arrival.cartPARTLY_MERGED':
    'Vi har slått sammen denne handlekurven med den fra forrige besøk. Varer som ikke lenger er tilgjengelige, ble ikke med.',
  'arrival.close': 'Lukk',
};
