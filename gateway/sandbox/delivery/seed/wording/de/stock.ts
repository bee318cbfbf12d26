/** German: combinations of options, what is left of them, and letters when it is back. */
export const stockTexts: Readonly<Record<string, string>> = {
  'stock.required': 'Bitte erst wählen: {option}. Dann kann es in den Warenkorb.',
  'stock.impossible': 'nicht in {other}',
  'stock.impossibleNote':
    'Nicht in {other}: {values}. Wählen Sie trotzdem, und der Rest richtet sich danach.',
  'stock.notForSale': 'Zurzeit nicht zu kaufen',
  'stock.notForSaleNote': 'Zurzeit nicht zu kaufen: {values}.',
  'stock.moved': '{value} gibt es nicht in {other}; {changes}.',
  'stock.movedChange': '{option} jetzt {value}',
  'stock.movedBack': 'Wieder {values}.',
  'stock.expected': 'Kommt bald. Vorbestellt gehört es Ihnen.',
  'stock.expectedOn': 'Kommt am {date}. Vorbestellt gehört es Ihnen.',

  'stock.notice.title': 'Sollen wir schreiben, wenn es wieder da ist?',
  'stock.notice.email': 'E-Mail',
  'stock.notice.submit': 'Bitte schreiben',
  'stock.notice.submitting': 'Wird notiert …',
  'stock.notice.done': 'Wir schreiben an {email}, wenn es wieder da ist.',
  'stock.notice.change': 'Andere Adresse nehmen',
};
