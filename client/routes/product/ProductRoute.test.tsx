import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { loadQuery } from 'react-relay/hooks.js';
import { createOperationDescriptor } from 'relay-runtime';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ProductAddOnsQuery } from '#relay/ProductAddOnsQuery.graphql.ts';
import productAddOnsQuery from '#relay/ProductAddOnsQuery.graphql.ts';
import type { ProductRouteQuery } from '#relay/ProductRouteQuery.graphql.ts';
import productRouteQuery from '#relay/ProductRouteQuery.graphql.ts';
import type { RelatedProductsQuery } from '#relay/RelatedProductsQuery.graphql.ts';
import relatedProductsQuery from '#relay/RelatedProductsQuery.graphql.ts';
import { testAddOn } from '../../components/AddOnGrid/testAddOns.ts';
import {
  testMoney,
  testPrice,
  testRendition,
  testSale,
  testTile,
} from '../../components/ProductGrid/testProducts.ts';
import { createTestShop } from '../../components/ProductGrid/testShop.tsx';
import { PageStatusContext } from '../../page/HttpStatus.tsx';
import { afterPaint } from '../../viewport/afterPaint.ts';
import { createWording, WordingProvider } from '../../wording/wording.ts';
import { ProductRoute } from './ProductRoute.tsx';
import { lateCode } from './lateParts.ts';

beforeAll(() => lateCode.load());

const path = '/en-us/p/lodestar-98';
beforeEach(() => window.history.replaceState({ key: 'k' }, '', path));
afterEach(cleanup);

function image(name: string) {
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
const swatches = ['Spruce', 'Bone'].map((label) => ({
  label,
  hexColors,
  image: image(`front-${label}`),
  price: testPrice(799),
  tags: [] as string[],
  availability: 'IN_STOCK',
}));

const product = {
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

function setUp({
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

const value = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('radio', { name });
const pick = async (name: string | RegExp) => {
  await userEvent.click(value(name));
  // The update waits until the selection is painted.
  await act(() => new Promise<void>((resolve) => afterPaint(resolve)));
};

/** Visible text, without the other prices that reserve space. */
const shownPrice = () =>
  [...document.querySelectorAll('[data-size="large"]')].find((price) => price.closest('[hidden]') === null)
    ?.textContent;

describe('price and tags of the choice', () => {
  /** Bone is reduced in all sizes, and one of them costs more. */
  const sale = (amount: number, regular: number) => ({ price: testSale(amount, regular), tags: ['SALE'] });
  const onSale = {
    ...product,
    tags: ['REDESIGNED'],
    price: { ...testPrice(600), highest: testMoney(849) },
    swatches: [
      { ...swatches[0]!, tags: ['REDESIGNED'], price: { ...testPrice(799), highest: testMoney(849) } },
      {
        ...swatches[1]!,
        tags: ['SALE'],
        price: { ...testSale(600, 799), highest: testMoney(640) },
        availability: 'LOW_STOCK',
      },
    ],
    variants: product.variants.map((each) =>
      each.id === 'Bone-171'
        ? { ...each, ...sale(600, 799) }
        : each.id === 'Bone-178'
          ? { ...each, ...sale(640, 839) }
          : { ...each, tags: ['REDESIGNED'] },
    ),
  };
  const shownTags = () => [...document.querySelectorAll('[data-tag]')].map((tag) => tag.textContent);

  test('a colour in the address: its price range, list price and tag at first render', () => {
    setUp({ result: onSale, search: 'color=bone' });
    expect(shownPrice()).toBe('Regular price $799 Sale price $600 – $640');
    expect(shownTags()).toEqual(['Sale']);
    expect(screen.getByText('Low stock')).toBeDefined();
  });

  test('a variant in the address: its own', () => {
    setUp({ result: onSale, search: 'color=bone&length=178' });
    expect(shownPrice()).toBe('Regular price $839 Sale price $640');
    expect(shownTags()).toEqual(['Sale']);
  });

  test('none in the address: the first colour’s, and another’s when it is selected', async () => {
    setUp({ result: onSale });
    expect(shownPrice()).toBe('$799 – $849');
    expect(shownTags()).toEqual(['Redesigned']);
    await pick('Bone');
    expect(shownPrice()).toBe('Regular price $799 Sale price $600 – $640');
    expect(shownTags()).toEqual(['Sale']);
    await pick('171');
    expect(shownPrice()).toBe('Regular price $799 Sale price $600');
  });

  test('a sold-out colour is sold out before a length is selected', async () => {
    const gone = { ...swatches[1]!, availability: 'SOLD_OUT' };
    setUp({ result: { ...product, swatches: [swatches[0]!, gone] } });
    const stock = () => document.querySelector('output[data-stock]')?.textContent;
    expect(stock()).toBe('In stock');
    await pick('Bone');
    expect(stock()).toBe('Sold outStill available: Spruce.');
  });

  test('a variant that the store does not sell now is unavailable', () => {
    const [first, ...rest] = product.variants;
    const off = { ...first!, availability: 'NOT_SOLD_HERE', isPurchasable: false };
    setUp({ result: { ...product, variants: [off, ...rest] }, search: 'color=spruce&length=171' });
    expect(document.querySelector('output[data-stock]')?.textContent).toBe('Currently unavailable');
  });

  test('a sold-out variant says what is left in other colours and sizes', async () => {
    setUp({ search: 'color=spruce&length=178' });
    const stock = () => document.querySelector('output[data-stock]')?.textContent;
    expect(stock()).toBe('Sold outStill available: Bone · 171, 185.');
  });

  test('where every variant is sold out there is nothing to choose or to buy', async () => {
    const gone = product.variants.map((each) => ({
      ...each,
      availability: 'SOLD_OUT',
      isPurchasable: false,
    }));
    setUp({ result: { ...product, variants: gone } });
    expect(
      await screen.findByText('It’s sold out in every color and size. Related products are below.'),
    ).toBeDefined();
    expect(screen.queryByRole('group', { name: /Length/ })).toBeNull();
    expect(screen.queryByRole('button', { name: /Choose a length|Sold out/ })).toBeNull();
  });

  test('unless it can be chosen for an email when it is back', async () => {
    const gone = product.variants.map((each) => ({
      ...each,
      availability: 'SOLD_OUT',
      isPurchasable: false,
      stockNotice: { __typename: 'StockNoticeOffer', consent: '', viewerEmail: null },
    }));
    setUp({ result: { ...product, variants: gone } });
    expect(await screen.findByText(/we’ll email you when it’s back/)).toBeDefined();
    expect(screen.getByRole('group', { name: /Length/ })).toBeDefined();
    expect(screen.queryByText(/Sold out in this combination/)).toBeNull();
    expect(screen.queryByRole('button', { name: /Choose a length|Sold out/ })).toBeNull();
  });

  test('every possible price has reserved space, so that nothing shifts', () => {
    setUp({ result: onSale });
    const amounts = [...document.querySelectorAll('[data-size="large"]')].map((price) => price.textContent);
    expect(amounts).toEqual([
      '$799 – $849',
      'Regular price $799 Sale price $600 – $640',
      '$799',
      '$849',
      'Regular price $799 Sale price $600',
      'Regular price $839 Sale price $640',
    ]);
  });

  test('the tags’ space is reserved where only some choices have one, and absent where none has', async () => {
    const { tags: _tags, ...rest } = onSale;
    setUp({
      result: { ...rest, tags: [], swatches: [{ ...onSale.swatches[0]!, tags: [] }, onSale.swatches[1]!] },
    });
    expect(shownTags()).toEqual([]);
    const room = screen.getByRole('heading', { level: 1 }).previousElementSibling;
    expect(room?.tagName).toBe('P');
    await pick('Bone');
    expect(room?.textContent).toBe('Sale');
    cleanup();
    setUp();
    expect(screen.getByRole('heading', { level: 1 }).previousElementSibling).toBeNull();
  });
});

describe('choice of options', () => {
  test('the selected colour starts as the first, the length is missing', () => {
    setUp();
    expect(value('Spruce').checked).toBe(true);
    expect(screen.getByRole('button', { name: 'Choose length' })).toBeDefined();
  });

  test('the address selects the options', () => {
    setUp({ search: 'color=bone&length=178' });
    expect(value('Bone').checked).toBe(true);
    expect(value('178').checked).toBe(true);
    expect(screen.getByRole('button', { name: 'Add to cart' })).toBeDefined();
  });

  test('a choice updates the address without a navigation', async () => {
    setUp({ search: 'ref=mail' });
    await pick('171');
    expect(window.location.search).toBe('?ref=mail&color=spruce&length=171');
    expect(window.history.state).toEqual({ key: 'k' });
  });

  test('options have the editors’ texts; the address keeps its own', async () => {
    setUp({ managed: { length: 'Länge', 'addtocart.choose': '{option} wählen' } });
    expect(screen.getByRole('button', { name: 'Länge wählen' })).toBeDefined();
    expect(screen.getByRole('group', { name: /^Länge/ })).toBeDefined();
    await pick('171');
    expect(window.location.search).toBe('?color=spruce&length=171');
  });

  test('stock and price are those of the current variant', async () => {
    setUp();
    await pick('171');
    expect(screen.getByText('Only 3 left')).toBeDefined();
    await pick('185');
    expect(shownPrice()).toBe('$849');
  });

  test('sold-out values can be selected, say so, and cannot be bought', async () => {
    setUp();
    expect(screen.getByText(/Sold out in this combination: 178/)).toBeDefined();
    await pick(/^178.*Sold out$/);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Sold out' }).disabled).toBe(true);
  });

  test('a value that is not made with the others is marked and explained, and can be selected', async () => {
    setUp();
    await pick('Bone');
    expect(screen.getByText(/Not made in Bone: 185\./)).toBeDefined();
    expect(value(/^185.*not made in Bone$/).disabled).toBe(false);
    expect(screen.getByRole('group', { name: /^Length/ }).getAttribute('aria-describedby')).not.toBeNull();
  });

  test('selecting it changes the other option to the nearest that is made, with a message', async () => {
    setUp();
    await pick('Bone');
    await pick(/^185/);
    expect(value(/^Spruce/).checked).toBe(true);
    expect(screen.getByText('185 isn’t made in Bone; color changed to Spruce.').tagName).toBe('OUTPUT');
    expect(window.location.search).toBe('?color=spruce&length=185');
    await pick(/^178/);
    expect(value('Bone').checked).toBe(true);
    expect(screen.getByText('Back to Bone.')).toBeDefined();
    await pick('171');
    expect(screen.queryByText('Back to Bone.')).toBeNull();
  });

  test('by keyboard a group can be stepped through without a lasting effect', async () => {
    setUp({ search: 'color=bone&length=178' });
    value('178').focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(window.location.search).toBe('?color=spruce&length=185');
    await userEvent.keyboard('{ArrowLeft}');
    expect(window.location.search).toBe('?color=bone&length=178');
  });

  test('the button focuses the missing option, and the group explains it', async () => {
    setUp();
    await userEvent.click(screen.getByRole('button', { name: 'Choose length' }));
    expect(document.activeElement).toBe(value('171'));
    const group = screen.getByRole('group', { name: /^Length/ });
    const notes = (group.getAttribute('aria-describedby') ?? '').split(' ');
    expect(notes.map((id) => document.getElementById(id)?.textContent)).toContain(
      'Choose a length to add this to your cart.',
    );
    await pick('171');
    expect(screen.queryByText(/^Choose a /)).toBeNull();
  });
});

describe('stock of the selected variant', () => {
  const sold = (facts: object) => ({
    ...product,
    options: [],
    variants: [{ ...product.variants[0]!, selections: [], ...facts }],
  });
  test.each([
    ['in stock', { availability: 'IN_STOCK', unitsLeft: null }, 'In stock'],
    ['few left, and it is known how many', { availability: 'LOW_STOCK', unitsLeft: 2 }, 'Only 2 left'],
    ['few left', { availability: 'LOW_STOCK', unitsLeft: null }, 'Low stock'],
    [
      'expected on a day',
      { availability: 'EXPECTED', expectedOn: { iso: '2027-02-15', formatted: 'February 15, 2027' } },
      'Expected on February 15, 2027. Preorder it now.',
    ],
    ['expected', { availability: 'EXPECTED' }, 'Expected soon. Preorder it now.'],
  ])('%s', (_, facts, words) => {
    setUp({ result: sold(facts) });
    const line = screen.getAllByRole('status').find((output) => output.dataset['stock'] !== undefined);
    expect(line?.textContent).toMatch(words);
  });
});

describe('gallery', () => {
  test('changes with the colour: its front picture at once, the others when they load', async () => {
    const { mock } = setUp();
    await pick('Bone');
    const gallery = within(screen.getByRole('region', { name: 'Pictures of Lodestar 98' }));
    expect(gallery.getByAltText('front-Bone')).toBeDefined();
    const request = mock.getMostRecentOperation();
    expect(request.request.variables).toEqual({ id: product.id, color: 'bone' });
    await act(async () =>
      mock.resolve(request, {
        data: { node: { ...product, gallery: [image('front-Bone'), image('base-Bone')] } },
      }),
    );
    expect(gallery.getByAltText('base-Bone')).toBeDefined();
    expect(gallery.queryByAltText('base-Spruce')).toBeNull();
  });

  test('has a thumbnail for every picture', () => {
    setUp();
    expect(screen.getAllByRole('button', { name: /^Picture \d of 2$/ })).toHaveLength(2);
  });
});

describe('where it cannot be bought', () => {
  const closed = { ...product, options: [], variants: [], availability: 'NOT_SOLD_HERE' };

  test('no shop in the country: the price and the colours, no button', () => {
    setUp({ result: closed, hasShop: false });
    expect(screen.getByText('Not sold online here')).toBeDefined();
    expect(value('Bone')).toBeDefined();
    expect(screen.queryByRole('button', { name: /cart/ })).toBeNull();
  });

  test('no shop and no price in the country: no price text, and a link to other countries', () => {
    const unpriced = swatches.map((swatch) => ({ ...swatch, price: null }));
    setUp({ result: { ...closed, price: null, swatches: unpriced }, hasShop: false });
    expect(screen.queryByText(/Expect about this price/)).toBeNull();
    const way = screen.getByRole('link', { name: 'Change country and language' });
    expect(way.getAttribute('href')).toBe(`/en-us/country?from=${path}`);
  });

  test('the store does not sell it', () => {
    setUp({ result: closed });
    expect(screen.getByText('Not sold in your region')).toBeDefined();
  });

  test('commerce is down: the page works and says what is missing', () => {
    setUp({ result: { ...product, price: null, availability: null, options: null, variants: null } });
    expect(screen.getByText('We can’t check stock right now')).toBeDefined();
    expect(screen.getByText('98 mm')).toBeDefined();
  });
});

describe('specifications', () => {
  test('the row of the selected size is marked, and missing values are dashes', async () => {
    setUp();
    await pick('171');
    expect(screen.getByRole('row', { name: '171 16 m' }).dataset['chosen']).toBe('true');
    expect(screen.getByRole('row', { name: '178 –' })).toBeDefined();
  });
});

test('is shared by its canonical address and its name, whatever is selected', () => {
  setUp({ search: 'color=bone&length=178' });
  const [network] = screen.getAllByRole('link', { name: /^Share on/ });
  const { searchParams } = new URL(network?.getAttribute('href') ?? '');
  expect(searchParams.get('u')).toBe(path);
  expect(screen.getByRole('button', { name: 'Copy link' })).toBeDefined();
});

describe('related products', () => {
  test('load later, without the page waiting', async () => {
    const { mock } = setUp();
    expect(screen.getAllByTitle('Loading')).toHaveLength(4);
    await act(async () =>
      mock.resolveMostRecentOperation({
        data: {
          product: {
            __typename: 'Product',
            id: product.id,
            relatedHeading: 'Goes with it',
            related: [testTile({ id: 'adit', title: 'Adit Pole' })],
          },
        },
      }),
    );
    expect(screen.getByRole('heading', { name: 'Goes with it' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Adit Pole' })).toBeDefined();
  });
});

describe('add-ons', () => {
  const pending = (mock: ReturnType<typeof setUp>['mock']) =>
    mock.getAllOperations().find(({ request }) => request.node.params.name === 'ProductAddOnsQuery')!;
  const answer = (mock: ReturnType<typeof setUp>['mock'], addOns: object | null) =>
    act(async () =>
      mock.resolve(pending(mock), {
        data: { product: { __typename: 'Product', id: product.id, addOns }, cart: null },
      }),
    );
  const section = () => document.getElementById('add_on_products');

  test('reserve their space, then show the editors’ selection', async () => {
    const { mock } = setUp();
    expect(screen.getAllByText('Loading products')).toHaveLength(2);
    await answer(mock, {
      heading: 'Goes with skis',
      variesBySize: false,
      addOns: [testAddOn('strap', 'Pair Strap', ['1'])],
    });
    expect(screen.getByRole('region', { name: 'Goes with skis' })).toBe(section());
    expect(screen.getByRole('button', { name: 'Add Pair Strap' })).toBeDefined();
  });

  test('refetch their fit when a length is selected, only where it depends on it', async () => {
    const { mock } = setUp();
    const brake = (message: string) =>
      testAddOn('brake', 'Brake', ['1'], { fit: { verdict: 'FITS', message } });
    await answer(mock, { heading: 'Goes', variesBySize: true, addOns: [brake('All lengths')] });
    await pick('171');
    const again = mock.getMostRecentOperation();
    expect(again.request.variables).toEqual({ id: product.id, size: '171' });
    expect(screen.getByText('All lengths')).toBeDefined();
    await act(async () =>
      mock.resolve(again, {
        data: {
          node: {
            __typename: 'Product',
            id: product.id,
            addOns: { heading: 'Goes', variesBySize: true, addOns: [brake('This one')] },
          },
        },
      }),
    );
    expect(screen.getByText('This one')).toBeDefined();
  });

  test('where it does not, selecting a length requests nothing', async () => {
    const { mock } = setUp();
    await answer(mock, { heading: 'Goes', variesBySize: false, addOns: [testAddOn('a', 'A', ['1'])] });
    const before = mock.getAllOperations().length;
    await pick('171');
    expect(mock.getAllOperations()).toHaveLength(before);
  });

  test('render nothing when there are none', async () => {
    const { mock } = setUp();
    await answer(mock, null);
    expect(section()).toBeNull();
    expect(screen.getAllByText('Loading products')).toHaveLength(1);
  });

  test('that fail to load affect their section only', async () => {
    const { mock } = setUp();
    await act(async () => mock.reject(pending(mock), new Error('down')));
    expect(screen.getByRole('alert').textContent).toMatch(/couldn’t load the products/);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Lodestar 98');
  });
});

describe('a missing page', () => {
  const withdrawn = {
    __typename: 'WithdrawnProduct',
    title: 'Old Ski',
    header: 'This one has left the mine.',
    productHeader: null,
    message: null,
    link: { text: 'To the shop', href: '/' },
    alternatives: [
      testTile({ id: 'adit', title: 'Adit 90', price: { ...testPrice(10), highest: testMoney(20) } }),
    ],
  };

  test('a withdrawn product answers 410 with other available products', async () => {
    const { status } = setUp({ result: withdrawn });
    await screen.findByText('This one has left the mine.');
    expect(status.code).toBe(410);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('This one has left the mine.');
    expect(screen.getByRole('link', { name: 'Adit 90' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'To the shop' }).getAttribute('href')).toBe('/');
    expect(document.title).toBe('Product Not Available | Skarn');
  });

  test('the home link is below the recommendations', async () => {
    setUp({ result: withdrawn });
    await screen.findByText('This one has left the mine.');
    const links = screen.getAllByRole('link').map(({ textContent }) => textContent);
    expect(links.indexOf('To the shop')).toBeGreaterThan(links.indexOf('Adit 90'));
  });

  test('nothing to recommend: 410 with managed content as for 404', async () => {
    const { status } = setUp({ result: { ...withdrawn, alternatives: [] } });
    await screen.findByRole('heading', { level: 1 });
    expect(status.code).toBe(410);
    expect(document.title).toBe('Product Not Available | Skarn');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Page not found');
  });

  test('recommended products could not be fetched: fatal 404 ‘Page not found’', async () => {
    const { status } = setUp({ result: { ...withdrawn, alternatives: null } });
    await screen.findByRole('heading', { level: 1 });
    expect(status.code).toBe(404);
    expect(document.title).toBe('Page Not Found | Skarn');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Page not found');
  });

  test('an unknown product: 404', () => {
    const { status } = setUp({ result: null });
    expect(status.code).toBe(404);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Page not found');
  });
});
