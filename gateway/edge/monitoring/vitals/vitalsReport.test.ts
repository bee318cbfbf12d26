import { expect, test } from 'vitest';
import { readVitals } from './vitalsReport.ts';

const screens = ['/', '/p/:handle', '*'];
const report = {
  screen: '/p/:handle',
  device: 'phone',
  navigation: 'navigate',
  values: { LCP: 1_234.5, CLS: 0.02 },
};
const read = (body: unknown) => readVitals(body, screens);

test.each([
  ['a visit with its metrics', report],
  [
    'a visit without interaction has no INP, a prerendered one zero times',
    { ...report, values: { TTFB: 0 } },
  ],
  ['restored pages count as well', { ...report, navigation: 'back-forward-cache' }],
])('%s', (_, body) => {
  expect(read(body)).toEqual(body);
});

test.each<[string, unknown]>([
  ['no JSON', null],
  ['a list', [report]],
  ['a text', 'LCP'],
  ['an unknown screen', { ...report, screen: '/p/lodestar-98' }],
  ['no screen', { ...report, screen: undefined }],
  ['an unknown device', { ...report, device: 'watch' }],
  ['an unknown navigation type', { ...report, navigation: 'teleport' }],
  ['nothing measured', { ...report, values: {} }],
  ['an unknown metric', { ...report, values: { LCP: 1, FUN: 1 } }],
  ['a negative time', { ...report, values: { LCP: -1 } }],
  ['hours', { ...report, values: { LCP: 4e6 } }],
  ['an implausible layout shift', { ...report, values: { CLS: 1e6 } }],
  ['a number as text', { ...report, values: { LCP: '1' } }],
  ['a user id', { ...report, email: 'ann.smith@example.com' }],
])('refused: %s', (_, body) => {
  expect(read(body)).toBeNull();
});
