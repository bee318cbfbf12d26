/** English words of the spots on a banner's picture. */
export const hotspotsWording = {
  'hotspots.label': 'In this picture',
  'hotspots.close': 'Close',
  'hotspots.noPrice': 'Price and stock are unavailable right now.',
} as const;
