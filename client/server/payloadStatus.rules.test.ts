import { expect, test } from 'vitest';
import { payloadStatus } from './payloadStatus.rules.ts';

const withdrawn = { __typename: 'WithdrawnProduct' };
const down = (...path: string[]) => ({
  message: 'down',
  path,
  extensions: { code: 'SOURCE_UNAVAILABLE', source: 'delivery' },
});

test.each([
  ['existing content', [{ data: { category: { id: 'c' }, market: {} } }], 200],
  ['a screen without queries', [], 200],
  ['missing content', [{ data: { market: {}, product: null } }], 404],
  [
    'a withdrawn product: other available products',
    [{ data: { product: { ...withdrawn, alternatives: [] } } }],
    410,
  ],
  [
    'fetching recommended products on a 410 fails',
    [{ data: { product: { ...withdrawn, alternatives: null } } }],
    404,
  ],
  ['a failed source', [{ data: { page: null }, errors: [down('page')] }], 503],
  [
    'a failed source beside existing content',
    [{ data: { page: {} }, errors: [down('page', 'banner')] }],
    200,
  ],
  ['a response without data', [{ data: null }], 500],
  ['one failed response of several', [{ data: { page: {} } }, { data: null, errors: [down('x')] }], 503],
])('%s', (_, answers, status) => {
  expect(payloadStatus(answers)).toBe(status);
});
