/** English words of the blog. What it is called is the gateway's to say. */
export const blogWording = {
  'blog.all': 'Everything',
  'blog.categories': 'Categories',
  'blog.readingTime': '{number} min',
  'blog.newer': 'Show newer ones',
  'blog.shownAnnouncement': 'Showing {shown} of {total}',
  'blog.moreFailed': 'The next ones did not arrive. Try again.',
  'blog.empty': 'Nothing written here yet.',
  'blog.emptyText': 'Somebody has the book, and a pencil. It may be a while.',
  'blog.products': 'In this story',
  'blog.readNext': 'Read on',
} as const;
