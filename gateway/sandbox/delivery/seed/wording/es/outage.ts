/** The cart screen while the cart cannot be had, in Spanish. */
export const outageTexts = {
  'cart.down': 'Ahora mismo no se puede llegar a tu carrito.',
  'cart.downText': 'No se ha perdido nada: se conserva hasta que podamos abrirlo de nuevo.',
};
