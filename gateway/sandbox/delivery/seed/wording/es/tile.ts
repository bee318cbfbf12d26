/** Spanish: stock on tiles, and rows that move by themselves. */
export const tileTexts: Readonly<Record<string, string>> = {
  'tile.soldOut': 'Agotado',
  'tile.soldOutIn': 'Agotado en {color}',
  'tile.low': 'Quedan pocos',
  'tile.lowIn': 'Quedan pocos en {color}',
  'tile.notSoldIn': 'No se vende aquí en {color}',

  'swatches.soldOut': '{color}, agotado',

  'slider.pause': 'Detener el movimiento',
  'slider.play': 'Reanudar el movimiento',
};
