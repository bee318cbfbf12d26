/** Japanese: the blog. */
export const blogTexts: Readonly<Record<string, string>> = {
  'blog.all': 'すべて',
  'blog.categories': 'カテゴリー',
  'blog.readingTime': '{number}分',
  'blog.newer': '新しいものを表示',
  'blog.shownAnnouncement': '{total}件中{shown}件を表示',
  'blog.moreFailed': '続きを読み込めませんでした。もう一度お試しください。',
  'blog.empty': '記事はまだありません。',
  'blog.emptyText': 'だれかが帳面と鉛筆を持っています。しばらくかかるかもしれません。',
  'blog.products': 'この話に出てくるもの',
  'blog.readNext': '続けて読む',
  'blog.title': 'ジャーナル',
  'blog.description': 'プレス場で、雪の上で、そこへ向かう道で起きたこと。その場にいた人が書いています。',
};
