/** German: the support section. */
export const supportTexts: Readonly<Record<string, string>> = {
  'support.label': 'Hilfe',
  'support.search': 'Wobei können wir helfen?',
  'support.find': 'Suchen',
  'support.found.one': '{count} Antwort zu „{query}“',
  'support.found.other': '{count} Antworten zu „{query}“',
  'support.none': 'Noch nichts zu „{query}“',
  'support.noneText': 'Versuchen Sie es mit weniger Wörtern. Oder fragen Sie unten einen Menschen.',
  'support.all': 'Alle Themen',
  'support.failed': 'Die Suche ist nicht verfügbar.',
  'support.topics': 'Themen',
  'support.contact': 'Einen Menschen fragen',
  'support.contactText': 'Britta oder Jonas antwortet, meist am selben Tag, außer es hat geschneit.',
  'support.contents': 'Auf dieser Seite',
  'support.questions': 'Häufige Fragen',
  'support.related': 'Mehr dazu',
  'support.products': 'Passende Produkte',
};
