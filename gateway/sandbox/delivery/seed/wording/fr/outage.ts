/** The cart screen while the cart cannot be had, in French. */
export const outageTexts = {
  'cart.down': 'Votre panier est injoignable pour le moment.',
  'cart.downText': 'Rien n’est perdu : nous le gardons jusqu’à ce que nous puissions le rouvrir.',
};
