/** English words of the spots on a banner's picture. */
export const hotspotsWording = {
  'hotspots.label': 'In this picture',
  'hotspots.close': 'Close',
  'hotspots.noPrice': 'Price and stock are out of reach right now.',
} as const;
