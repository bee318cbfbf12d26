/** The cart beyond its lines, in Swedish. */
export const cartTexts = {
  'cart.drawer.title': 'Din varukorg',
  'cart.drawer.close': 'Stäng varukorgen',
  'cart.drawer.goToCart': 'Till varukorgen',
  'cart.drawer.keepLooking': 'Fortsätt handla',
  'cart.drawer.failed': 'Din varukorg går inte att ladda just nu. Dina varor är sparade.',
  'cart.updating': 'Uppdaterar …',
  'cart.shipping': 'Beräknad frakt',
  'cart.shipping.free': 'Fri',
  'cart.notice.SOLD_OUT': 'Slutsåld sedan du lade den här',
  'cart.notice.NOT_SOLD': 'Säljs inte här längre',
  'cart.notice.LESS_LEFT': 'Bara {number} kvar',
  'cart.notice.PRICE_UP': 'Priset har höjts sedan du lade den här: det var {price}.',
  'cart.notice.PRICE_DOWN': 'Priset har sänkts sedan du lade den här: det var {price}.',
  'cart.notice.takeOut': 'Ta bort varan',
  'cart.notice.reduce': 'Minska till {number}',
  'cart.checkout': 'Till kassan',
  'cart.checkout.EMPTY': 'Lägg något i varukorgen först.',
  'cart.checkout.LINES':
    'En vara går inte att köpa som den är. Ta bort den eller minska antalet för att fortsätta.',
  'cart.checkout.NOT_SET_UP': 'Kassan är inte öppen här än. Din varukorg är sparad.',
  'cart.checkout.down': 'Kassan svarar inte just nu. Din varukorg är sparad. Försök igen om en stund.',
  'arrival.cartDROPPED':
    'Varukorgen i den här webbläsaren hörde till ett annat konto. Den tömdes, och din börjar om.',
  'arrival.cartREASSIGNED': 'Din varukorg är kvar. Nu gäller dina priser.',
  'arrival.cartFOUND': 'Varukorgen från ditt senaste besök är tillbaka.',
  'arrival.cartMERGED': 'Vi har slagit ihop den här varukorgen med den från ditt senaste besök.',
  'arrival.cartPARTLY_MERGED':
    'Vi har slagit ihop den här varukorgen med den från ditt senaste besök. Varor som inte längre finns kom inte med.',
  'arrival.close': 'Stäng',
};
