/** Swedish: combinations of options, what is left of them, and letters when it is back. */
export const stockTexts: Readonly<Record<string, string>> = {
  'stock.required': 'Välj först: {option}. Sedan kan den läggas i varukorgen.',
  'stock.impossible': 'görs inte i {other}',
  'stock.impossibleNote': 'Görs inte i {other}: {values}. Välj ändå, så följer resten med.',
  'stock.notForSale': 'Säljs inte just nu',
  'stock.notForSaleNote': 'Säljs inte just nu: {values}.',
  'stock.moved': '{value} görs inte i {other}; {changes}.',
  'stock.movedChange': '{option} nu {value}',
  'stock.movedBack': 'Tillbaka till {values}.',
  'stock.expected': 'Väntas snart. Din om du beställer i förväg.',
  'stock.expectedOn': 'Väntas {date}. Din om du beställer i förväg.',

  'stock.notice.title': 'Ska vi skriva när den är tillbaka?',
  'stock.notice.email': 'E-post',
  'stock.notice.submit': 'Skriv till mig',
  'stock.notice.submitting': 'Noterar…',
  'stock.notice.done': 'Vi skriver till {email} när den är tillbaka.',
  'stock.notice.change': 'Ta en annan adress',
};
