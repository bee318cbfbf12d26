import { expect, test } from 'vitest';
import { payloadStatus } from './payloadStatus.rules.ts';

const withdrawn = { __typename: 'WithdrawnProduct' };
const down = (...path: string[]) => ({
  message: 'down',
  path,
  extensions: { code: 'SOURCE_UNAVAILABLE', source: 'delivery' },
});

test.each([
  ['what is there', [{ data: { category: { id: 'c' }, market: {} } }], 200],
  ['a screen that asks for nothing', [], 200],
  ['what does not exist', [{ data: { market: {}, product: null } }], 404],
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
  ['a source that is down', [{ data: { page: null }, errors: [down('page')] }], 503],
  ['one that is down beside what is there', [{ data: { page: {} }, errors: [down('page', 'banner')] }], 200],
  ['an answer without data', [{ data: null }], 500],
  ['one of several that fails', [{ data: { page: {} } }, { data: null, errors: [down('x')] }], 503],
])('%s', (_, answers, status) => {
  expect(payloadStatus(answers)).toBe(status);
});
