/** The cart screen while the cart cannot be had, in Norwegian. */
export const outageTexts = {
  'cart.down': 'Handlekurven din kan ikke lastes akkurat nå.',
  'cart.downText': 'Varene dine er lagret. Prøv igjen om et øyeblikk.',
};
