/** The product page’s other parts: gallery, specifications, sharing, and related products that load later. */
import { act, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { testTile } from '../../components/ProductGrid/testProducts.ts';
import { image, path, pick, product, setUp } from './testProductRoute.tsx';

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
