/** English texts of the row of newest products. */
export const newProductsWording = {
  'newProducts.title': 'What’s new',
} as const;
