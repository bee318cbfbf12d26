/** Swedish: the blog. */
export const blogTexts: Readonly<Record<string, string>> = {
  'blog.all': 'Allt',
  'blog.categories': 'Avdelningar',
  'blog.readingTime': '{number} min',
  'blog.newer': 'Visa nyare',
  'blog.shownAnnouncement': 'Visar {shown} av {total}',
  'blog.moreFailed': 'Fler inlägg kunde inte laddas. Försök igen.',
  'blog.empty': 'Inga inlägg än.',
  'blog.emptyText': 'Någon har boken och en penna. Det kan dröja.',
  'blog.products': 'I den här berättelsen',
  'blog.readNext': 'Läs vidare',
  'blog.title': 'Journal',
  'blog.description':
    'Det som händer i presshallen, på snön och på vägen dit, nedskrivet av dem som var med.',
};
