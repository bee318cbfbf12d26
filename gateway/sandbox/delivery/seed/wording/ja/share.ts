/** Japanese: handing a page on. */
export const shareTexts: Readonly<Record<string, string>> = {
  'share.label': 'シェア',
  'share.open': 'だれかに送る',
  'share.on': '{network}でシェア',
  'share.copy': 'リンクをコピー',
  'share.copied': 'リンクをコピーしました',
  'share.copyFailed': 'コピーできませんでした。アドレスバーからコピーしてください。',
};
