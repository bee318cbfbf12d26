/** Italian: combinations of options, what is left of them, and letters when it is back. */
export const stockTexts: Readonly<Record<string, string>> = {
  'stock.required': 'Per aggiungerlo al carrello, scegli: {option}.',
  'stock.impossible': 'non si fa in {other}',
  'stock.impossibleNote': 'Non si fa in {other}: {values}. Se lo scegli, cambiano le altre opzioni.',
  'stock.notForSale': 'Al momento non disponibile',
  'stock.notForSaleNote': 'Al momento non disponibile: {values}.',
  'stock.moved': '{value} non si fa in {other}; {changes}.',
  'stock.movedChange': '{option} ora {value}',
  'stock.movedBack': 'Di nuovo {values}.',
  'stock.expected': 'In arrivo. Preordinalo ora.',
  'stock.expectedOn': 'In arrivo il {date}. Preordinalo ora.',

  'stock.notice.title': 'Lo vuoi quando torna?',
  'stock.notice.email': 'E-mail',
  'stock.notice.submit': 'Avvisami via e-mail',
  'stock.notice.submitting': 'Invio…',
  'stock.notice.done': 'Invieremo un’e-mail a {email} quando torna.',
  'stock.notice.change': 'Usa un’altra e-mail',
};
