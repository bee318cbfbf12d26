/** Japanese: stock on tiles, and rows that move by themselves. */
export const tileTexts: Readonly<Record<string, string>> = {
  'tile.soldOut': '在庫切れ',
  'tile.soldOutIn': '{color}は在庫切れ',
  'tile.low': '残りわずか',
  'tile.lowIn': '{color}は残りわずか',
  'tile.notSoldIn': '{color}はこちらでは取り扱いなし',

  'swatches.soldOut': '{color}、在庫切れ',

  'slider.pause': '自動再生を止める',
  'slider.play': '自動再生を続ける',
};
