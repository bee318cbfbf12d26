/** German: the blog. */
export const blogTexts: Readonly<Record<string, string>> = {
  'blog.all': 'Alles',
  'blog.categories': 'Rubriken',
  'blog.readingTime': '{number} Min.',
  'blog.newer': 'Neuere zeigen',
  'blog.shownAnnouncement': '{shown} von {total} werden gezeigt',
  'blog.moreFailed': 'Weitere Beiträge konnten nicht geladen werden. Versuchen Sie es noch einmal.',
  'blog.empty': 'Noch keine Beiträge.',
  'blog.emptyText': 'Jemand hat das Buch und einen Bleistift. Es kann dauern.',
  'blog.products': 'In dieser Geschichte',
  'blog.readNext': 'Weiterlesen',
  'blog.title': 'Journal',
  'blog.description':
    'Was in der Pressenhalle, auf Schnee und auf dem Weg dorthin geschieht, aufgeschrieben von denen, die dabei waren.',
};
