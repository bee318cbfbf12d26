/** The shop's English words: combinations of options, what is left of them, and letters when it is back. */
export const stockWording = {
  'stock.required': 'Please choose {option}. Then it can go into the cart.',
  'stock.impossible': 'not made in {other}',
  'stock.impossibleNote': 'Not made in {other}: {values}. Choose one, and the rest follows.',
  'stock.notForSale': 'Not for sale right now',
  'stock.notForSaleNote': 'Not for sale right now: {values}.',
  'stock.moved': '{value} is not made in {other}; {changes}.',
  'stock.movedChange': '{option} changed to {value}',
  'stock.movedBack': 'Back to {values}.',
  'stock.expected': 'Expected soon. Yours if you order ahead.',
  'stock.expectedOn': 'Expected on {date}. Yours if you order ahead.',
} as const;
