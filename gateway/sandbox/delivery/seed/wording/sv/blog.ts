/** Swedish: the blog. */
export const blogTexts: Readonly<Record<string, string>> = {
  'blog.all': 'Allt',
  'blog.categories': 'Avdelningar',
  'blog.readingTime': '{number} min',
  'blog.newer': 'Visa nyare',
  'blog.shownAnnouncement': 'Visar {shown} av {total}',
  'blog.moreFailed': 'De nästa kom inte fram. Försök igen.',
  'blog.empty': 'Här står ingenting än.',
  'blog.emptyText': 'Någon har boken och en penna. Det kan dröja.',
  'blog.products': 'I den här berättelsen',
  'blog.readNext': 'Läs vidare',
  'blog.title': 'Journal',
  'blog.description':
    'Det som händer i presshallen, på snön och på vägen dit, nedskrivet av dem som var med.',
};
