/** The cart screen while the cart cannot be had, in Swedish. */
export const outageTexts = {
  'cart.down': 'Din varukorg går inte att nå just nu.',
  'cart.downText': 'Inget i den har gått förlorat: den finns kvar tills vi kan öppna den igen.',
};
