/** English texts of the support section. */
export const supportWording = {
  'support.label': 'Support',
  'support.search': 'What can we help with?',
  'support.find': 'Search',
  'support.found.one': '{count} answer to “{query}”',
  'support.found.other': '{count} answers to “{query}”',
  'support.none': 'No answers to “{query}”',
  'support.noneText': 'Try fewer words, browse all topics, or ask a person below.',
  'support.all': 'All topics',
  'support.failed': 'Search isn’t available right now.',
  'support.topics': 'Topics',
  'support.contact': 'Ask a person',
  'support.contactText': 'Britta or Jonas will answer, usually the same day, unless there’s new snow.',
  'support.contents': 'On this page',
  'support.questions': 'Common questions',
  'support.related': 'Related articles',
  'support.products': 'Related products',
} as const;
