/** The cart screen while the cart cannot be had, in Italian. */
export const outageTexts = {
  'cart.down': 'Al momento non riusciamo a caricare il tuo carrello.',
  'cart.downText': 'I tuoi articoli sono salvati. Riprova fra un momento.',
};
