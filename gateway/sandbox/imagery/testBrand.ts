/** One ski in two colours and a small scene, for tests of the image service and its client. */
import type { Brand, BrandProduct } from '../brand/types.ts';

const ski: BrandProduct = {
  index: 0,
  key: 'lodestar-98',
  kind: 'ski',
  family: 'lodestar',
  season: 2027,
  categories: [],
  title: { 'en-us': 'Lodestar 98' },
  tagline: { 'en-us': 'Points uphill.' },
  description: { 'en-us': '<p>A ski.</p>' },
  colours: [
    { name: 'Patina', hex: ['#2E6357'], group: 'Green' },
    { name: 'Day Shift', hex: ['#F1EFE9', '#A8481F'], group: 'White' },
  ],
  sizeOption: null,
  sizes: [],
  flex: 5,
  specs: { Waist: '98 mm' },
  prices: {},
  contentPrices: {},
  regions: [],
  soldOutIn: [],
  notMade: [],
  expectedOn: null,
  isNew: false,
  isRedesigned: false,
  withdrawn: false,
  related: [],
  video: true,
};

export const testBrand: Brand = {
  seed: 1,
  products: [ski],
  categories: [],
  scenes: [
    {
      name: 'scene-small',
      alt: { 'en-us': 'Snow' },
      width: 256,
      height: 144,
      poi: { x: 0.5, y: 0.25, w: 0.25, h: 0.5 },
      mood: 'noon',
    },
  ],
  colourGroups: [{ name: 'Green', hex: '#2E6357' }],
};
