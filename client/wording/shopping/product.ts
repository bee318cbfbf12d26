/** English texts of the product screen. */
export const productWording = {
  'product.title': '{title} | {brand}',
  'product.notChosen': 'Not selected',
  'product.soldOutNote': 'Sold out in this combination: {values}.',
  'product.inStock': 'In stock',
  'product.unitsLeft.one': 'Only {count} left',
  'product.unitsLeft.other': 'Only {count} left',
  'product.lowStock': 'Low stock',
  'product.soldOut': 'Sold out',
  'product.left': 'Still available: {values}.',
  'product.notSoldHere': 'Not sold in your region',
  'product.description': 'Description',
  'product.specifications': 'Specifications',
  'product.sizes': 'Size chart',
  'product.gallery': 'Pictures of {title}',
  'product.galleryItem': 'Picture {number} of {total}',
  'product.galleryVideo': 'Video {number} of {total}',
} as const;
