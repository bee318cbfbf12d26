/** The shop's English words: the support section. */
export const supportWording = {
  'support.label': 'Support',
  'support.search': 'What can we help with?',
  'support.find': 'Search',
  'support.found.one': '{count} answer to “{query}”',
  'support.found.other': '{count} answers to “{query}”',
  'support.none': 'Nothing about “{query}” yet',
  'support.noneText': 'Fewer words find more. Or ask a person, below.',
  'support.all': 'All topics',
  'support.failed': 'The search did not answer.',
  'support.topics': 'Topics',
  'support.contact': 'Ask a person',
  'support.contactText': 'Britta or Jonas answers, usually the same day, unless there is new snow.',
  'support.contents': 'On this page',
  'support.questions': 'Asked often',
  'support.related': 'Also about this',
  'support.products': 'What goes with it',
} as const;
