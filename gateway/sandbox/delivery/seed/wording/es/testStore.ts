/** Spanish: the test store. */
export const testStoreTexts: Readonly<Record<string, string>> = {
  'testStore.title': 'En qué se convirtió tu solicitud',
  'testStore.locale': 'Configuración regional',
  'testStore.country': 'País',
  'testStore.language': 'Idioma',
  'testStore.contentRegion': 'Región de contenido',
  'testStore.store': 'Tienda',
  'testStore.currency': 'Moneda',
  'testStore.currencies': 'Monedas de la tienda',
  'testStore.checkout': 'Caja',
  'testStore.none': 'Ninguna aquí',
};
