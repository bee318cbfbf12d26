/** English texts that most screens share: breadcrumbs, prices, tags, tiles, adding to the cart. */
export const shopWording = {
  'breadcrumbs.label': 'Breadcrumbs',
  'breadcrumbs.home': 'Home',

  'price.regular': 'Regular price',
  'price.sale': 'Sale price',
  'price.range': '{from} – {to}',
  'price.retail': 'RRP',
  'price.retail.long': 'Recommended retail price',

  'tag.sale': 'Sale',
  'tag.new': 'New',
  'tag.redesigned': 'Redesigned',

  'swatches.label': 'Colors of {title}',
  'swatches.more': '+{number}',
  'swatches.moreLabel.one': '{count} more color of {title}',
  'swatches.moreLabel.other': '{count} more colors of {title}',

  'tile.loading': 'Loading',
  'grid.loading': 'Loading products',
  'grid.failed': 'We couldn’t load the products. Try again.',

  'addToCart.add': 'Add to cart',
  'addToCart.adding': 'Adding…',
  'addToCart.added': 'Added to cart!',
  'addToCart.viewCart': 'View cart',
  'addToCart.addedAnnouncement': '{title}: added to cart!',
  'addToCart.failed': 'This couldn’t be added to your cart. Try again.',
  'addToCart.choose': 'Choose {option}',
  'addToCart.soldOut': 'Sold out',
} as const;
