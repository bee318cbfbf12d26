/** English texts of add-ons and quick add. */
export const addOnsWording = {
  'addOns.add': 'Add',
  'addOns.another': 'Add another',
  'addOns.close': 'Close',
  'addOns.done': 'Done',
} as const;
