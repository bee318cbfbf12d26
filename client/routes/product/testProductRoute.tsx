/**
 * The product page under test, of a ski in two colours and three lengths.
 *
 * @example
 * setUp({ search: 'color=bone' });
 * await pick('171');
 * expect(shownPrice()).toBe('$799');
 */
import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { loadQuery } from 'react-relay/hooks.js';
import { createOperationDescriptor } from 'relay-runtime';
import { afterEach, beforeAll, beforeEach } from 'vitest';
import type { ProductAddOnsQuery } from '#relay/ProductAddOnsQuery.graphql.ts';
import productAddOnsQuery from '#relay/ProductAddOnsQuery.graphql.ts';
import type { ProductRouteQuery } from '#relay/ProductRouteQuery.graphql.ts';
import productRouteQuery from '#relay/ProductRouteQuery.graphql.ts';
import type { RelatedProductsQuery } from '#relay/RelatedProductsQuery.graphql.ts';
import relatedProductsQuery from '#relay/RelatedProductsQuery.graphql.ts';
import { testPrice, testRendition } from '../../components/ProductGrid/testProducts.ts';
import { createTestShop } from '../../components/ProductGrid/testShop.tsx';
import { PageStatusContext } from '../../page/HttpStatus.tsx';
import { afterPaint } from '../../viewport/afterPaint.ts';
import { createWording, WordingProvider } from '../../wording/wording.ts';
import { ProductRoute } from './ProductRoute.tsx';
import { belowCode, lateCode } from './lateParts.ts';

beforeAll(() => Promise.all([lateCode.load(), belowCode.load()]));

export const path = '/en-us/p/lodestar-98';
beforeEach(() => window.history.replaceState({ key: 'k' }, '', path));
afterEach(cleanup);

export function image(name: string) {
  return {
    __typename: 'Image',
    name,
    alt: name,
    url: `/pictures/${name}.jpg`,
    rendition: testRendition(name),
    thumbnail: testRendition(name),
    zoom: { src: `/pictures/${name}-large.webp`, width: 1200, height: 1600 },
  };
}

interface VariantFacts {
  price?: number;
  unitsLeft?: number | null;
  availability?: string;
}

function variant(
  color: string,
  length: string,
  { price = 799, unitsLeft = null, availability = 'IN_STOCK' }: VariantFacts = {},
) {
  return {
    id: `${color}-${length}`,
    sku: `${color}-${length}`,
    selections: [
      { name: 'Color', value: color },
      { name: 'Length', value: length },
    ],
    price: testPrice(price),
    tags: [],
    availability,
    isPurchasable: !['SOLD_OUT', 'NOT_SOLD_HERE'].includes(availability),
    unitsLeft,
    expectedOn: null,
    stockNotice: null,
    image: image(`front-${color}`),
    spendMeter: null,
  };
}

const hexColors = ['#123456'];
export const swatches = ['Spruce', 'Bone'].map((label) => ({
  label,
  hexColors,
  image: image(`front-${label}`),
  price: testPrice(799),
  tags: [] as string[],
  availability: 'IN_STOCK',
}));

export const product = {
  __typename: 'Product',
  id: 'en-us/lodestar-98',
  handle: 'lodestar-98',
  isComparable: true,
  displayTitle: 'Lodestar 98',
  tagline: 'One ski for the day.',
  textLanguage: null,
  description: '<p>Made in the old mine.</p>',
  path,
  alternates: [],
  seo: { title: 'Lodestar 98', description: 'A ski.', image: null },
  image: image('front-Spruce'),
  breadcrumbs: [{ title: 'Skis', language: null, path: '/en-us/c/skis' }],
  otherBreadcrumbs: [],
  ride: null,
  tags: [],
  availability: 'IN_STOCK',
  price: testPrice(799),
  options: [
    { name: 'Color', values: ['Spruce', 'Bone'].map((label) => ({ label, hexColors })) },
    { name: 'Length', values: ['171', '178', '185'].map((label) => ({ label, hexColors: [] })) },
  ],
  swatches,
  // Bone is not made in 185; Spruce 178 is sold out.
  variants: [
    variant('Spruce', '171', { unitsLeft: 3, availability: 'LOW_STOCK' }),
    variant('Spruce', '178', { availability: 'SOLD_OUT' }),
    variant('Spruce', '185', { price: 849 }),
    variant('Bone', '171'),
    variant('Bone', '178'),
  ],
  gallery: [image('front-Spruce'), image('base-Spruce')],
  shipping: null,
  sizeFinder: null,
  specifications: [{ title: 'Waist', value: '98 mm' }],
  sizeTable: {
    sizeTitle: 'Length',
    columns: ['Radius'],
    rows: [
      { size: '171', values: ['16 m'] },
      { size: '178', values: [''] },
    ],
  },
};

export function setUp({
  search = '',
  result = product as object | null,
  hasShop = true,
  status = { code: 200 },
  managed = {} as Record<string, string>,
} = {}) {
  const shop = createTestShop({ path, search, params: { handle: 'lodestar-98' } });
  const { environment } = shop;
  const color = shop.match.search.get('color');
  const variables = { locale: 'en-us', handle: 'lodestar-98', color };
  environment.commitPayload(createOperationDescriptor(productRouteQuery, variables), {
    market: { id: 'us', locale: 'en-us', hasShop, delivery: null, promises: [] },
    product: result,
  });
  const page = loadQuery<ProductRouteQuery>(environment, productRouteQuery, variables, {
    fetchPolicy: 'store-or-network',
  });
  const addOns = loadQuery<ProductAddOnsQuery>(environment, productAddOnsQuery, {
    locale: 'en-us',
    handle: 'lodestar-98',
  });
  const related = loadQuery<RelatedProductsQuery>(environment, relatedProductsQuery, {
    locale: 'en-us',
    handle: 'lodestar-98',
  });
  shop.render(
    <PageStatusContext value={status}>
      <WordingProvider value={createWording('de', managed)}>
        <ProductRoute queries={{ page, addOns, related }} match={shop.match} />
      </WordingProvider>
    </PageStatusContext>,
  );
  return { mock: environment.mock, status };
}

export const value = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('radio', { name });
export const pick = async (name: string | RegExp) => {
  await userEvent.click(value(name));
  // The update waits until the selection is painted.
  await act(() => new Promise<void>((resolve) => afterPaint(resolve)));
};

/** Visible text, without the other prices that reserve space. */
export const shownPrice = () =>
  [...document.querySelectorAll('[data-size="large"]')].find((price) => price.closest('[hidden]') === null)
    ?.textContent;
