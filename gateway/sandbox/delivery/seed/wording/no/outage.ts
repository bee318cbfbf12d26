/** The cart screen while the cart cannot be had, in Norwegian. */
export const outageTexts = {
  'cart.down': 'Handlekurven din kan ikke nås akkurat nå.',
  'cart.downText': 'Ingenting i den er tapt: den er tatt vare på til vi kan åpne den igjen.',
};
