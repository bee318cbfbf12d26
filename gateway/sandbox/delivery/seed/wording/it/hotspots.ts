/** Italian: the spots on a banner's picture. */
export const hotspotsTexts: Readonly<Record<string, string>> = {
  'hotspots.label': 'In questa immagine',
  'hotspots.close': 'Chiudi',
  'hotspots.noPrice': 'Prezzo e disponibilità non si possono mostrare in questo momento.',
};
