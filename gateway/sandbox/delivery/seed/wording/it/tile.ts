/** Italian: stock on tiles, and rows that move by themselves. */
export const tileTexts: Readonly<Record<string, string>> = {
  'tile.soldOut': 'Esaurito',
  'tile.soldOutIn': 'Esaurito in {color}',
  'tile.low': 'Ultimi pezzi',
  'tile.lowIn': 'Ultimi pezzi in {color}',
  'tile.notSoldIn': 'Non in vendita qui in {color}',

  'swatches.soldOut': '{color}, esaurito',

  'slider.pause': 'Ferma lo scorrimento',
  'slider.play': 'Riprendi lo scorrimento',
};
