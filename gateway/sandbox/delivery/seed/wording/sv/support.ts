/** Swedish: the support section. */
export const supportTexts: Readonly<Record<string, string>> = {
  'support.label': 'Hjälp',
  'support.search': 'Vad kan vi hjälpa till med?',
  'support.find': 'Sök',
  'support.found.one': '{count} svar på ”{query}”',
  'support.found.other': '{count} svar på ”{query}”',
  'support.none': 'Inget om ”{query}” ännu',
  'support.noneText': 'Färre ord hittar mer. Eller fråga en människa, längre ned.',
  'support.all': 'Alla ämnen',
  'support.failed': 'Sökningen svarade inte.',
  'support.topics': 'Ämnen',
  'support.contact': 'Fråga en människa',
  'support.contactText': 'Britta eller Jonas svarar, oftast samma dag, om det inte har snöat.',
  'support.contents': 'På den här sidan',
  'support.questions': 'Vanliga frågor',
  'support.related': 'Mer om detta',
  'support.products': 'Det som hör till',
};
