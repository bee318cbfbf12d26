/** German: stock on tiles, and rows that move by themselves. */
export const tileTexts: Readonly<Record<string, string>> = {
  'tile.soldOut': 'Ausverkauft',
  'tile.soldOutIn': 'Ausverkauft in {color}',
  'tile.low': 'Nur noch wenige',
  'tile.lowIn': 'Nur noch wenige in {color}',
  'tile.notSoldIn': 'Hier nicht erhältlich in {color}',

  'swatches.soldOut': '{color}, ausverkauft',

  'slider.pause': 'Bewegung anhalten',
  'slider.play': 'Bewegung fortsetzen',
};
