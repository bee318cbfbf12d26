/** The cart beyond its lines, in Swedish. */
export const cartTexts = {
  'cart.drawer.title': 'Din varukorg',
  'cart.drawer.close': 'Stäng varukorgen',
  'cart.drawer.goToCart': 'Till varukorgen',
  'cart.drawer.keepLooking': 'Fortsätt titta',
  'cart.drawer.failed': 'Din varukorg går inte att nå just nu. Inget i den har gått förlorat.',
  'cart.updating': 'Räknar…',
  'cart.shipping': 'Frakt, uppskattad',
  'cart.shipping.free': 'Fri',
  'cart.notice.SOLD_OUT': 'Slutsåld sedan du lade den här',
  'cart.notice.NOT_SOLD': 'Säljs inte här längre',
  'cart.notice.LESS_LEFT': 'Bara {number} kvar',
  'cart.notice.PRICE_UP': 'Kostar mer än när du lade den här: det var {price}.',
  'cart.notice.PRICE_DOWN': 'Kostar mindre än när du lade den här: det var {price}.',
  'cart.notice.takeOut': 'Ta ur den',
  'cart.notice.reduce': 'Minska till {number}',
  'cart.checkout': 'Till kassan',
  'cart.checkout.EMPTY': 'Det finns inget att betala för än.',
  'cart.checkout.LINES':
    'Något i din varukorg går inte att köpa som det är. Ta ur det eller minska antalet, så är vägen fri.',
  'cart.checkout.NOT_SET_UP': 'Kassan är inte öppen här än. Din varukorg finns kvar.',
  'cart.checkout.down': 'Kassan går inte att nå just nu. Din varukorg finns kvar.',
  'arrival.cartDROPPED':
    'Varukorgen i den här webbläsaren hörde till ett annat konto. Den tömdes, och din börjar om.',
  'arrival.cartREASSIGNED': 'Din varukorg följde med. Nu gäller dina priser.',
  'arrival.cartFOUND': 'Varukorgen från ditt senaste besök är tillbaka.',
  'arrival.cartMERGED': 'Vi har slagit ihop den här varukorgen med den från ditt senaste besök.',
  'arrival.cartPARTLY_MERGED':
    'Vi har slagit ihop den här varukorgen med den från ditt senaste besök. Varor som inte längre finns kom inte med.',
  'arrival.close': 'Stäng',
};
