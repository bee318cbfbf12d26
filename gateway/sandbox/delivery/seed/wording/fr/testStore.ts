/** French: the test store. */
export const testStoreTexts: Readonly<Record<string, string>> = {
  'testStore.title': 'Ce que votre demande a donné',
  'testStore.locale': 'Paramètres régionaux',
  'testStore.country': 'Pays',
  'testStore.language': 'Langue',
  'testStore.contentRegion': 'Région de contenu',
  'testStore.store': 'Boutique',
  'testStore.currency': 'Devise',
  'testStore.currencies': 'Devises de la boutique',
  'testStore.checkout': 'Caisse',
  'testStore.none': 'Aucune ici',
};
