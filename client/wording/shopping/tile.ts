/** The shop's English words: what a tile says of its stock, and the button of a row that moves by itself. */
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
