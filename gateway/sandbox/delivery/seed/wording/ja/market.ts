/** Japanese: countries, languages and the suggestion of a market. */
export const marketTexts: Readonly<Record<string, string>> = {
  'market.heading': '国と言語',
  'market.pageTitle': '国と言語 | {brand}',
  'market.intro':
    '価格、配送、取り扱い商品は国によって異なります。カートは、商品を入れた国のショップにそのまま残ります。',
  'market.description':
    '国と言語をお選びください。{brand}のオンラインショップがある国、通貨、お問い合わせ先をご案内します。',
  'market.here': '現在の国と言語',
  'market.contact': 'この国のお問い合わせ先',
  'market.shop': 'オンラインショップ（{currency}）',
  'market.noShop': 'オンラインショップはまだありません（{currency}）',
  'market.noPriceText': 'お住まいの国にはまだオンラインショップがありません。',
  'market.change': '国と言語を変更',
  'market.arrival.CATEGORY': 'この国では販売していません。「{title}」を開きます。',
  'market.arrival.HOME': 'この国にはないページです。ホームを開きます。',
  'market.shelf.americas': '北米',
  'market.shelf.europe': 'ヨーロッパ',
  'market.shelf.pacific': 'アジア太平洋',
  'market.shelf.elsewhere': 'その他の地域',
  'market.control': '国と言語：{country}、{language}。変更する',
  'market.current': '{country} · {language}',
  'market.close': '国と言語の一覧を閉じる',
  'market.loading': '国の一覧を読み込んでいます',
  'market.failed': '国の一覧を読み込めませんでした。',
  'market.openPage': 'ページとして開く',
};
