/** Addresses that the server does not follow, in Japanese. */
export const edgeTexts: Readonly<Record<string, string>> = {
  'edge.tooManyRedirects': 'リダイレクトが多すぎます。このアドレスは堂々巡りになるため、追うのをやめました。',
  'edge.browser.title': 'お使いのブラウザの見え方',
  'edge.browser.breakpoint': 'ブレークポイント',
  'edge.browser.kind': '幅',
  'edge.browser.mobile': '1024 px未満',
  'edge.browser.phone': 'スマートフォン',
  'edge.browser.tablet': 'タブレット',
  'edge.browser.wide': '広い画面',
  'edge.browser.connection': '接続',
  'edge.browser.fast': '高速',
  'edge.browser.slow': '低速または不明',
  'edge.browser.dpi': '画像の dpi（1x / 2x）',
};
