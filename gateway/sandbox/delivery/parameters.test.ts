import { describe, expect, test } from 'vitest';
import { ParameterError, parametersOfBody, parametersOfUrl } from './parameters.ts';

const plain = 'environment=production&locale=de&query=%7B%22url%22%3A%22%2Fa+b%22%7D';
const filter = { url: '/a b' };

/** The same query in each client's syntax. */
const spellings: [string, () => ReturnType<typeof parametersOfUrl>][] = [
  [
    'the older client: include[] and only[BASE][]',
    () =>
      parametersOfUrl(
        new URLSearchParams(`${plain}&include[]=a&include[]=b.c&only[BASE][]=title&only[a][]=url`),
      ),
  ],
  [
    'the newer client: include[][] and only[BASE][0], a space as %20',
    () =>
      parametersOfUrl(
        new URLSearchParams(
          `${plain.replace('+', '%20')}&include[][]=a&include[][]=b.c&only[BASE][0]=title&only[a][0]=url`,
        ),
      ),
  ],
  [
    'numbered includes',
    () =>
      parametersOfUrl(
        new URLSearchParams(`${plain}&include[0]=a&include[1]=b.c&only[BASE][0]=title&only[a][0]=url`),
      ),
  ],
  [
    'a flat body',
    () =>
      parametersOfBody({
        _method: 'GET',
        environment: 'production',
        locale: 'de',
        query: filter,
        include: ['a', 'b.c'],
        only: { BASE: ['title'], a: ['url'] },
      }),
  ],
  [
    'a nested body',
    () =>
      parametersOfBody({
        _method: 'GET',
        query: {
          environment: 'production',
          locale: 'de',
          query: filter,
          include: ['a', 'b.c'],
          only: { BASE: ['title'], a: ['url'] },
        },
      }),
  ],
];

describe('parameters', () => {
  test.each(spellings)('reads %s', (_name, read) => {
    expect(read()).toMatchObject({
      environment: 'production',
      locale: 'de',
      filter,
      include: ['a', 'b.c'],
      only: { BASE: ['title'], a: ['url'] },
    });
  });

  test.each([
    ['limit=250', 100],
    ['limit=0', 100],
    ['limit=7', 7],
    ['', 100],
  ])('the page size of "%s" is %i', (query, limit) => {
    expect(parametersOfUrl(new URLSearchParams(query)).limit).toBe(limit);
  });

  test.each([
    ['asc=title', { field: 'title', descending: false }],
    ['desc=prices.us', { field: 'prices.us', descending: true }],
    ['', null],
  ])('the order of "%s"', (query, order) => {
    expect(parametersOfUrl(new URLSearchParams(query)).order).toEqual(order);
  });

  test.each(['query={', 'query=[1]', 'skip=-1', 'limit=x', "asc=a'b"])('refuses %s', (query) => {
    expect(() => parametersOfUrl(new URLSearchParams(query))).toThrow(ParameterError);
  });

  test('refuses a body without "_method": "GET"', () => {
    expect(() => parametersOfBody({ environment: 'production' })).toThrow(ParameterError);
  });
});
