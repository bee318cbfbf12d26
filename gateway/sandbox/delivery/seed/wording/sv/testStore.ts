/** Swedish: the test store. */
export const testStoreTexts: Readonly<Record<string, string>> = {
  'testStore.title': 'Vad din förfrågan gav',
  'testStore.locale': 'Språkmiljö',
  'testStore.country': 'Land',
  'testStore.language': 'Språk',
  'testStore.contentRegion': 'Innehållsregion',
  'testStore.store': 'Butik',
  'testStore.currency': 'Valuta',
  'testStore.currencies': 'Butikens valutor',
  'testStore.checkout': 'Kassa',
  'testStore.none': 'Ingen här',
};
