/** Swedish: stock on tiles, and rows that move by themselves. */
export const tileTexts: Readonly<Record<string, string>> = {
  'tile.soldOut': 'Slutsåld',
  'tile.soldOutIn': 'Slutsåld i {color}',
  'tile.low': 'Få kvar',
  'tile.lowIn': 'Få kvar i {color}',
  'tile.notSoldIn': 'Säljs inte här i {color}',

  'swatches.soldOut': '{color}, slutsåld',

  'slider.pause': 'Stoppa rörelsen',
  'slider.play': 'Fortsätt rörelsen',
};
