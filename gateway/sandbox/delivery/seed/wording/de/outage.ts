/** The cart screen while the cart cannot be had, in German. */
export const outageTexts = {
  'cart.down': 'Ihr Warenkorb ist gerade nicht erreichbar.',
  'cart.downText': 'Darin geht nichts verloren: Er bleibt erhalten, bis wir ihn wieder öffnen können.',
};
