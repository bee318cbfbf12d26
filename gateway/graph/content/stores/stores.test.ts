/** The store locator, end to end: lists, places, distances, refusals, the map, and upstream calls. */
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { callsBySource, startShop, type Shop } from '../../../testing/shop/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
});
afterEach(() => shop.mendSources());
afterAll(() => shop.close());

interface Edge {
  cursor: string;
  distance: { value: number; unit: string; text: string } | null;
  node: {
    title: string;
    kind: string;
    services: string[];
    address: { city: string; countryCode: string } | null;
  };
}
interface Stores {
  totalCount: number;
  refusal: string | null;
  place: { key: string; name: string; area: string } | null;
  radius: { text: string } | null;
  edges: Edge[];
  beyond: Edge[];
  boundingBox: { south: number; west: number; north: number; east: number } | null;
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}
interface Answer {
  market: { stores: Stores | null };
}

const edge = `cursor distance { value unit text } node { title kind services address { city countryCode } }`;
const text = `query ($locale: Locale!, $near: PositionInput, $place: String, $area: AreaInput, $kind: StoreKind, $service: String, $first: Int, $after: String) @inContext(locale: $locale) {
  market { stores(near: $near, place: $place, area: $area, kind: $kind, service: $service, first: $first, after: $after) {
    totalCount refusal place { key name area } radius { text } boundingBox { south west north east }
    edges { ${edge} } beyond { ${edge} } pageInfo { hasNextPage endCursor } } } }`;

async function stores(locale: string, variables: Record<string, unknown> = {}): Promise<Stores> {
  const { data, errors } = await shop.visitor().ask<Answer>(text, { locale, ...variables });
  expect(errors).toEqual([]);
  return data.market.stores!;
}

const countries = ({ edges }: Stores) => [...new Set(edges.map(({ node }) => node.address?.countryCode))];

describe('without a place', () => {
  test('the list begins with the market’s country and the brand’s own shops, without distances', async () => {
    const list = await stores('de-at', { first: 100 });
    expect(list.edges[0]?.node).toMatchObject({ title: 'Skarn Innsbruck', kind: 'OWN' });
    expect(countries(list).slice(0, 3)).toEqual(['AT', 'BE', 'DE']);
    expect(list.edges.every(({ distance }) => distance === null)).toBe(true);
    expect([list.place, list.radius, list.refusal]).toEqual([null, null, null]);
  });

  test.each([
    ['en-us', ['US', 'CA']],
    ['ja-jp', ['JP']],
  ])('%s is shown the stores of its region alone', async (locale, expected) => {
    expect(countries(await stores(locale, { first: 100 }))).toEqual(expected);
  });

  test('pages are complete, beyond the source’s 100 entries per call', async () => {
    const seen: string[] = [];
    let after: string | null = null;
    let total = 0;
    do {
      const page: Stores = await stores('en-gb', { first: 50, after });
      seen.push(...page.edges.map(({ node, cursor }) => `${node.title} ${node.address?.city} ${cursor}`));
      total = page.totalCount;
      after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
    } while (after !== null);
    expect(total).toBeGreaterThan(100);
    expect(new Set(seen).size).toBe(total);
  });

  test('the bounding box contains the whole list', async () => {
    const { boundingBox } = await stores('ja-jp', { first: 1 });
    expect(boundingBox?.south).toBeGreaterThan(30);
    expect(boundingBox?.north).toBeLessThan(46);
    expect(boundingBox?.west).toBeGreaterThan(128);
  });

  test('incomplete entries are listed', async () => {
    const { data, errors } = await shop.visitor().ask<{ market: { stores: { edges: { node: object }[] } } }>(
      `query ($after: String) @inContext(locale: "en-global") { market { stores(first: 100, after: $after) { edges { node {
        title kind kindLabel services latitude longitude directionsUrl phone email website note image { alt }
        address { lines countryName } now { status text hours } week { days hours } specialDays { days }
        openings { days opens closes } } } } } }`,
      { after: Buffer.from('store:149').toString('base64url') },
    );
    expect(errors).toEqual([]);
    const last = data.market.stores.edges.map(({ node }) => node).slice(-2);
    const nothing = {
      latitude: null,
      longitude: null,
      directionsUrl: null,
      website: null,
      image: null,
      now: null,
      openings: [],
    };
    expect(last).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ ...nothing, title: 'The Unmarked Door', kind: 'DEALER', address: null, week: [], services: [], phone: null, email: null, note: null, specialDays: [] }),
        expect.objectContaining({ ...nothing, kind: 'DEALER', services: ['<b>all</b>', 'constructor'], specialDays: [] }),
      ]),
    ); // oxfmt-ignore
  });
});

describe('around a place', () => {
  test('the nearest come first, in kilometres', async () => {
    const list = await stores('de-de', { place: 'Innsbruck' });
    expect(list.place).toEqual({ key: 'Innsbruck, AT', name: 'Innsbruck', area: 'Österreich' });
    expect(list.radius?.text.replaceAll(/\s/g, ' ')).toBe('150 km');
    const far = list.edges.map(({ distance }) => distance?.value ?? -1);
    expect(far).toEqual([...far].sort((a, b) => a - b));
    expect(far[0]).toBeLessThan(3);
    expect(list.edges[0]?.distance?.unit).toBe('kilometer');
    expect(countries(list)).toEqual(expect.arrayContaining(['AT', 'DE', 'IT']));
  });

  test('in miles where roads are measured in miles', async () => {
    const list = await stores('en-us', { place: 'Boulder' });
    expect(list.place).toEqual({ key: 'Boulder, US-CO', name: 'Boulder', area: 'CO, United States' });
    expect([list.radius?.text, list.edges[0]?.distance?.unit]).toEqual(['100 mi', 'mile']);
  });

  test.each([
    ['regardless of accents', 'de-de', 'muenchen', 'München, DE', 'München'],
    ['in Japanese', 'ja-jp', '札幌', '札幌, JP', '札幌'],
    ['in the reader’s language', 'de-de', 'Genf', 'Genf, CH-GE', 'Genf'],
    ['in the market’s country first', 'en-us', 'Vienna', null, 'Vienna'],
    ['by a store’s postal code', 'de-at', '6020', '6020, AT', '6020 Innsbruck'],
    ['by the town of a store missing from the gazetteer', 'sv-se', 'stollby', 'Stollby, SE', 'Stollby'],
    ['by prefix', 'en-gb', 'Chamon', 'Chamonix-Mont-Blanc, FR', 'Chamonix-Mont-Blanc'],
    ['with its country', 'en-us', 'Vienna, Austria', 'Vienna, AT', 'Vienna'],
  ])('it is understood %s', async (_sentence, locale, place, key, name) => {
    const { place: found } = await stores(locale, { place });
    expect(found?.name).toBe(name);
    if (key === null) expect(found?.area).toContain('United States');
    else expect(found?.key).toBe(key);
  });

  test('its key names the same place in every market', async () => {
    const here = { 'en-us': 'Denver', 'ja-jp': '札幌', 'de-de': 'Genf' };
    for (const [locale, place] of Object.entries(here)) {
      const { place: meant, edges } = await stores(locale, { place });
      const elsewhere = await stores('en-gb', { place: meant?.key });
      expect(elsewhere.edges[0]?.node.address?.countryCode).toBe(edges[0]?.node.address?.countryCode);
      expect(elsewhere.totalCount).toBeGreaterThan(0);
    }
  });

  test('stores of other regions are found', async () => {
    expect(countries(await stores('en-us', { place: 'Zermatt' }))).toContain('CH');
  });

  test('an unknown one is reported in a message, and nothing is listed', async () => {
    const list = await stores('en-us', { place: ' Qwertzuiop ' });
    expect(list.refusal).toBe('We couldn’t find “Qwertzuiop”. Try a larger town nearby.');
    expect([list.totalCount, list.edges, list.beyond]).toEqual([0, [], []]);
  });

  test('without stores nearby, the nearest ones beyond the radius are listed', async () => {
    const list = await stores('en-gb', { place: 'Reykjavík' });
    expect([list.totalCount, list.refusal]).toEqual([0, null]);
    expect(list.beyond).toHaveLength(3);
    expect(list.beyond[0]?.distance?.value).toBeGreaterThan(100);
  });
});

test('around a position the nearest come first', async () => {
  const list = await stores('de-de', { near: { latitude: 47.26, longitude: 11.39 } });
  expect(list.place).toBeNull();
  expect(list.edges[0]?.distance?.value).toBeLessThan(3);
});

test('filters by kind and service are combined', async () => {
  const rentals = await stores('en-gb', { kind: 'RENTAL', first: 100 });
  expect(new Set(rentals.edges.map(({ node }) => node.kind))).toEqual(new Set(['RENTAL']));
  const both = await stores('en-gb', { kind: 'RENTAL', service: 'tuning', first: 100 });
  expect(both.totalCount).toBeLessThan(rentals.totalCount);
  expect(both.edges.every(({ node }) => node.services.includes('Edges and wax'))).toBe(true);
});

describe('an area', () => {
  const alps = { south: 46, west: 9, north: 48.5, east: 14 };

  test('lists what is in it, of any region, without distances', async () => {
    const list = await stores('en-us', { area: alps, first: 100 });
    expect(countries(list)).toContain('AT');
    expect(list.edges.every(({ distance }) => distance === null)).toBe(true);
    const { south, west, north, east } = list.boundingBox!;
    expect([south >= alps.south, west >= alps.west, north <= alps.north, east <= alps.east]).toEqual(
      Array(4).fill(true),
    );
  });

  test('without stores names the nearest ones', async () => {
    const list = await stores('en-us', { area: { south: 38, west: -30, north: 40, east: -25 } });
    expect([list.totalCount, list.beyond.length]).toEqual([0, 3]);
  });
});

test.each([
  ['a latitude beyond the pole', { near: { latitude: 91, longitude: 0 } }, 'latitude is -90 to 90.'],
  ['a longitude around the world', { near: { latitude: 0, longitude: 181 } }, 'longitude is -180 to 180.'],
  [
    'a place and a position',
    { near: { latitude: 0, longitude: 0 }, place: 'Wien' },
    'Give one of near, place and area.',
  ],
  ['an area upside down', { area: { south: 48, west: 6, north: 46, east: 14 } }, 'south is less than north.'],
  ['an overlong place', { place: 'x'.repeat(81) }, 'place has at most 80 letters.'],
  ['too many', { first: 101 }, 'first is 1 to 100.'],
  ['none', { first: 0 }, 'first is 1 to 100.'],
  ['a cursor of something else', { after: 'cGxhY2U6MQ' }, 'after takes cursors of this connection.'],
])('%s is refused', async (_sentence, variables, message) => {
  const { data, errors } = await shop.visitor().ask<Answer>(text, { locale: 'en-us', ...variables });
  expect(data.market.stores).toBeNull();
  expect(errors[0]).toMatchObject({ message, extensions: { code: 'BAD_USER_INPUT' } });
});

describe('places', () => {
  const ask = (locale: string, query: string) =>
    shop
      .visitor()
      .ask<{ market: { places: { name: string; area: string; key: string }[] } }>(
        `query ($locale: Locale!, $query: String!) @inContext(locale: $locale) { market { places(query: $query) { name area key } } }`,
        { locale, query },
      );

  test.each([
    [
      'the market’s country comes first',
      'de-at',
      'inns',
      { name: 'Innsbruck', area: 'Österreich', key: 'Innsbruck, AT' },
    ],
    ['umlauts are optional', 'de-de', 'munch', { name: 'München', area: 'Deutschland', key: 'München, DE' }],
    [
      'states distinguish towns of the same name',
      'en-us',
      'denver',
      { name: 'Denver', area: 'CO, United States', key: 'Denver, US-CO' },
    ],
    ['Japanese is supported', 'ja-jp', '東', { name: '東京', area: '日本', key: '東京, JP' }],
    [
      'postal codes of stores are found',
      'fr-fr',
      '7440',
      { name: '74400 Chamonix-Mont-Blanc', area: 'France', key: '74400, FR' },
    ],
  ])('%s', async (_sentence, locale, query, first) => {
    const { data, errors } = await ask(locale, query);
    expect(errors).toEqual([]);
    expect(data.market.places[0]).toEqual(first);
    expect(data.market.places.length).toBeLessThanOrEqual(8);
    expect(new Set(data.market.places.map(({ key }) => key)).size).toBe(data.market.places.length);
  });

  test('a single letter gives no suggestions', async () => {
    expect((await ask('de-de', 'm')).data.market.places).toEqual([]);
  });

  test('come from the gazetteer only while the content service is down', async () => {
    await shop.coldSources();
    await shop.breakSource({ source: 'delivery', status: 503 });
    const { data } = await ask('de-at', 'inns');
    expect(data.market.places[0]?.key).toBe('Innsbruck, AT');
  });
});

describe('the map', () => {
  interface MapAnswer {
    market: {
      stores: {
        totalCount: number;
        map: {
          land: string;
          borders: string;
          stores: { storeId: string; index: number; x: number; y: number; isOwn: boolean }[];
          towns: { name: string }[];
          origin: { x: number; y: number } | null;
        } | null;
      };
    };
  }
  const map = async (locale: string, variables: Record<string, unknown> = {}) => {
    const { data, errors } = await shop.visitor().ask<MapAnswer>(
      `query ($locale: Locale!, $place: String, $area: AreaInput, $kind: StoreKind) @inContext(locale: $locale) { market { stores(place: $place, area: $area, kind: $kind) {
        totalCount map { land borders stores { storeId index x y isOwn } towns { name } origin { x y } } } } }`,
      { locale, ...variables },
    );
    expect(errors).toEqual([]);
    return data.market.stores;
  };

  test('of a region shows every store of the list, and is small', async () => {
    const { totalCount, map: drawn } = await map('en-gb');
    expect(drawn?.stores).toHaveLength(totalCount);
    expect(drawn?.stores.filter(({ isOwn }) => isOwn)).toHaveLength(2);
    expect(drawn?.stores.every(({ x, y }) => x > 0 && x < 1000 && y > 0 && y < 1000)).toBe(true);
    expect(drawn?.land).toMatch(/^M-?\d+ -?\d+l[-\d z lM]+z$/);
    expect((drawn?.land.length ?? 0) + (drawn?.borders.length ?? 0)).toBeLessThan(80_000);
    expect([drawn?.towns, drawn?.origin]).toEqual([[], null]);
  });

  test('around a place labels its towns and the place', async () => {
    const { map: drawn } = await map('de-de', { place: 'Innsbruck' });
    expect(drawn?.towns.map(({ name }) => name)).toContain('München');
    expect(drawn?.origin?.x).toBeGreaterThan(200);
    expect(drawn?.stores[0]?.index).toBe(0);
  });

  test('is null without any position', async () => {
    expect((await map('en-us', { place: 'Qwertzuiop' })).map).toBeNull();
  });
});

describe('upstream', () => {
  test('a search costs one call per hundred entries, shared by all markets', async () => {
    await shop.coldSources();
    const count = `query ($locale: Locale!, $place: String) @inContext(locale: $locale) { market { stores(place: $place) { totalCount } } }`;
    const first = await shop.visitor().ask(count, { locale: 'en-us' });
    expect(callsBySource(first.log.records)).toEqual({ delivery: 3 });
    const second = await shop.visitor().ask(count, { locale: 'en-gb', place: 'London' });
    expect(callsBySource(second.log.records)).toEqual({});
  });

  test('null with an error while the content service is down', async () => {
    await shop.coldSources();
    await shop.breakSource({ source: 'delivery', status: 503 });
    const { data, errors } = await shop.visitor().ask<Answer>(text, { locale: 'en-us' });
    expect(data.market.stores).toBeNull();
    expect(errors[0]).toMatchObject({ extensions: { source: 'delivery' } });
  });
});
