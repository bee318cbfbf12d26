import { describe, expect, test } from 'vitest';
import { brandsOfStore, chosenLogin, proUntil } from './signIn.rules.ts';

const at = (store: string, isPro = false) => ({ store, isPro });

describe('the store to sign in at', () => {
  test.each([
    ['is none where no password is right', [], null],
    ['is the market’s own', [at('us')], 'us'],
    ['is the market’s own for its pros too', [at('us', true)], 'us'],
    ['is the pros’ store for a pro', [at('eu_region_1', true)], 'eu_region_1'],
    ['is not the pros’ store for anybody else', [at('eu_region_1')], null],
    [
      'is the pros’ store for a pro who has an account at both',
      [at('us'), at('eu_region_1', true)],
      'eu_region_1',
    ],
    [
      'is the market’s own for who is a pro there and not at the pros’',
      [at('us', true), at('eu_region_1')],
      'us',
    ],
  ])('%s', (_row, logins, store) => {
    expect(chosenLogin(logins, 'us')?.store ?? null).toBe(store);
  });
});

describe('pro status ends', () => {
  test.each([
    ['nothing ends, when neither code nor membership does', null, [null], null],
    ['the code ends', 5, [null], 5],
    ['the membership ends', null, [7], 7],
    ['the code ends, when that is first', 5, [7], 5],
    ['the membership ends, when that is first', 9, [7], 7],
    ['the first of the memberships ends', null, [null, 8, 6], 6],
    ['the code ends, when nobody counts', 5, [], 5],
  ])('%s', (_row, code, memberships, end) => {
    expect(proUntil(code, memberships)).toBe(end);
  });
});

test.each([
  ['us', ['us', 'no']],
  ['ca', ['ca']],
  ['eu_region_1', ['eu_region_1']],
])('the spend of customers of %s is counted by %j', (store, brands) => {
  expect(brandsOfStore(store)).toEqual(brands);
});
