/** Japanese: add-ons and quick add. */
export const addOnsTexts: Readonly<Record<string, string>> = {
  'addOns.add': '追加',
  'addOns.another': 'もう一つ追加',
  'addOns.close': '閉じる',
  'addOns.done': '完了',
};
