import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { loadQuery } from 'react-relay/hooks.js';
import { createOperationDescriptor } from 'relay-runtime';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import storeListQuery from '#relay/StoreListQuery.graphql.ts';
import type { StoreListQuery } from '#relay/StoreListQuery.graphql.ts';
import storeMapQuery from '#relay/StoreMapQuery.graphql.ts';
import type { StoreMapQuery } from '#relay/StoreMapQuery.graphql.ts';
import { createTestShop } from '../../components/ProductGrid/testShop.tsx';
import { StoreResults } from './StoreResults.tsx';
import { everyStore, type StoreQuery } from './storeQuery.rules.ts';

const scrollIntoView = vi.fn<(options: object) => void>();
beforeEach(() => {
  vi.stubGlobal('ResizeObserver', class { observe() {} disconnect() {} }); // oxfmt-ignore
  Element.prototype.scrollIntoView = scrollIntoView as never;
});
afterEach(() => {
  cleanup();
  scrollIntoView.mockReset();
});

const nothing = everyStore;
const choices = {
  kinds: [{ value: 'OWN', label: 'Our own store' }, { value: 'RENTAL', label: 'Rental' }],
  services: [{ value: 'tuning', label: 'Edges and wax' }],
}; // oxfmt-ignore

interface Facts {
  distance?: string | null;
  more?: object;
}

function edge(title: string, { distance = null, more = {} }: Facts = {}) {
  return {
    cursor: title,
    distance: distance === null ? null : { text: distance },
    node: {
      __typename: 'Store',
      id: title,
      title,
      kind: 'DEALER',
      kindLabel: 'Dealer',
      services: [],
      latitude: 47,
      note: null,
      phone: null,
      email: null,
      website: null,
      directionsUrl: null,
      image: null,
      address: null,
      now: null,
      week: [],
      specialDays: [],
      ...more,
    },
  };
}

type Edge = ReturnType<typeof edge>;
interface Setting {
  storeQuery?: Partial<StoreQuery>;
  edges?: readonly Edge[];
  beyond?: readonly Edge[];
  total?: number;
  refusal?: string | null;
  place?: string | null;
  isNear?: boolean;
  isDown?: boolean;
  points?: readonly { id: string; x: number; y: number; index: number; isOwn?: boolean }[] | null;
}

function setUp({
  storeQuery: wished = {},
  edges = [],
  beyond = [],
  total = edges.length,
  refusal = null,
  place = null,
  isNear = false,
  isDown = false,
  points = [],
}: Setting) {
  const storeQuery = { ...nothing, ...wished };
  const shop = createTestShop({ path: '/en-us/stores' });
  const { environment } = shop;
  const variables = { locale: 'en-us', near: null, ...storeQuery };
  const radius = place === null && !isNear ? null : { text: '150 km' };
  environment.commitPayload(createOperationDescriptor(storeListQuery, { ...variables }), {
    market: {
      id: 'market',
      stores: isDown
        ? null
        : {
            totalCount: total,
            refusal,
            place: place === null ? null : { name: place },
            radius,
            ...choices,
            beyond,
            edges,
            pageInfo: { hasNextPage: edges.length < total, endCursor: edges.at(-1)?.cursor ?? null },
          },
    },
  });
  environment.commitPayload(createOperationDescriptor(storeMapQuery, { ...variables }), {
    market: {
      id: 'market',
      stores: {
        map:
          points === null
            ? null
            : {
                land: 'M0 0l9 9 9-9z',
                section: { x: 0.5, y: 0.25, size: 0.25 },
                lakes: '',
                rivers: '',
                provinces: '',
                borders: '',
                stores: points.map(({ id, isOwn = false, ...point }) => ({ storeId: id, isOwn, ...point })),
                towns: [{ name: 'Hall', x: 300, y: 300 }],
                origin: null,
              },
      },
    },
  });
  const options = { fetchPolicy: 'store-only' } as never;
  const list = loadQuery<StoreListQuery>(environment, storeListQuery, variables, options);
  const map = loadQuery<StoreMapQuery>(environment, storeMapQuery, variables, options);
  const onChange = vi.fn<(storeQuery: StoreQuery) => void>();
  shop.render(
    <StoreResults
      list={list}
      map={map}
      storeQuery={storeQuery}
      isNear={isNear}
      isPending={false}
      onChange={onChange}
    />,
  );
  return { ...shop, onChange };
}

const card = (title: string) => within(screen.getByRole('heading', { level: 3, name: title }).closest('li')!);
const markers = () => [...document.querySelectorAll<HTMLElement>('[data-cluster]')];
const pickedCards = () =>
  [...document.querySelectorAll('li[data-picked] h3')].map(({ textContent }) => textContent);

describe('the list', () => {
  test.each([
    ['of a region shows the count', {}, '2 stores'],
    ['around a place shows the radius', { place: 'Hall' }, '2 stores within 150 km of Hall'],
    ['around the position says so', { isNear: true }, '2 stores within 150 km of you'],
  ])('%s', (_sentence, setting, heading) => {
    setUp({ ...setting, edges: [edge('Kant'), edge('Adit')] });
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe(heading);
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Kant',
      'Adit',
    ]);
  });

  test('shows name, distance, opening state and directions', () => {
    setUp({
      edges: [
        edge('Kant', {
          distance: '3.2 km',
          more: {
            address: { lines: ['Lift 9', '6060 Hall'], countryName: 'Austria' },
            phone: '+43 (0) 5 12',
            directionsUrl: 'https://www.openstreetmap.org/?mlat=47',
            now: { status: 'OPEN', text: 'Open until 6:00 PM', hours: '9:00 AM–6:00 PM' },
            week: [{ days: 'Mon–Fri', hours: '9:00 AM–6:00 PM' }],
            specialDays: [{ days: 'December 24', hours: 'Closed', note: 'Snow' }],
            services: ['Edges and wax', 'Boot fitting'],
            email: 'a@kant.example',
            website: 'https://kant.example',
          },
        }),
      ],
    });
    const kant = card('Kant');
    for (const text of ['3.2 km', 'Dealer', 'Lift 9, 6060 Hall, Austria', 'Open until 6:00 PM', 'Today 9:00 AM–6:00 PM', 'Mon–Fri', 'Closed (Snow)', 'Edges and wax · Boot fitting'])
      expect(kant.getByText(text)).toBeDefined(); // oxfmt-ignore
    const links = kant
      .getAllByRole('link')
      .map((link) => [link.getAttribute('href'), link.getAttribute('rel')]);
    expect(links).toEqual([
      ['tel:+430512', null],
      ['https://www.openstreetmap.org/?mlat=47', 'noopener noreferrer'],
      ['mailto:a@kant.example', null],
      ['https://kant.example', 'noopener noreferrer'],
    ]);
  });

  test('has a card for a store with empty optional fields', () => {
    setUp({ edges: [edge('Bare', { more: { latitude: null } })] });
    expect(card('Bare').getByText('Hours not listed. Call before you go.')).toBeDefined();
    expect(card('Bare').queryByRole('button')).toBeNull();
    expect(card('Bare').queryByRole('link')).toBeNull();
  });

  test('of an unknown place shows the refusal, not an empty list', () => {
    setUp({ storeQuery: { place: 'Xyz' }, refusal: 'We know no place called “Xyz”.', points: null });
    expect(screen.getByRole('alert').textContent).toBe('We know no place called “Xyz”.');
    expect(screen.queryByRole('heading', { level: 2 })).toBeNull();
    expect(screen.getByRole('link', { name: 'All stores' }).getAttribute('href')).toBe('/en-us/stores');
  });

  test('without stores nearby shows the nearest ones', () => {
    setUp({
      storeQuery: { place: 'Reykjavík' },
      place: 'Reykjavík',
      beyond: [edge('Kant', { distance: '900 km' })],
    });
    expect(screen.getByText('Nearest beyond that:')).toBeDefined();
    expect(card('Kant').getByText('900 km')).toBeDefined();
  });

  test('filtered to none says which filters to remove', () => {
    setUp({ storeQuery: { kind: 'OWN', service: 'tuning' } });
    expect(
      screen.getByText('No stores match in your region. Change the filters, or see all stores.'),
    ).toBeDefined();
  });

  test('is filtered by kind and service', async () => {
    const { onChange } = setUp({ storeQuery: { place: 'Hall' }, place: 'Hall', edges: [edge('Kant')] });
    await userEvent.selectOptions(screen.getByLabelText('Type'), 'Rental');
    expect(onChange).toHaveBeenLastCalledWith({ ...everyStore, place: 'Hall', kind: 'RENTAL' });
    await userEvent.selectOptions(screen.getByLabelText('Services'), 'Edges and wax');
    expect(onChange).toHaveBeenLastCalledWith({ ...everyStore, place: 'Hall', service: 'tuning' });
  });

  test('that fails to load says so, and the map stays', () => {
    setUp({ isDown: true });
    expect(screen.getByRole('alert').textContent).toMatch(/can’t search stores right now/);
    expect(screen.getByRole('figure', { name: 'Map of the stores' })).toBeDefined();
  });

  test('loads more on request, and reports a failure', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const { environment } = setUp({ edges: [edge('Kant')], total: 2 });
    await userEvent.click(screen.getByRole('button', { name: /more/i }));
    const requested = environment.mock.getMostRecentOperation().request.variables;
    expect(requested).toMatchObject({ first: 20, after: 'Kant', id: 'market' });
    await act(async () => environment.mock.rejectMostRecentOperation(new Error('down')));
    expect(screen.getByRole('alert')).toBeDefined();
    vi.restoreAllMocks();
  });
});

describe('the map', () => {
  const three = [
    { id: 'Kant', x: 200, y: 200, index: 0 },
    { id: 'Adit', x: 205, y: 203, index: 1 },
    { id: 'Stope', x: 800, y: 800, index: 2, isOwn: true },
  ];
  const edges = three.map(({ id }) => edge(id));
  const tap = (element: Element) => {
    element.setPointerCapture = () => {};
    document.elementFromPoint = () => element;
    fireEvent.pointerDown(element, { pointerId: 1, button: 0, clientX: 5, clientY: 5 });
    fireEvent.pointerUp(element, { pointerId: 1, button: 0, clientX: 5, clientY: 5 });
  };
  beforeEach(() => {
    HTMLElement.prototype.setPointerCapture = () => {};
  });

  test('clusters overlapping markers, with their number', () => {
    setUp({ edges, points: three });
    expect(markers().map(({ textContent, dataset }) => [textContent, dataset['own'] ?? null])).toEqual([
      ['2', null],
      ['', 'true'],
    ]);
  });

  test('is hidden from screen readers, which have the list; its buttons are not', () => {
    setUp({ edges, points: three });
    expect(markers()[0]?.closest('[aria-hidden="true"]')).not.toBeNull();
    expect(screen.getByRole('button', { name: 'Zoom in' })).toBeDefined();
    expect(screen.getByRole('button', { name: 'Zoom out' }).hasAttribute('disabled')).toBe(true);
  });

  test('splits clusters on zoom', async () => {
    setUp({ edges, points: three });
    tap(markers()[0]!);
    expect(markers().map(({ textContent }) => textContent)).toEqual(['', '']);
    expect(pickedCards()).toEqual([]);
  });

  test('offers a search of what it shows once it is moved', async () => {
    const user = userEvent.setup();
    const { onChange } = setUp({
      edges: [edge('Kant')],
      points: [{ id: 'Kant', index: 0, x: 500, y: 500 }],
      place: 'Hall',
    });
    expect(screen.queryByRole('button', { name: 'Search this area' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Zoom in' }));
    await user.click(screen.getByRole('button', { name: 'Search this area' }));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Zoom in' }));
    expect(onChange).toHaveBeenCalledExactlyOnceWith({
      ...everyStore,
      area: { south: expect.any(Number), west: expect.any(Number), north: 57.16, east: 70 },
    });
  });

  test('selects a store in sync with the list', () => {
    setUp({ edges, points: three });
    tap(markers()[1]!);
    expect(pickedCards()).toEqual(['Stope']);
    expect(markers()[1]?.dataset['picked']).toBe('true');
    expect(scrollIntoView).toHaveBeenCalledOnce();
  });

  test('shows the store that was selected in the list', async () => {
    setUp({ edges, points: three });
    await userEvent.click(card('Adit').getByRole('button', { name: 'Show on the map Adit' }));
    expect(pickedCards()).toEqual(['Adit']);
    expect(markers().filter(({ dataset }) => dataset['picked'])).toHaveLength(1);
    expect(document.querySelector('svg')?.getAttribute('viewBox')).not.toBe('0 0 1000 1000');
    expect(scrollIntoView).not.toHaveBeenCalled();
  });

  test('loads the list up to a store that was selected on it', async () => {
    const { environment } = setUp({ edges: edges.slice(0, 1), total: 3, points: three });
    tap(markers()[1]!);
    expect(environment.mock.getMostRecentOperation().request.variables).toMatchObject({
      first: 2,
      after: 'Kant',
    });
  });

  test('is not rendered without stores', () => {
    setUp({ edges: [edge('Bare')], points: null });
    expect(document.querySelector('figure')).toBeNull();
  });
});
