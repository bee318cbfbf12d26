/** German: the test store. */
export const testStoreTexts: Readonly<Record<string, string>> = {
  'testStore.title': 'Was sich aus Ihrer Anfrage ergab',
  'testStore.locale': 'Gebietsschema',
  'testStore.country': 'Land',
  'testStore.language': 'Sprache',
  'testStore.contentRegion': 'Inhaltsregion',
  'testStore.store': 'Store',
  'testStore.currency': 'Währung',
  'testStore.currencies': 'Währungen des Stores',
  'testStore.checkout': 'Kasse',
  'testStore.none': 'Hier keine',
};
