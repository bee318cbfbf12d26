/** English texts of option combinations, stock and back-in-stock emails. */
export const stockWording = {
  'stock.required': 'Choose a {option} to add this to your cart.',
  'stock.impossible': 'not made in {other}',
  'stock.impossibleNote': 'Not made in {other}: {values}. Choosing one changes your other options.',
  'stock.notForSale': 'Currently unavailable',
  'stock.notForSaleNote': 'Currently unavailable: {values}.',
  'stock.moved': '{value} isn’t made in {other}; {changes}.',
  'stock.movedChange': '{option} changed to {value}',
  'stock.movedBack': 'Back to {values}.',
  'stock.expected': 'Expected soon. Preorder it now.',
  'stock.expectedOn': 'Expected on {date}. Preorder it now.',
} as const;
