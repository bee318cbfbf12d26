import { describe, expect, it } from 'vitest';
import { responseFailure } from './response.rules.ts';
import type { GraphQLResult } from './response.rules.ts';

const down = { code: 'SOURCE_UNAVAILABLE', source: 'delivery' };

describe('a response that fails its screen', () => {
  it.each<[string, GraphQLResult, number | null]>([
    ['a response without errors does not', { data: { page: {} } }, null],
    ['a page that does not exist does not: it is a 404', { data: { page: null } }, null],
    ['no data at all does', { errors: [{ message: 'no' }] }, 500],
    ['not even errors does', {}, 500],
    [
      'a source that is down answers 503',
      { data: { page: null }, errors: [{ message: 'no', path: ['page'], extensions: down }] },
      503,
    ],
    [
      'an internal error answers 500',
      { data: { page: null }, errors: [{ message: 'no', path: ['page'] }] },
      500,
    ],
    [
      'a nested error nulls its own field only',
      {
        data: { product: { price: null } },
        errors: [{ message: 'no', path: ['product', 'price'], extensions: down }],
      },
      null,
    ],
    [
      'a nested error that nulls its root field fails the screen: unknown is no 404',
      {
        data: { category: null },
        errors: [{ message: 'no', path: ['category', 'products'], extensions: down }],
      },
      503,
    ],
    [
      'an error beside a root field with data does not',
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
