/** Norwegian: the spots on a banner's picture. */
export const hotspotsTexts: Readonly<Record<string, string>> = {
  'hotspots.label': 'I dette bildet',
  'hotspots.close': 'Lukk',
  'hotspots.noPrice': 'Pris og lagerstatus kan ikke vises akkurat nå.',
};
