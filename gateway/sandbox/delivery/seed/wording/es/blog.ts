/** Spanish: the blog. */
export const blogTexts: Readonly<Record<string, string>> = {
  'blog.all': 'Todo',
  'blog.categories': 'Secciones',
  'blog.readingTime': '{number} min',
  'blog.newer': 'Ver los más recientes',
  'blog.shownAnnouncement': 'Se muestran {shown} de {total}',
  'blog.moreFailed': 'No se han podido cargar más artículos. Inténtalo de nuevo.',
  'blog.empty': 'Aún no hay artículos.',
  'blog.emptyText': 'Alguien tiene el cuaderno y un lápiz. Puede tardar.',
  'blog.products': 'En esta historia',
  'blog.readNext': 'Seguir leyendo',
  'blog.title': 'Diario',
  'blog.description':
    'Lo que pasa en la sala de la prensa, en la nieve y de camino, apuntado por quienes estaban allí.',
};
