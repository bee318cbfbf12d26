/** The cart's English words beyond its lines: drawer, notices, the way to the checkout, and what became of it at sign-in. */
export const cartWording = {
  'cart.drawer.title': 'Your cart',
  'cart.drawer.close': 'Close cart',
  'cart.drawer.goToCart': 'Go to cart',
  'cart.drawer.keepLooking': 'Keep looking',
  'cart.drawer.failed': 'Your cart did not arrive.',
  'cart.updating': 'Working it out…',
  'cart.shipping': 'Shipping, estimated',
  'cart.shipping.free': 'Free',
  'cart.notice.SOLD_OUT': 'Sold out since you added it',
  'cart.notice.NOT_SOLD': 'Not sold here any more',
  'cart.notice.LESS_LEFT': 'Only {number} left',
  'cart.notice.PRICE_UP': 'Costs more than when you added it: it was {price}.',
  'cart.notice.PRICE_DOWN': 'Costs less than when you added it: it was {price}.',
  'cart.notice.takeOut': 'Take it out',
  'cart.notice.reduce': 'Reduce to {number}',
  'cart.checkout': 'Checkout',
  'cart.checkout.EMPTY': 'There is nothing to pay for yet.',
  'cart.checkout.LINES':
    'Something in your cart cannot be bought as it is. Take it out or reduce it to go on.',
  'cart.checkout.NOT_SET_UP': 'The checkout is not open here yet. Your cart is kept.',
  'cart.checkout.down': 'The checkout cannot be reached right now. Your cart is kept.',
  'arrival.cartDROPPED':
    'The cart in this browser belonged to another account. It was emptied, and yours starts afresh.',
  'arrival.cartREASSIGNED': 'Your cart came along. It is charged at your prices now.',
  'arrival.close': 'Close',
} as const;
