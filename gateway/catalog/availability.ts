/** Availability as the graph shows it. */
import { builder } from '../builder.ts';

export const Availability = builder.enumType('Availability', {
  description: 'Verdict: may it be bought here, and is there enough of it.',
  values: {
    IN_STOCK: { description: 'There is enough.' },
    LOW_STOCK: { description: 'Few are left.' },
    EXPECTED: { description: 'Not there yet, and may be ordered ahead.' },
    SOLD_OUT: { description: 'Sold here, but none is left.' },
    NOT_SOLD_HERE: { description: 'This market has no shop, or its store does not sell it.' },
  },
});
