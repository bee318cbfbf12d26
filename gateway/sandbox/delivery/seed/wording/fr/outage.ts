/** The cart screen while the cart cannot be had, in French. */
export const outageTexts = {
  'cart.down': 'Impossible de charger votre panier pour le moment.',
  'cart.downText': 'Vos articles sont enregistrés. Réessayez dans un instant.',
};
