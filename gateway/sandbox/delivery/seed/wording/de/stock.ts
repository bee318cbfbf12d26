/** German: combinations of options, what is left of them, and letters when it is back. */
export const stockTexts: Readonly<Record<string, string>> = {
  'stock.required': 'Bitte wählen, um es in den Warenkorb zu legen: {option}.',
  'stock.impossible': 'nicht in {other}',
  'stock.impossibleNote':
    'Nicht in {other}: {values}. Wählen Sie trotzdem, und Ihre übrige Auswahl ändert sich.',
  'stock.notForSale': 'Derzeit nicht verfügbar',
  'stock.notForSaleNote': 'Derzeit nicht verfügbar: {values}.',
  'stock.moved': '{value} gibt es nicht in {other}; {changes}.',
  'stock.movedChange': '{option} jetzt {value}',
  'stock.movedBack': 'Wieder {values}.',
  'stock.expected': 'Kommt bald. Jetzt vorbestellen.',
  'stock.expectedOn': 'Kommt am {date}. Jetzt vorbestellen.',

  'stock.notice.title': 'Wieder auf Lager? Wir sagen Bescheid.',
  'stock.notice.email': 'E-Mail',
  'stock.notice.submit': 'Per E-Mail benachrichtigen',
  'stock.notice.submitting': 'Wird gesendet …',
  'stock.notice.done': 'Wir schreiben an {email}, sobald es wieder auf Lager ist.',
  'stock.notice.change': 'Andere E-Mail-Adresse verwenden',
};
