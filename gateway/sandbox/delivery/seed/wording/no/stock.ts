/** Norwegian: combinations of options, what is left of them, and letters when it is back. */
export const stockTexts: Readonly<Record<string, string>> = {
  'stock.required': 'Velg først: {option}. Så kan den legges i handlekurven.',
  'stock.impossible': 'lages ikke i {other}',
  'stock.impossibleNote': 'Lages ikke i {other}: {values}. Velg likevel, så følger resten etter.',
  'stock.notForSale': 'Selges ikke akkurat nå',
  'stock.notForSaleNote': 'Selges ikke akkurat nå: {values}.',
  'stock.moved': '{value} lages ikke i {other}; {changes}.',
  'stock.movedChange': '{option} nå {value}',
  'stock.movedBack': 'Tilbake til {values}.',
  'stock.expected': 'Ventes snart. Din hvis du bestiller på forhånd.',
  'stock.expectedOn': 'Ventes {date}. Din hvis du bestiller på forhånd.',

  'stock.notice.title': 'Skal vi skrive når den er tilbake?',
  'stock.notice.email': 'E-post',
  'stock.notice.submit': 'Skriv til meg',
  'stock.notice.submitting': 'Noterer …',
  'stock.notice.done': 'Vi skriver til {email} når den er tilbake.',
  'stock.notice.change': 'Bruk en annen adresse',
};
