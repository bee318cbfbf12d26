/** Norwegian: the test store. */
export const testStoreTexts: Readonly<Record<string, string>> = {
  'testStore.title': 'Hva forespørselen din ga',
  'testStore.locale': 'Språkmiljø',
  'testStore.country': 'Land',
  'testStore.language': 'Språk',
  'testStore.contentRegion': 'Innholdsregion',
  'testStore.store': 'Butikk',
  'testStore.currency': 'Valuta',
  'testStore.currencies': 'Butikkens valutaer',
  'testStore.checkout': 'Kasse',
  'testStore.none': 'Ingen her',
};
