/** Italian: the blog. */
export const blogTexts: Readonly<Record<string, string>> = {
  'blog.all': 'Tutto',
  'blog.categories': 'Rubriche',
  'blog.readingTime': '{number} min',
  'blog.newer': 'Mostra i più recenti',
  'blog.shownAnnouncement': '{shown} di {total} mostrati',
  'blog.moreFailed': 'Non è stato possibile caricare altri articoli. Riprova.',
  'blog.empty': 'Ancora nessun articolo.',
  'blog.emptyText': 'Qualcuno ha il quaderno e una matita. Può volerci un po’.',
  'blog.products': 'In questa storia',
  'blog.readNext': 'Continua a leggere',
  'blog.title': 'Diario',
  'blog.description': 'Quello che succede alla pressa, sulla neve e per strada, scritto da chi c’era.',
};
