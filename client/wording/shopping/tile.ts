/** English texts of a tile's stock and of autoplay buttons. */
export const tileWording = {
  'tile.soldOut': 'Sold out',
  'tile.soldOutIn': 'Sold out in {color}',
  'tile.low': 'Low stock',
  'tile.lowIn': 'Low stock in {color}',
  'tile.notSoldIn': 'Unavailable in {color}',

  'swatches.soldOut': '{color}, sold out',

  'slider.pause': 'Pause slides',
  'slider.play': 'Play slides',
} as const;
