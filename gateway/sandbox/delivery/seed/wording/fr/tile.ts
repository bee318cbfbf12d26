/** French: stock on tiles, and rows that move by themselves. */
export const tileTexts: Readonly<Record<string, string>> = {
  'tile.soldOut': 'Épuisé',
  'tile.soldOutIn': 'Épuisé en {color}',
  'tile.low': 'Bientôt épuisé',
  'tile.lowIn': 'Bientôt épuisé en {color}',
  'tile.notSoldIn': 'Pas vendu ici en {color}',

  'swatches.soldOut': '{color}, épuisé',

  'slider.pause': 'Arrêter le défilement',
  'slider.play': 'Reprendre le défilement',
};
