/** Spanish: the spots on a banner's picture. */
export const hotspotsTexts: Readonly<Record<string, string>> = {
  'hotspots.label': 'En esta imagen',
  'hotspots.close': 'Cerrar',
  'hotspots.noPrice': 'Ahora mismo no podemos mostrar precio ni existencias.',
};
