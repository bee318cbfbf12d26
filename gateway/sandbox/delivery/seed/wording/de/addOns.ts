/** German: add-ons and quick add. */
export const addOnsTexts: Readonly<Record<string, string>> = {
  'addOns.add': 'Hinzufügen',
  'addOns.another': 'Noch eins hinzufügen',
  'addOns.close': 'Schließen',
  'addOns.done': 'Fertig',
};
