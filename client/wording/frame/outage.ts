/** English texts of the cart screen while the cart fails to load. */
export const outageWording = {
  'cart.down': 'We can’t load your cart right now.',
  'cart.downText': 'Your items are saved. Try again in a moment.',
} as const;
