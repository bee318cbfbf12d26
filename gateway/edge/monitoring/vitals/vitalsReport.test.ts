import { expect, test } from 'vitest';
import { readVitals } from './vitalsReport.ts';

const screens = ['/', '/p/:uid', '*'];
const report = {
  screen: '/p/:uid',
  device: 'phone',
  navigation: 'navigate',
  values: { LCP: 1_234.5, CLS: 0.02 },
};
const read = (body: unknown) => readVitals(body, screens);

test.each([
  ['a visit tells what it came to', report],
  [
    'one that was not touched has no INP, one that was shown at once a zero',
    { ...report, values: { TTFB: 0 } },
  ],
  ['pages that come back from memory count as well', { ...report, navigation: 'back-forward-cache' }],
])('%s', (_, body) => {
  expect(read(body)).toEqual(body);
});

test.each<[string, unknown]>([
  ['no JSON', null],
  ['a list', [report]],
  ['a text', 'LCP'],
  ['a screen that there is not', { ...report, screen: '/p/lodestar-98' }],
  ['no screen', { ...report, screen: undefined }],
  ['a device of his own', { ...report, device: 'watch' }],
  ['a navigation of his own', { ...report, navigation: 'teleport' }],
  ['nothing measured', { ...report, values: {} }],
  ['a metric of his own', { ...report, values: { LCP: 1, FUN: 1 } }],
  ['less than no time', { ...report, values: { LCP: -1 } }],
  ['hours', { ...report, values: { LCP: 4e6 } }],
  ['more shift than a page has room for', { ...report, values: { CLS: 1e6 } }],
  ['a number in words', { ...report, values: { LCP: '1' } }],
  ['who it was', { ...report, email: 'ann.smith@example.com' }],
])('refused: %s', (_, body) => {
  expect(read(body)).toBeNull();
});
