/** Norwegian: combinations of options, what is left of them, and letters when it is back. */
export const stockTexts: Readonly<Record<string, string>> = {
  'stock.required': 'Velg for å legge den i handlekurven: {option}.',
  'stock.impossible': 'lages ikke i {other}',
  'stock.impossibleNote': 'Lages ikke i {other}: {values}. Velger du det, endres de andre valgene dine.',
  'stock.notForSale': 'Ikke tilgjengelig akkurat nå',
  'stock.notForSaleNote': 'Ikke tilgjengelig akkurat nå: {values}.',
  'stock.moved': '{value} lages ikke i {other}; {changes}.',
  'stock.movedChange': '{option} nå {value}',
  'stock.movedBack': 'Tilbake til {values}.',
  'stock.expected': 'Ventes snart. Forhåndsbestill nå.',
  'stock.expectedOn': 'Ventes {date}. Forhåndsbestill nå.',

  'stock.notice.title': 'Vil du ha den når den er tilbake?',
  'stock.notice.email': 'E-post',
  'stock.notice.submit': 'Varsle meg på e-post',
  'stock.notice.submitting': 'Sender …',
  'stock.notice.done': 'Vi sender e-post til {email} når den er tilbake.',
  'stock.notice.change': 'Bruk en annen e-postadresse',
};
