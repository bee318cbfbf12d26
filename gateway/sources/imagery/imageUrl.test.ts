import { expect, test } from 'vitest';
import { imageUrl, type RenditionParams } from './imageUrl.ts';

const rows: [sentence: string, params: RenditionParams, query: string][] = [
  ['no parameters, no question mark', {}, ''],
  [
    'parameters are in a fixed order',
    { qlt: 75, fmt: 'auto', h: 453, w: 340 },
    '?w=340&h=453&fmt=auto&qlt=75',
  ],
  [
    'aspect adds the sm=aspect that the vendor needs',
    { w: 141, aspect: '16:9' },
    '?w=141&aspect=16:9&sm=aspect',
  ],
  ['an explicit sm is kept', { w: 9, aspect: '1:1', sm: 'c' }, '?w=9&aspect=1:1&sm=c'],
  [
    'poi adds scaleFit=poi, rounded',
    { w: 9, sm: 'c', poi: { x: 1 / 3, y: 0, w: 0.5, h: 1 } },
    '?w=9&sm=c&poi=0.3333,0,0.5,1&scaleFit=poi',
  ],
  ['colours are encoded', { bg: 'rgb(1,2,3)' }, '?bg=rgb(1,2,3)'],
];
test.each(rows)('%s', (_, params, query) => {
  expect(imageUrl('https://images.test', 'k2', 'a_b', params)).toBe(`https://images.test/i/k2/a_b${query}`);
});

test('names are encoded', () => {
  expect(imageUrl('', 'k2', 'a b/../c?d')).toBe('/i/k2/a%20b%2F..%2Fc%3Fd');
});

test('parameters that can change are read each time', () => {
  const params: RenditionParams = { w: 9 };
  expect(imageUrl('', 'k2', 'a', params)).toBe('/i/k2/a?w=9');
  params.w = 10;
  expect(imageUrl('', 'k2', 'a', params)).toBe('/i/k2/a?w=10');
  const shared = Object.freeze({ w: 11 });
  expect(['a', 'b'].map((name) => imageUrl('', 'k2', name, shared))).toEqual([
    '/i/k2/a?w=11',
    '/i/k2/b?w=11',
  ]);
});
