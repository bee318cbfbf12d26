/** Products as the gateway answers them to `RelatedProductsQuery`, `CategoryProductsQuery` and other grids. */

export function testMoney(amount: number) {
  return { amount, currency: 'USD', formatted: `$${amount}` };
}

export function testPrice(amount: number) {
  return { current: testMoney(amount), highest: null, regular: null, isOnSale: false, isRetailPrice: false };
}

export function testRendition(name: string) {
  return {
    src: `/pictures/${name}.webp`,
    width: 340,
    height: 453,
    placeholder: '/pictures/tiny.jpg',
    sources: [],
  };
}

export interface TestTile {
  id?: string;
  title?: string;
  colours?: readonly string[];
  tags?: readonly string[];
  price?: object | null;
}

export function testTile({
  id = 'lodestar-98',
  title = 'Lodestar 98',
  colours = [],
  tags = [],
  price = testPrice(799),
}: TestTile = {}) {
  const path = `/en-us/p/${id}`;
  return {
    __typename: 'Product',
    id,
    displayTitle: title,
    tagline: 'One ski for the day.',
    path,
    tags,
    price,
    image: { alt: title, rendition: testRendition(id) },
    swatches: colours.map((label) => ({
      label,
      path: `${path}?color=${label.toLowerCase()}`,
      hexColors: ['#123456'],
      image: { alt: `${title}, ${label}`, url: `/pictures/${label}.webp` },
    })),
  };
}
