/** The cart screen while the cart cannot be had, in Swedish. */
export const outageTexts = {
  'cart.down': 'Din varukorg går inte att ladda just nu.',
  'cart.downText': 'Dina varor är sparade. Försök igen om en stund.',
};
