/** Japanese: the test store. */
export const testStoreTexts: Readonly<Record<string, string>> = {
  'testStore.title': 'リクエストの解決結果',
  'testStore.locale': 'ロケール',
  'testStore.country': '国',
  'testStore.language': '言語',
  'testStore.contentRegion': 'コンテンツ地域',
  'testStore.store': 'ストア',
  'testStore.currency': '通貨',
  'testStore.currencies': 'ストアの通貨',
  'testStore.checkout': 'チェックアウト',
  'testStore.none': 'ここにはありません',
};
