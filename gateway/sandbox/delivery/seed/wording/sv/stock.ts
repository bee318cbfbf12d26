/** Swedish: combinations of options, what is left of them, and letters when it is back. */
export const stockTexts: Readonly<Record<string, string>> = {
  'stock.required': 'Välj för att lägga den i varukorgen: {option}.',
  'stock.impossible': 'görs inte i {other}',
  'stock.impossibleNote': 'Görs inte i {other}: {values}. Väljer du det ändras dina andra val.',
  'stock.notForSale': 'Inte tillgänglig just nu',
  'stock.notForSaleNote': 'Inte tillgänglig just nu: {values}.',
  'stock.moved': '{value} görs inte i {other}; {changes}.',
  'stock.movedChange': '{option} nu {value}',
  'stock.movedBack': 'Tillbaka till {values}.',
  'stock.expected': 'Väntas snart. Förbeställ nu.',
  'stock.expectedOn': 'Väntas {date}. Förbeställ nu.',

  'stock.notice.title': 'Vill du ha den när den är tillbaka?',
  'stock.notice.email': 'E-post',
  'stock.notice.submit': 'Mejla mig när den är tillbaka',
  'stock.notice.submitting': 'Skickar …',
  'stock.notice.done': 'Vi mejlar {email} när den är tillbaka.',
  'stock.notice.change': 'Använd en annan e-postadress',
};
