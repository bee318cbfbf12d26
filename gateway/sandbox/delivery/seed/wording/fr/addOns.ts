/** French: add-ons and quick add. */
export const addOnsTexts: Readonly<Record<string, string>> = {
  'addOns.add': 'Ajouter',
  'addOns.another': 'En ajouter un autre',
  'addOns.close': 'Fermer',
  'addOns.done': 'Terminé',
};
