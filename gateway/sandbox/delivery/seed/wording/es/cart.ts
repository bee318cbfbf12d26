/** The cart beyond its lines, in Spanish. */
export const cartTexts = {
  'cart.drawer.title': 'Tu carrito',
  'cart.drawer.close': 'Cerrar el carrito',
  'cart.drawer.goToCart': 'Ir al carrito',
  'cart.drawer.keepLooking': 'Seguir mirando',
  'cart.drawer.failed': 'Ahora mismo no se puede llegar a tu carrito. No se ha perdido nada.',
  'cart.updating': 'Calculando…',
  'cart.shipping': 'Envío, estimado',
  'cart.shipping.free': 'Gratis',
  'cart.notice.SOLD_OUT': 'Se ha agotado desde que lo añadiste',
  'cart.notice.NOT_SOLD': 'Ya no se vende aquí',
  'cart.notice.LESS_LEFT': 'Solo quedan {number}',
  'cart.notice.PRICE_UP': 'Cuesta más que cuando lo añadiste: era {price}.',
  'cart.notice.PRICE_DOWN': 'Cuesta menos que cuando lo añadiste: era {price}.',
  'cart.notice.takeOut': 'Sacarlo',
  'cart.notice.reduce': 'Reducir a {number}',
  'cart.checkout': 'Ir a pagar',
  'cart.checkout.EMPTY': 'Todavía no hay nada que pagar.',
  'cart.checkout.LINES':
    'Algo en tu carrito no se puede comprar tal como está. Sácalo o redúcelo y el camino queda libre.',
  'cart.checkout.NOT_SET_UP': 'Aquí todavía no se puede pagar. Tu carrito se conserva.',
  'cart.checkout.down': 'Ahora mismo no se puede llegar al pago. Tu carrito se conserva.',
  'arrival.cartDROPPED':
    'El carrito de este navegador era de otra cuenta. Se ha vaciado y el tuyo empieza de nuevo.',
  'arrival.cartREASSIGNED': 'Tu carrito ha venido contigo. Ahora valen tus precios.',
  'arrival.cartFOUND': 'Aquí está de nuevo el carrito de tu última visita.',
  'arrival.cartMERGED': 'Hemos unido este carrito con el de tu última visita.',
  'arrival.cartPARTLY_MERGED':
    'Hemos unido este carrito con el de tu última visita. Los artículos que ya no están disponibles no se han incluido.',
  'arrival.close': 'Cerrar',
};
