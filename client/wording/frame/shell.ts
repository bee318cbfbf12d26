/** English texts of the frame's first load: navigation, error screens, sliders. */
export const shellWording = {
  'shell.skipToContent': 'Skip to content',
  'shell.loadingPage': 'Loading page',
  'error.notFound': 'Page not found',
  'error.notFoundText': 'The page may have moved or no longer exists. Search, or start from the homepage.',
  'error.broke': 'Oops! Something Broke',
  'error.brokeText': 'The problem is on our end. Try again in a moment.',
  'error.unavailableText': 'This isn’t available right now. Try again in a moment.',
  'error.offlineText': 'You seem to be offline. Check your connection, then try again.',
  'error.home': 'Return to homepage',
  'error.retry': 'Try again',
  'error.title': 'Page Not Found | {brand}',
  'slider.previous': 'Previous',
  'slider.next': 'Next',
  'market.change': 'Change country and language',
  'product.unavailable.title': 'Product Not Available | {brand}',
} as const;
