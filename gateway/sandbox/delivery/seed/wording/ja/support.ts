/** Japanese: the support section. */
export const supportTexts: Readonly<Record<string, string>> = {
  'support.label': 'サポート',
  'support.search': '何をお探しですか',
  'support.find': '検索',
  'support.found.other': '「{query}」の検索結果：{count}件',
  'support.none': '「{query}」に合うものはまだありません',
  'support.noneText': '言葉を減らすと見つかりやすくなります。下から直接お尋ねいただくこともできます。',
  'support.all': 'すべての項目',
  'support.failed': '検索の応答がありませんでした。',
  'support.topics': '項目',
  'support.contact': '人に尋ねる',
  'support.contactText': 'ブリッタかヨーナスが、たいていその日のうちにお返事します。新雪の日は翌日です。',
  'support.contents': 'このページの内容',
  'support.questions': 'よくあるご質問',
  'support.related': '関連する記事',
  'support.products': '一緒に使うもの',
};
