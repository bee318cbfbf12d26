/** Mock products for `RelatedProductsQuery`, `CategoryProductsQuery` and other grids. */

export function testMoney(amount: number) {
  return { amount: amount.toFixed(2), currency: { code: 'USD' }, formatted: `$${amount}` };
}

export function testPrice(amount: number) {
  return {
    current: testMoney(amount),
    highest: null,
    regular: null,
    discount: null,
    isOnSale: false,
    isRetailPrice: false,
    isRegularRetailPrice: false,
    proBenefit: null,
  };
}

/** A product's data before a colour is selected. */
export function testSelected(price: object | null, tags: readonly string[] = []) {
  return { __typename: 'Swatch', price, tags };
}

export function testSale(amount: number, regular: number) {
  const discount = testMoney(regular - amount);
  return { ...testPrice(amount), regular: testMoney(regular), discount, isOnSale: true };
}

export function testRendition(name: string) {
  return {
    src: `/pictures/${name}?w=340`,
    width: 340,
    height: 453,
    placeholder: '/pictures/tiny.jpg',
    sources: [],
  };
}

export interface TestColour {
  label: string;
  price?: object | null;
  tags?: readonly string[];
  availability?: string | null;
}

export interface TestTile {
  id?: string;
  title?: string;
  /** By name, or with their tiles' data. */
  colours?: readonly (string | TestColour)[];
  tags?: readonly string[];
  price?: object | null;
  availability?: string | null;
  platformId?: number | null;
  isComparable?: boolean;
}

export function testTile({
  id = 'lodestar-98',
  title = 'Lodestar 98',
  colours = [],
  tags = [],
  price = testPrice(799),
  availability = 'IN_STOCK',
  platformId = 1001,
  isComparable = false,
}: TestTile = {}) {
  const path = `/en-us/p/${id}`;
  const known = colours.map((colour) => (typeof colour === 'string' ? { label: colour } : colour));
  const first = known[0]?.label;
  return {
    __typename: 'Product',
    id,
    handle: id,
    displayTitle: title,
    tagline: 'One ski for the day.',
    textLanguage: null,
    path,
    tags,
    price,
    availability,
    platformId,
    isComparable,
    image: { name: first ?? id, alt: title, rendition: testRendition(first ?? id) },
    swatches: known.map((colour) => ({
      price,
      tags,
      availability: 'IN_STOCK',
      ...colour,
      path: `${path}?color=${colour.label.toLowerCase()}`,
      hexColors: ['#123456'],
      image: { name: colour.label, alt: `${title}, ${colour.label}` },
    })),
  };
}
