/** Norwegian: the blog. */
export const blogTexts: Readonly<Record<string, string>> = {
  'blog.all': 'Alt',
  'blog.categories': 'Spalter',
  'blog.readingTime': '{number} min',
  'blog.newer': 'Vis nyere',
  'blog.shownAnnouncement': 'Viser {shown} av {total}',
  'blog.moreFailed': 'Flere innlegg kunne ikke lastes. Prøv igjen.',
  'blog.empty': 'Ingen innlegg ennå.',
  'blog.emptyText': 'Noen har boka og en blyant. Det kan ta tid.',
  'blog.products': 'I denne historien',
  'blog.readNext': 'Les videre',
  'blog.title': 'Journal',
  'blog.description': 'Det som skjer i pressehallen, på snøen og på vei dit, skrevet ned av dem som var der.',
};
