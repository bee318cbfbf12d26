/** The cart screen while the cart cannot be had, in Italian. */
export const outageTexts = {
  'cart.down': 'Il tuo carrello non è raggiungibile in questo momento.',
  'cart.downText': 'Non è andato perso nulla: resta com’è finché non riusciamo a riaprirlo.',
};
