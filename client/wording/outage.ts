/** English words of the cart screen while the cart cannot be had. */
export const outageWording = {
  'cart.down': 'Your cart cannot be reached right now.',
  'cart.downText': 'Nothing in it is lost: it is kept until we can open it again.',
} as const;
