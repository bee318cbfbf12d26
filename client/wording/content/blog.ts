/** English texts of the blog. Its title comes from the gateway. */
export const blogWording = {
  'blog.all': 'All',
  'blog.categories': 'Categories',
  'blog.readingTime': '{number} min',
  'blog.newer': 'Show newer posts',
  'blog.shownAnnouncement': 'Showing {shown} of {total}',
  'blog.moreFailed': 'More posts couldn’t be loaded. Try again.',
  'blog.empty': 'No posts here yet.',
  'blog.emptyText': 'Choose another category, or see all posts.',
  'blog.allPosts': 'All posts',
  'blog.products': 'In this story',
  'blog.readNext': 'Read next',
} as const;
