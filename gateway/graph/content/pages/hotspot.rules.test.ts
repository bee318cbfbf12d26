/** catalogue.md 2 "A hotspot call-to-action", 3 "Hotspot", 4 and 5. */
import { describe, expect, test } from 'vitest';
import type { HotspotJson } from '../../../sources/delivery/banners.ts';
import {
  ctaWords,
  hotspotColors,
  hotspotKind,
  hotspotLink,
  hotspotPoint,
  hotspotContent,
  inReadingOrder,
} from './hotspot.rules.ts';

const spot: HotspotJson = {
  id: 'one',
  dataType: 'manual',
  title: '',
  description: '',
  href: '',
  ampId: '',
  ctaCopy: '',
  fontColor: '',
  backgroundColor: '',
  selector: '',
  points: { x: 0.5, y: 0.5 },
  product: '',
  page: '',
  manual: null,
};
const plain = (markup: string): string => markup.replaceAll(/<[^>]*>/g, '').trim();
const block = { title: 'The Horn', description: '<p>A mountain</p>', href: '/about', ampId: 'horn' };
const entry = { title: 'Wax', description: 'Three colors', href: '/wax', ampId: 'wax-front' };

test.each([
  ['a product spot', 'product', 'PRODUCT'],
  ['a page spot', 'page', 'PAGE'],
  ['a manual spot', 'manual', 'MANUAL'],
  ['a kind in different case and with spaces', ' Product ', 'PRODUCT'],
  ['a spot without dataType is not kept', '', null],
  ['nor is one of an unknown type', 'video', null],
])('%s', (_sentence, dataType, kind) => {
  expect(hotspotKind(dataType)).toBe(kind);
});

describe('content of a hotspot', () => {
  const own = { ...spot, title: 'Own', description: 'Own words', href: '/own', ampId: 'own' };
  test.each([
    [
      'the manual block wins for manual',
      { ...own, manual: block },
      'MANUAL',
      null,
      { ...block, description: 'A mountain' },
    ],
    [
      'without the block the hotspot’s own texts are used',
      own,
      'MANUAL',
      null,
      { title: 'Own', description: 'Own words', href: '/own', ampId: 'own' },
    ],
    ['product and page hotspots use the entry', { ...own, manual: block }, 'PRODUCT', entry, entry],
    [
      'own texts fill empty fields of the entry',
      own,
      'PAGE',
      { ...entry, description: '' },
      { ...entry, description: 'Own words' },
    ],
    [
      'without a title anywhere there is none',
      { ...spot, title: ' ' },
      'MANUAL',
      null,
      { title: '', description: '', href: '', ampId: '' },
    ],
    [
      'a title that is only markup is none',
      { ...spot, title: '<img src=x>' },
      'MANUAL',
      null,
      { title: '', description: '', href: '', ampId: '' },
    ],
    [
      'markup is stripped',
      { ...spot, title: 'A<br>', description: '<script></script><b>B</b>' },
      'MANUAL',
      null,
      { title: 'A', description: 'B', href: '', ampId: '' },
    ],
  ] as const)('%s', (_sentence, one, kind, behind, expected) => {
    expect(hotspotContent(one, kind, behind, plain)).toEqual(expected);
  });
});

test.each([
  ['Shop Now for product', 'PRODUCT', 'Shop Now'],
  ['Learn More for page', 'PAGE', 'Learn More'],
  ['Learn More for manual', 'MANUAL', 'Learn More'],
] as const)('the call to action defaults to %s', (_sentence, kind, words) => {
  expect(ctaWords(kind)).toBe(words);
});

test.each([
  ['a product: product prefix plus url', 'PRODUCT', '/wax', '/de-de/p/wax'],
  ['a page: page prefix plus url', 'PAGE', '/about', '/de-de/about'],
  ['a manual path: in the same market', 'MANUAL', '/about?a=b', '/de-de/about?a=b'],
  [
    'a manual address elsewhere: as given',
    'MANUAL',
    'https://stollby.example/x',
    'https://stollby.example/x',
  ],
  ['nowhere without an address', 'MANUAL', '', null],
  ['nowhere when the browser would run it', 'MANUAL', 'javascript:alert(1)', null],
  ['nowhere when it hides that it would', 'MANUAL', 'java\nscript:alert(1)', null],
  ['nowhere with data', 'MANUAL', 'data:text/html,x', null],
  ['nowhere when a path is another host', 'MANUAL', '//evil.example', null],
  ['nowhere when a path is another host by backslash', 'MANUAL', String.raw`/\evil.example`, null],
] as const)('the call to action leads to %s', (_sentence, kind, href, expected) => {
  expect(hotspotLink(kind, href, 'Go', 'de-de')?.href ?? null).toBe(expected);
});

test.each([
  ['points are fractions 0 to 1', { x: 0.2, y: 1 }, { x: 0.2, y: 1 }],
  ['what lies outside lies at the edge', { x: -1, y: 7 }, { x: 0, y: 1 }],
  ['a hotspot without a position has no point', null, null],
])('%s', (_sentence, points, expected) => {
  expect(hotspotPoint(points)).toEqual(expected);
});

test('reading order is top to bottom, then left to right', () => {
  const at = (x: number, y: number) => ({ point: { x, y } });
  expect(inReadingOrder([at(0.9, 0.5), at(0.1, 0.9), at(0.1, 0.5), at(0.5, 0.1)])).toEqual([
    at(0.5, 0.1),
    at(0.1, 0.5),
    at(0.9, 0.5),
    at(0.1, 0.9),
  ]);
});

test.each([
  ['hex', '#14181A', '#F5F4F0', { text: '#14181a', background: '#f5f4f0' }],
  ['short hex', '#000', '#fff', { text: '#000000', background: '#ffffff' }],
  ['rgb', 'rgb(255, 255, 255)', 'rgb(0 0 0)', { text: '#ffffff', background: '#000000' }],
  ['no colours are the shop’s own', '', '', null],
  ['one colour without the other is none', '#000', '', null],
  ['colours that cannot be read upon each other are none', '#777', '#888', null],
  ['what shines through is none', '#000', '#ffffff80', null],
  ['numbers beyond 255 are none', 'rgb(300,0,0)', '#fff', null],
  ['further CSS is rejected', 'red;background:url(//evil.example)', '#fff', null],
  ['css behind a colour is refused', '#000;color:red', '#fff', null],
  ['a function is refused', 'expression(alert(1))', '#fff', null],
  ['a variable is refused', 'var(--x)', '#fff', null],
])('colours: %s', (_sentence, font, background, expected) => {
  expect(hotspotColors(font, background)).toEqual(expected);
});
