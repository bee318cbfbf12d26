/** English texts of products that cannot be bought, or no longer. */
export const notBuyableWording = {
  'product.soldOutText': 'Nothing is left, in any color or size.',
  'product.soldOutNotice': 'Nothing is left. Choose yours, and we’ll email you when it’s back.',
  'product.notSoldHereText':
    'We don’t ship this item to your region. You can still see all its details here.',
  'product.noShop': 'Not sold online here',
  'product.noShopText': 'We don’t sell online in your country yet. Expect about this price in stores.',
  'product.commerceDown': 'We can’t check stock right now',
  'product.commerceDownText': 'You can’t add this to your cart for now. Try again in a moment.',
  'product.unavailable.alternatives': 'Other available products',
  'market.noPriceText': 'We don’t sell online in your country yet.',
} as const;
