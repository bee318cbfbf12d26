/** The shop's English words: what the product screen says. */
export const productWording = {
  'product.title': '{title} | {brand}',
  'product.notChosen': 'Not chosen yet',
  'product.soldOutNote': 'Sold out in this combination: {values}.',
  'product.inStock': 'In stock',
  'product.unitsLeft.one': '{count} left',
  'product.unitsLeft.other': '{count} left',
  'product.lowStock': 'Low in stock',
  'product.soldOut': 'Sold out',
  'product.soldOutText': 'All of this combination are out on the snow. Another one may be left.',
  'product.notSoldHere': 'Not sold in your region',
  'product.notSoldHereText': 'We do not ship this one to you. You can still read everything about it.',
  'product.noShop': 'Not sold online here',
  'product.noShopText':
    'We do not run an online shop in your country yet. The price is what to expect in a store.',
  'product.commerceDown': 'Stock is out of reach right now',
  'product.commerceDownText':
    'We cannot see into the storehouse, so nothing can be added to the cart. Try again in a moment.',
  'product.description': 'What it is',
  'product.specifications': 'Specifications',
  'product.sizes': 'By size',
  'product.gallery': 'Pictures of {title}',
  'product.galleryItem': 'Picture {number} of {total}',
  'product.galleryVideo': 'Video {number} of {total}',
  'product.unavailable.alternatives': 'Other available products',
  'market.noPriceText': 'We do not run an online shop in your country yet.',
} as const;
