/** Japanese: combinations of options, what is left of them, and letters when it is back. */
export const stockTexts: Readonly<Record<string, string>> = {
  'stock.required': 'カートに入れるには、{option}を選んでください。',
  'stock.impossible': '{other}ではつくっていません',
  'stock.impossibleNote': '{other}では{values}をつくっていません。選ぶと、ほかの選択が変わります。',
  'stock.notForSale': 'ただいま販売していません',
  'stock.notForSaleNote': 'ただいま販売していません：{values}。',
  'stock.moved': '{other}では{value}をつくっていません。{changes}。',
  'stock.movedChange': '{option}を{value}に変えました',
  'stock.movedBack': '{values}に戻しました。',
  'stock.expected': 'まもなく入荷。今すぐご予約いただけます。',
  'stock.expectedOn': '{date}入荷予定。今すぐご予約いただけます。',

  'stock.notice.title': '再入荷のお知らせ',
  'stock.notice.email': 'メールアドレス',
  'stock.notice.submit': '入荷したらメールで知らせる',
  'stock.notice.submitting': '送信しています…',
  'stock.notice.done': '入荷したら{email}へお知らせします。',
  'stock.notice.change': '別のメールアドレスを使う',
};
