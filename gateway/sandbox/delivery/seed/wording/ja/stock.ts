/** Japanese: combinations of options, what is left of them, and letters when it is back. */
export const stockTexts: Readonly<Record<string, string>> = {
  'stock.required': '{option}を選んでください。そうすればカートに入れられます。',
  'stock.impossible': '{other}ではつくっていません',
  'stock.impossibleNote': '{other}では{values}をつくっていません。選ぶと、ほかの選択が変わります。',
  'stock.notForSale': 'ただいま販売していません',
  'stock.notForSaleNote': 'ただいま販売していません：{values}。',
  'stock.moved': '{other}では{value}をつくっていません。{changes}。',
  'stock.movedChange': '{option}を{value}に変えました',
  'stock.movedBack': '{values}に戻しました。',
  'stock.expected': 'まもなく入荷。予約すれば、あなたのものです。',
  'stock.expectedOn': '{date}入荷予定。予約すれば、あなたのものです。',

  'stock.notice.title': '入荷したらお知らせしましょうか。',
  'stock.notice.email': 'メールアドレス',
  'stock.notice.submit': '知らせてほしい',
  'stock.notice.submitting': '控えています…',
  'stock.notice.done': '入荷したら{email}へお知らせします。',
  'stock.notice.change': '別のアドレスにする',
};
