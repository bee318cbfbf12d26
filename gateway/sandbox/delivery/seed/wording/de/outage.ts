/** The cart screen while the cart cannot be had, in German. */
export const outageTexts = {
  'cart.down': 'Wir können Ihren Warenkorb gerade nicht laden.',
  'cart.downText': 'Ihre Artikel sind gespeichert. Versuchen Sie es gleich noch einmal.',
};
