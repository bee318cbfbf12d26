/** English words of the cart screen while the cart cannot be had. */
export const outageWording = {
  'cart.down': 'We can’t load your cart right now.',
  'cart.downText': 'Your items are saved. Try again in a moment.',
} as const;
