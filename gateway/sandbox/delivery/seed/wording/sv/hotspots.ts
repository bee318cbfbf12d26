/** Swedish: the spots on a banner's picture. */
export const hotspotsTexts: Readonly<Record<string, string>> = {
  'hotspots.label': 'I bilden',
  'hotspots.close': 'Stäng',
  'hotspots.noPrice': 'Pris och lager går inte att visa just nu.',
};
