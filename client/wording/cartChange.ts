/** The English words of wherever something is taken out of the cart. */
export const cartChangeWording = {
  'cart.remove': 'Remove',
  'cart.removed': '{title} removed.',
  'cart.changeFailed': 'That did not reach the shop; the cart is as it was.',
} as const;
