/** Italian: the test store. */
export const testStoreTexts: Readonly<Record<string, string>> = {
  'testStore.title': 'Che cosa è risultato dalla tua richiesta',
  'testStore.locale': 'Impostazioni locali',
  'testStore.country': 'Paese',
  'testStore.language': 'Lingua',
  'testStore.contentRegion': 'Area dei contenuti',
  'testStore.store': 'Negozio',
  'testStore.currency': 'Valuta',
  'testStore.currencies': 'Valute del negozio',
  'testStore.checkout': 'Cassa',
  'testStore.none': 'Nessuno qui',
};
