import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { testTile } from '../ProductGrid/testProducts.ts';
import { bannerBlock, bannerData, renderPage, sliderBlock } from './testPage.tsx';
import { lateBlocks } from './lateBlocks.ts';

beforeAll(() => Promise.all(lateBlocks.map((part) => part.load())));

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
    categories: ['skis', 'poles'].map((handle) => ({
      title: handle,
      category: { id: handle, path: `/en-us/c/${handle}` },
      image: null,
    })),
    ...block,
  };
}

describe('a page with the layout flush-banner', () => {
  const page = (blocks: readonly object[], layout = 'FLUSH_BANNER') => {
    const { container } = renderPage(blocks, { layout });
    const element = container.firstElementChild!;
    return [element.getAttribute('data-flush'), element.getAttribute('data-behind-header')];
  };
  test.each<[string, readonly object[], string | null]>([
    ['a darkened banner extends behind a header with light text', [bannerBlock({})], 'dark'],
    ['one that is not darkened, behind one with dark text', [bannerBlock({ isOverlayDark: false })], 'light'],
    ['so does a slider', [sliderBlock([bannerData({}, 'one'), bannerData({}, 'two')])], 'dark'],
    ['a banner with its text beside it stays below', [bannerBlock({ isCopyBeside: true })], null],
    ['so does anything else', [gridBlock({})], null],
  ])('%s', (_case, blocks, behindHeader) => {
    expect(page(blocks)).toEqual(['', behindHeader]);
  });

  test('on a page with the default layout no banner does', () => {
    expect(page([bannerBlock({})], 'DEFAULT')).toEqual([null, null]);
  });

  test('a heading in any banner of a slider is the page’s', () => {
    renderPage([sliderBlock([bannerData({}, 'one'), bannerData({ contentHtml: '<h1>Two</h1>' }, 'two')])]);
    expect(screen.getAllByRole('heading', { level: 1 }).map((one) => one.textContent)).toEqual(['Two']);
  });
});

describe('products on a page', () => {
  test('are shown as a grid', () => {
    renderPage([gridBlock({ tiles: [testTile()] })]);
    expect(screen.getByRole('list', { name: 'New this winter' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Lodestar 98' })).toBeDefined();
  });

  test('or as a slider, a region of its own', () => {
    renderPage([gridBlock({ isSlider: true, slides: [testTile()] })]);
    expect(screen.getByRole('region', { name: 'New this winter' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Lodestar 98' })).toBeDefined();
  });

  test('without products have no heading either', () => {
    renderPage([gridBlock({ isSlider: true })]);
    expect(screen.queryByText('New this winter')).toBeNull();
  });
});

describe('a group of categories', () => {
  test.each(['FOUR_UP', 'GRID'])('has the layout of its tags: %s', (layout) => {
    renderPage([groupBlock({ layout })]);
    expect(screen.getByRole('list').dataset['layout']).toBe(layout);
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/en-us/c/skis',
      '/en-us/c/poles',
    ]);
  });

  test('without categories has no heading either', () => {
    renderPage([groupBlock({ categories: [] })]);
    expect(screen.queryByText('Four things')).toBeNull();
  });
});
