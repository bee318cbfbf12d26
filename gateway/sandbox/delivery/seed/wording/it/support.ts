/** Italian: the support section. */
export const supportTexts: Readonly<Record<string, string>> = {
  'support.label': 'Assistenza',
  'support.search': 'Come possiamo aiutare?',
  'support.find': 'Cerca',
  'support.found.one': '{count} risposta per «{query}»',
  'support.found.other': '{count} risposte per «{query}»',
  'support.none': 'Ancora niente su «{query}»',
  'support.noneText': 'Con meno parole si trova di più. Oppure chiedi a una persona, più sotto.',
  'support.all': 'Tutti gli argomenti',
  'support.failed': 'La ricerca non ha risposto.',
  'support.topics': 'Argomenti',
  'support.contact': 'Chiedi a una persona',
  'support.contactText': 'Risponde Britta o Jonas, di solito in giornata, a meno che non sia nevicato.',
  'support.contents': 'In questa pagina',
  'support.questions': 'Domande frequenti',
  'support.related': 'Altro su questo',
  'support.products': 'Che cosa ci va insieme',
};
