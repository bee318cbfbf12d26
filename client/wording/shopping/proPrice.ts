/** English texts of pros' prices. */
export const proPriceWording = {
  'proPrice.title': 'Pro price',
  'proPrice.shop': 'Shop price {price}',
  'proPrice.saving': 'You save {saving}',
  'proPrice.savingAtLeast': 'You save {saving} or more',
  'proPrice.cart': 'You save as a pro',
} as const;
