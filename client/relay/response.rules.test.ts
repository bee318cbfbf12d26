import { describe, expect, it } from 'vitest';
import { responseFailure } from './response.rules.ts';
import type { GraphQLResult } from './response.rules.ts';

const down = { code: 'SOURCE_UNAVAILABLE', source: 'delivery' };

describe('a response that fails its screen', () => {
  it.each<[string, GraphQLResult, number | null]>([
    ['an answer without errors does not', { data: { page: {} } }, null],
    ['a page that does not exist does not: it is a 404', { data: { page: null } }, null],
    ['no data at all does', { errors: [{ message: 'no' }] }, 500],
    ['not even errors does', {}, 500],
    [
      'a source that is down answers 503',
      { data: { page: null }, errors: [{ message: 'no', path: ['page'], extensions: down }] },
      503,
    ],
    [
      'an error of ours answers 500',
      { data: { page: null }, errors: [{ message: 'no', path: ['page'] }] },
      500,
    ],
    [
      'an error deeper down costs its own field only',
      {
        data: { product: { price: null } },
        errors: [{ message: 'no', path: ['product', 'price'], extensions: down }],
      },
      null,
    ],
    [
      'an error deeper down that emptied its root field costs the screen: what is not known is no 404',
      {
        data: { category: null },
        errors: [{ message: 'no', path: ['category', 'products'], extensions: down }],
      },
      503,
    ],
    [
      'an error beside a root field that is there does not',
      { data: { page: {} }, errors: [{ message: 'no', path: ['page'] }] },
      null,
    ],
  ])('%s', (_, answer, status) => {
    expect(responseFailure(answer)?.status ?? null).toBe(status);
  });

  it('the shell’s query tolerates a missing root field', () => {
    const answer = { data: { cart: null }, errors: [{ message: 'no', path: ['cart'], extensions: down }] };
    expect(responseFailure(answer, true)).toBeNull();
    expect(responseFailure({ data: null, errors: [{ message: 'no' }] }, true)).not.toBeNull();
  });

  it('names the failed source', () => {
    expect(responseFailure({ errors: [{ message: 'no', extensions: down }] })).toEqual({
      message: 'no',
      status: 503,
      code: 'SOURCE_UNAVAILABLE',
      source: 'delivery',
    });
  });
});
