/** French: the blog. */
export const blogTexts: Readonly<Record<string, string>> = {
  'blog.all': 'Tout',
  'blog.categories': 'Rubriques',
  'blog.readingTime': '{number} min',
  'blog.newer': 'Voir les plus récents',
  'blog.shownAnnouncement': '{shown} sur {total} affichés',
  'blog.moreFailed': 'Impossible de charger d’autres articles. Réessayez.',
  'blog.empty': 'Pas encore d’articles.',
  'blog.emptyText': 'Quelqu’un a le cahier et un crayon. Cela peut durer.',
  'blog.products': 'Dans cette histoire',
  'blog.readNext': 'Lire la suite',
  'blog.title': 'Journal',
  'blog.description': 'Ce qui se passe à la presse, sur la neige et en chemin, noté par ceux qui y étaient.',
};
