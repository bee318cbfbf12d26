/** Swedish: add-ons and quick add. */
export const addOnsTexts: Readonly<Record<string, string>> = {
  'addOns.add': 'Lägg till',
  'addOns.another': 'Lägg till en till',
  'addOns.close': 'Stäng',
  'addOns.done': 'Klar',
};
