/** Norwegian: the support section. */
export const supportTexts: Readonly<Record<string, string>> = {
  'support.label': 'Hjelp',
  'support.search': 'Hva kan vi hjelpe med?',
  'support.find': 'Søk',
  'support.found.one': '{count} svar på «{query}»',
  'support.found.other': '{count} svar på «{query}»',
  'support.none': 'Ingenting om «{query}» ennå',
  'support.noneText': 'Færre ord finner mer. Eller spør et menneske, lenger ned.',
  'support.all': 'Alle emner',
  'support.failed': 'Søket svarte ikke.',
  'support.topics': 'Emner',
  'support.contact': 'Spør et menneske',
  'support.contactText': 'Britta eller Jonas svarer, som oftest samme dag, med mindre det har snødd.',
  'support.contents': 'På denne siden',
  'support.questions': 'Ofte spurt',
  'support.related': 'Mer om dette',
  'support.products': 'Det som hører til',
};
