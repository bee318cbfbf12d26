import { builder } from '../../builder.ts';

export const Availability = builder.enumType('Availability', {
  description: 'Verdict: whether it can be bought here and is in stock.',
  values: {
    IN_STOCK: { description: 'In stock.' },
    LOW_STOCK: { description: 'Few units are left.' },
    EXPECTED: { description: 'Not in stock yet; can be pre-ordered.' },
    SOLD_OUT: { description: 'Sold here, but out of stock.' },
    NOT_SOLD_HERE: { description: 'This market has no shop, or its store does not sell it.' },
  },
});
