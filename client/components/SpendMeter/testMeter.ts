/** Mock spend of a pro. */
import { testMoney } from '../ProductGrid/testProducts.ts';

export function testMeter(spent: number, inCart: number, limit: number, level: string) {
  const after = spent + inCart;
  return {
    spent: testMoney(spent),
    limit: testMoney(limit),
    inCart: testMoney(inCart),
    adding: null,
    after: testMoney(after),
    remaining: testMoney(Math.max(0, limit - after)),
    spentFraction: spent / limit,
    afterFraction: after / limit,
    level,
    expiresOn: { iso: '2027-06-01', formatted: 'June 1, 2027' },
  };
}
