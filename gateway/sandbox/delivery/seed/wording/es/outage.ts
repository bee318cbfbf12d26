/** The cart screen while the cart cannot be had, in Spanish. */
export const outageTexts = {
  'cart.down': 'Ahora mismo no podemos cargar tu carrito.',
  'cart.downText': 'Tus artículos están guardados. Inténtalo de nuevo en un momento.',
};
