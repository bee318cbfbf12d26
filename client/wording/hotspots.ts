/** English words of the spots on a banner's picture. */
export const hotspotsWording = {
  'hotspots.label': 'In this picture',
  'hotspots.close': 'Close',
  'hotspots.noPrice': 'Price and stock aren’t available right now.',
} as const;
