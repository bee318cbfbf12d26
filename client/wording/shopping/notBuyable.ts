/** English texts of products that cannot be bought, or no longer. */
export const notBuyableWording = {
  'product.soldOutText': 'It’s sold out in every color and size. Related products are below.',
  'product.soldOutNotice': 'It’s sold out. Choose a color and size, and we’ll email you when it’s back.',
  'product.notSoldHereText': 'We don’t ship this item to your region. Related products are below.',
  'product.noShop': 'Not sold online here',
  'product.noShopText': 'We don’t sell online in your country yet. Expect about this price in stores.',
  'product.commerceDown': 'We can’t check stock right now',
  'product.commerceDownText': 'You can’t add this to your cart for now. Try again in a moment.',
  'product.unavailable.alternatives': 'Other available products',
  'market.noPriceText': 'We don’t sell online in your country yet.',
} as const;
