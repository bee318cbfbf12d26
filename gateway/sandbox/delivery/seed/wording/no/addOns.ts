/** Norwegian: add-ons and quick add. */
export const addOnsTexts: Readonly<Record<string, string>> = {
  'addOns.add': 'Legg til',
  'addOns.another': 'Legg til en til',
  'addOns.close': 'Lukk',
  'addOns.done': 'Ferdig',
};
