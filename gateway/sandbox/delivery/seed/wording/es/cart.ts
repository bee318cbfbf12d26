/** The cart beyond its lines, in Spanish. */
export const cartTexts = {
  'cart.drawer.title': 'Tu carrito',
  'cart.drawer.close': 'Cerrar el carrito',
  'cart.drawer.goToCart': 'Ir al carrito',
  'cart.drawer.keepLooking': 'Seguir comprando',
  'cart.drawer.failed': 'Ahora mismo no podemos cargar tu carrito. Tus artículos están guardados.',
  'cart.updating': 'Actualizando…',
  'cart.shipping': 'Envío estimado',
  'cart.shipping.free': 'Gratis',
  'cart.notice.SOLD_OUT': 'Se ha agotado desde que lo añadiste',
  'cart.notice.NOT_SOLD': 'Ya no se vende aquí',
  'cart.notice.LESS_LEFT': 'Solo quedan {number}',
  'cart.notice.PRICE_UP': 'Ha subido de precio desde que lo añadiste: antes costaba {price}.',
  'cart.notice.PRICE_DOWN': 'Ha bajado de precio desde que lo añadiste: antes costaba {price}.',
  'cart.notice.takeOut': 'Quitar artículo',
  'cart.notice.reduce': 'Reducir a {number}',
  'cart.checkout': 'Ir a pagar',
  'cart.checkout.EMPTY': 'Añade primero un artículo al carrito.',
  'cart.checkout.LINES':
    'Un artículo no está disponible tal como está. Quítalo o reduce la cantidad para continuar.',
  'cart.checkout.NOT_SET_UP': 'Aquí todavía no se puede pagar. Tu carrito queda guardado.',
  'cart.checkout.down':
    'El pago no responde ahora mismo. Tu carrito está guardado. Inténtalo de nuevo en un momento.',
  'arrival.cartDROPPED':
    'El carrito de este navegador era de otra cuenta. Se ha vaciado y el tuyo empieza de nuevo.',
  'arrival.cartREASSIGNED': 'Hemos conservado tu carrito. Ahora se aplican tus precios.',
  'arrival.cartFOUND': 'Aquí está de nuevo el carrito de tu última visita.',
  'arrival.cartMERGED': 'Hemos unido este carrito con el de tu última visita.',
  'arrival.cartPARTLY_MERGED':
    'Hemos unido este carrito con el de tu última visita. Los artículos que ya no están disponibles no se han incluido.',
  'arrival.close': 'Cerrar',
};
