import { cleanup, screen, within } from '@testing-library/react';
import { createOperationDescriptor } from 'relay-runtime';
import { afterEach, expect, test } from 'vitest';
import categoryRouteQuery from '#relay/CategoryRouteQuery.graphql.ts';
import type { CategoryRouteQuery$data } from '#relay/CategoryRouteQuery.graphql.ts';
import { createTestShop } from '../ProductGrid/testShop.tsx';
import { CategoryGroup } from './CategoryGroup.tsx';

afterEach(cleanup);

const tile = (name: string, image: object | null) => ({
  title: `Our ${name}`,
  category: { id: name, path: `/en-us/c/skis/${name}` },
  image,
});
const picture = (name: string) => ({
  tiny: `/i/${name}?w=224`,
  small: `/i/${name}?w=320`,
  middle: `/i/${name}?w=480`,
  medium: `/i/${name}?w=640`,
  large: `/i/${name}?w=1280`,
});

function setUp(more: object = {}, linksToProducts = true) {
  const { environment, render } = createTestShop();
  const operation = createOperationDescriptor(categoryRouteQuery, { locale: 'en-us', handle: 'skis' });
  environment.commitPayload(operation, {
    category: {
      id: 'skis',
      displayTitle: 'Skis',
      description: null,
      path: '/en-us/c/skis',
      alternates: [],
      seo: { title: 'Skis', description: null, image: null },
      banner: null,
      breadcrumbs: [],
      children: [],
      groups: [
        {
          key: 'group',
          heading: 'Where are you headed?',
          layout: 'ROW',
          tiles: [tile('touring', picture('touring')), tile('park', null)],
          ...more,
        },
      ],
    },
  });
  const { category } = environment.lookup(operation.fragment).data as unknown as CategoryRouteQuery$data;
  const [group] = category?.groups ?? [];
  if (!group) throw new Error('no group');
  render(<CategoryGroup group={group} linksToProducts={linksToProducts} />);
}

const navigation = () => within(screen.getByRole('navigation', { name: 'Where are you headed?' }));

test('shows sub-categories in the given order: title, link, and a picture if there is one', () => {
  setUp();
  expect(
    navigation()
      .getAllByRole('listitem')
      .map((item) => [
        within(item).getByRole('heading', { level: 3 }).textContent,
        within(item).getByRole('link').getAttribute('href'),
        item.querySelector('img')?.getAttribute('src'),
      ]),
  ).toEqual([
    ['Our touring', '/en-us/c/skis/touring', '/i/touring?w=640'],
    ['Our park', '/en-us/c/skis/park', undefined],
  ]);
});

test('its pictures are decorative and lazy', () => {
  setUp();
  const image = navigation().getByRole<HTMLImageElement>('presentation');
  expect([image.alt, image.getAttribute('loading')]).toEqual(['', 'lazy']);
  expect(image.getAttribute('srcset')).toBe(
    '/i/touring?w=224 224w, /i/touring?w=320 320w, /i/touring?w=480 480w, /i/touring?w=640 640w, /i/touring?w=1280 1280w',
  );
});

test.each(['GRID', 'FOUR_UP', 'ROW', 'SPLIT', 'LIST', 'OF_NEXT_YEAR'])(
  'has the layout of the editors’ tag: %s',
  (layout) => {
    setUp({ layout });
    const { dataset } = navigation().getByRole('list');
    expect([dataset['layout'], dataset['place']]).toEqual([layout, 'category']);
  },
);

test('has a skip link to the products', () => {
  setUp();
  expect(navigation().getByRole('link', { name: 'All products' }).getAttribute('href')).toBe('#clp-main');
});

test('has none where another group does', () => {
  setUp({}, false);
  expect(navigation().queryByRole('link', { name: 'All products' })).toBeNull();
});
