/** German: the spots on a banner's picture. */
export const hotspotsTexts: Readonly<Record<string, string>> = {
  'hotspots.label': 'In diesem Bild',
  'hotspots.close': 'Schließen',
  'hotspots.noPrice': 'Preis und Bestand sind gerade nicht verfügbar.',
};
