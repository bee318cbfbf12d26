/** French: the spots on a banner's picture. */
export const hotspotsTexts: Readonly<Record<string, string>> = {
  'hotspots.label': 'Dans cette image',
  'hotspots.close': 'Fermer',
  'hotspots.noPrice': 'Prix et stock sont indisponibles pour le moment.',
};
