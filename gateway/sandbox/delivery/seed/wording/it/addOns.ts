/** Italian: add-ons and quick add. */
export const addOnsTexts: Readonly<Record<string, string>> = {
  'addOns.add': 'Aggiungi',
  'addOns.another': 'Aggiungine un altro',
  'addOns.close': 'Chiudi',
  'addOns.done': 'Fatto',
};
