/** Mock data of a customer, as the gateway returns it. */
import { testMoney } from '../ProductGrid/testProducts.ts';

export function testAddress(id: string, { city = 'Leadville', isDefault = false } = {}) {
  return {
    __typename: 'CustomerAddress',
    id,
    firstName: 'Ruth',
    lastName: 'Alvarez',
    company: null,
    line1: '14 Tailings Road',
    line2: null,
    city,
    region: 'CO',
    postalCode: '80461',
    country: 'US',
    phone: null,
    lines: ['Ruth Alvarez', '14 Tailings Road', `${city}, Colorado 80461`, 'United States'],
    isDefault,
  };
}

interface OrderFacts {
  status?: string;
  shipments?: readonly object[] | null;
  tax?: number;
  discount?: number | null;
  shipping?: number;
  /** What a pro saved, all of it on the first line. */
  saving?: number | null;
}

export function testOrder(
  number: number,
  {
    status = 'SHIPPED',
    shipments = [],
    tax = 0,
    discount = null,
    shipping = 0,
    saving = null,
  }: OrderFacts = {},
) {
  return {
    __typename: 'Order',
    id: `order-${number}`,
    number,
    placedOn: { iso: '2026-11-08', formatted: 'November 8, 2026' },
    status,
    subtotal: testMoney(900),
    shipping: testMoney(shipping),
    discount: discount === null ? null : testMoney(discount),
    tax: testMoney(tax),
    total: testMoney(900),
    saving: saving === null ? null : testMoney(saving),
    itemsTotal: 3,
    itemsShipped: 1,
    lines: [
      testOrderLine('Lodestar 98', '/en-us/p/lodestar-98', saving),
      // Discontinued: without a page or picture.
      testOrderLine('Old Adit', null),
    ],
    shipments,
    billingAddress: ['Ruth Alvarez', '14 Tailings Road', 'Leadville, Colorado 80461', 'United States'],
  };
}

function testOrderLine(title: string, path: string | null, saving: number | null = null) {
  return {
    title,
    selections: [{ name: 'Length', value: '178' }],
    quantity: 1,
    unitPrice: testMoney(450),
    total: testMoney(450),
    saving: saving === null ? null : testMoney(saving),
    image: null,
    path,
  };
}

export function testCustomer(facts: object = {}) {
  return {
    __typename: 'Customer',
    id: 'customer-1',
    email: 'ruth@skarn.example',
    firstName: 'Ruth',
    lastName: 'Alvarez',
    phone: null,
    company: null,
    isPro: false,
    proStatus: 'NONE',
    pro: null,
    addresses: [],
    ...facts,
  };
}

export function testOrders(orders: readonly object[], endCursor: string | null = null) {
  return {
    edges: orders.map((node, index) => ({ cursor: `cursor-${index}`, node })),
    pageInfo: { hasNextPage: endCursor !== null, endCursor },
  };
}
