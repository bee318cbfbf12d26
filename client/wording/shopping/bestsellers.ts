/** English texts of the row of bestsellers. */
export const bestsellersWording = {
  'bestsellers.title': 'Bestsellers',
} as const;
