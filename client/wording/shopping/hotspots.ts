/** English texts of a banner's hotspots. */
export const hotspotsWording = {
  'hotspots.label': 'In this picture',
  'hotspots.close': 'Close',
  'hotspots.noPrice': 'Price and stock are unavailable right now.',
} as const;
