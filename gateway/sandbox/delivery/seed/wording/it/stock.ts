/** Italian: combinations of options, what is left of them, and letters when it is back. */
export const stockTexts: Readonly<Record<string, string>> = {
  'stock.required': 'Scegli prima: {option}. Poi può andare nel carrello.',
  'stock.impossible': 'non si fa in {other}',
  'stock.impossibleNote': 'Non si fa in {other}: {values}. Scegli lo stesso, il resto si adegua.',
  'stock.notForSale': 'Al momento non in vendita',
  'stock.notForSaleNote': 'Al momento non in vendita: {values}.',
  'stock.moved': '{value} non si fa in {other}; {changes}.',
  'stock.movedChange': '{option} ora {value}',
  'stock.movedBack': 'Di nuovo {values}.',
  'stock.expected': 'In arrivo. È tuo se lo ordini in anticipo.',
  'stock.expectedOn': 'In arrivo il {date}. È tuo se lo ordini in anticipo.',

  'stock.notice.title': 'Ti scriviamo quando torna?',
  'stock.notice.email': 'E-mail',
  'stock.notice.submit': 'Scrivetemi',
  'stock.notice.submitting': 'Prendiamo nota…',
  'stock.notice.done': 'Scriveremo a {email} quando torna.',
  'stock.notice.change': 'Usa un altro indirizzo',
};
