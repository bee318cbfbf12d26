/** Spanish: the support section. */
export const supportTexts: Readonly<Record<string, string>> = {
  'support.label': 'Ayuda',
  'support.search': '¿En qué podemos ayudar?',
  'support.find': 'Buscar',
  'support.found.one': '{count} respuesta para «{query}»',
  'support.found.other': '{count} respuestas para «{query}»',
  'support.none': 'Aún no hay nada sobre «{query}»',
  'support.noneText': 'Con menos palabras se encuentra más. O pregunta a una persona, más abajo.',
  'support.all': 'Todos los temas',
  'support.failed': 'La búsqueda no respondió.',
  'support.topics': 'Temas',
  'support.contact': 'Preguntar a una persona',
  'support.contactText': 'Responde Britta o Jonas, casi siempre el mismo día, salvo que haya nevado.',
  'support.contents': 'En esta página',
  'support.questions': 'Preguntas frecuentes',
  'support.related': 'Más sobre esto',
  'support.products': 'Lo que va con ello',
};
