/** English texts of removing items from the cart. */
export const cartChangeWording = {
  'cart.remove': 'Remove',
  'cart.removed': '{title} removed.',
  'cart.changeFailed': 'Your cart couldn’t be updated. Try again.',
} as const;
