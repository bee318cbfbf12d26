/** Norwegian: stock on tiles, and rows that move by themselves. */
export const tileTexts: Readonly<Record<string, string>> = {
  'tile.soldOut': 'Utsolgt',
  'tile.soldOutIn': 'Utsolgt i {color}',
  'tile.low': 'Få igjen',
  'tile.lowIn': 'Få igjen i {color}',
  'tile.notSoldIn': 'Selges ikke her i {color}',

  'swatches.soldOut': '{color}, utsolgt',

  'slider.pause': 'Stopp bevegelsen',
  'slider.play': 'Fortsett bevegelsen',
};
