/** Japanese: narrowing a category, and walking through its pages. */
export const listingTexts: Readonly<Record<string, string>> = {
  'listing.low': '下限',
  'listing.high': '上限',
  'listing.end': '{facet}：{end}',
  'listing.from': '{amount}以上',
  'listing.upTo': '{amount}以下',
  'listing.pageTitle': '{title}（{number}ページ目） | {brand}',
  'listing.earlier': '前の商品を見る',
  'listing.pageEmpty': 'このページには何もありません。',
  'listing.pageEmptyText': '一覧が短くなったのかもしれません。',
  'listing.firstPage': '最初のページへ',
  'listing.without.other': '「{facet}」を外すと{count}点',
};
