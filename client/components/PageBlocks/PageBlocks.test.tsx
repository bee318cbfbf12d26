import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { testTile } from '../ProductGrid/testProducts.ts';
import { renderPage } from './testPage.tsx';

afterEach(cleanup);

function gridBlock(block: object): object {
  return {
    __typename: 'ProductGridBlock',
    key: 'page_home.2',
    heading: 'New this winter',
    isSlider: false,
    autoplayDelay: null,
    more: null,
    tiles: [],
    slides: [],
    ...block,
  };
}

function groupBlock(block: object): object {
  return {
    __typename: 'CategoryGroupBlock',
    key: 'page_home.1',
    heading: 'Four things',
    layout: 'FOUR_UP',
    categories: ['skis', 'poles'].map((uid) => ({
      title: uid,
      category: { id: uid, path: `/en-us/c/${uid}` },
      image: null,
    })),
    ...block,
  };
}

describe('products on a page', () => {
  test('stand in a grid', () => {
    renderPage([gridBlock({ tiles: [testTile()] })]);
    expect(screen.getByRole('list', { name: 'New this winter' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Lodestar 98' })).toBeDefined();
  });

  test('or in a row that slides, a region of its own', () => {
    renderPage([gridBlock({ isSlider: true, slides: [testTile()] })]);
    expect(screen.getByRole('region', { name: 'New this winter' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Lodestar 98' })).toBeDefined();
  });

  test('without products there is no heading either', () => {
    renderPage([gridBlock({ isSlider: true })]);
    expect(screen.queryByText('New this winter')).toBeNull();
  });
});

describe('a group of categories', () => {
  test.each(['FOUR_UP', 'GRID'])('is laid out as its tags say: %s', (layout) => {
    renderPage([groupBlock({ layout })]);
    expect(screen.getByRole('list').dataset['layout']).toBe(layout);
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/en-us/c/skis',
      '/en-us/c/poles',
    ]);
  });

  test('without categories there is no heading either', () => {
    renderPage([groupBlock({ categories: [] })]);
    expect(screen.queryByText('Four things')).toBeNull();
  });
});
