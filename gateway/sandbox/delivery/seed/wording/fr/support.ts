/** French: the support section. */
export const supportTexts: Readonly<Record<string, string>> = {
  'support.label': 'Aide',
  'support.search': 'Que cherchez-vous ?',
  'support.find': 'Chercher',
  'support.found.one': '{count} réponse pour « {query} »',
  'support.found.other': '{count} réponses pour « {query} »',
  'support.none': 'Rien encore sur « {query} »',
  'support.noneText': 'Moins de mots trouvent davantage. Ou demandez à quelqu’un, plus bas.',
  'support.all': 'Tous les sujets',
  'support.failed': 'La recherche n’a pas répondu.',
  'support.topics': 'Sujets',
  'support.contact': 'Demander à quelqu’un',
  'support.contactText': 'Britta ou Jonas répond, le plus souvent le jour même, sauf s’il a neigé.',
  'support.contents': 'Sur cette page',
  'support.questions': 'Questions fréquentes',
  'support.related': 'À lire aussi',
  'support.products': 'Ce qui va avec',
};
