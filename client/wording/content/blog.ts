/** English texts of the blog. Its title comes from the gateway. */
export const blogWording = {
  'blog.all': 'All',
  'blog.categories': 'Categories',
  'blog.readingTime': '{number} min',
  'blog.newer': 'Show newer posts',
  'blog.shownAnnouncement': 'Showing {shown} of {total}',
  'blog.moreFailed': 'More posts couldn’t be loaded. Try again.',
  'blog.empty': 'No posts here yet.',
  'blog.emptyText': 'Pick another category, or check back after the next shift.',
  'blog.products': 'In this story',
  'blog.readNext': 'Read next',
} as const;
