/** Spanish: add-ons and quick add. */
export const addOnsTexts: Readonly<Record<string, string>> = {
  'addOns.add': 'Añadir',
  'addOns.another': 'Añadir otro',
  'addOns.close': 'Cerrar',
  'addOns.done': 'Listo',
};
