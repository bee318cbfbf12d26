/** platform.md 3 (proCodeInfo), 4 (Customer, Pro spend brand), 6 (Pro customer), 9 (default brand spend limit). */
import { describe, expect, test } from 'vitest';
import { spendBrand } from '../../region/markets/billing.rules.ts';
import { specifiedMarkets } from '../../region/markets/specifiedMarkets.rules.ts';
import {
  hasProRegion,
  isProStatus,
  lastDay,
  proCodeFault,
  proFacts,
  proStatus,
  readProCode,
  spendBrandAt,
  spendLevel,
  spendSum,
  type ProCodeReading,
} from './pro.rules.ts';

const field = (value: string, name = 'Pro Code') => [{ name, value }];
const found = (
  region: string,
  code: string | null = null,
  expires: number | null = null,
): ProCodeReading => ({
  kind: 'FOUND',
  region,
  code,
  expires,
});

describe('proCodeInfo is a JSON value', () => {
  test.each([
    ['read from a form field named Pro Code', field('{"region":"pro"}'), '', found('pro')],
    ['or from the notes', [], '{"region":"pro_ca","code":"A-1"}', found('pro_ca', 'A-1')],
    ['in notes with space around it', [], '\n {"region":"pro_ca"} \n', found('pro_ca')],
    ['it has a region field', field('{"code":"A-1"}'), '', { kind: 'MALFORMED' }],
    ['that is not empty', field('{"region":" "}'), '', { kind: 'MALFORMED' }],
    ['that is text', field('{"region":7}'), '', { kind: 'MALFORMED' }],
    ['the field’s name in any case, with space around it', field('{"region":"pro"}', ' PRO code '), '', found('pro')],
    ['a field of another name is none', field('{"region":"pro"}', 'Promotion code'), '', { kind: 'NONE' }],
    ['the form field wins over the notes', field('{"region":"pro"}'), '{"region":"pro_ca"}', found('pro')],
    ['also when it is malformed', field('SKARN-1'), '{"region":"pro_ca"}', { kind: 'MALFORMED' }],
    ['an empty form field leaves it to the notes', field(' '), '{"region":"pro_ca"}', found('pro_ca')],
    ['an empty field beside a filled one does not hide it', [...field(''), ...field('{"region":"pro"}')], '', found('pro')],
    ['neither field nor notes', [], '', { kind: 'NONE' }],
    ['notes that quote a code are a remark', [], 'Asked for {"region":"pro"} twice.', { kind: 'NONE' }],
    ['notes that are a number are a remark', [], '4711', { kind: 'NONE' }],
    ['notes that are an object without region are malformed', [], '{"code":"A-1"}', { kind: 'MALFORMED' }],
    ['a list is malformed', field('[{"region":"pro"}]'), '', { kind: 'MALFORMED' }],
    ['half a value is malformed', field('{"region":"pro"'), '', { kind: 'MALFORMED' }],
    ['a date alone holds until that day is over', field('{"region":"pro","expires":"2027-06-30"}'), '', found('pro', null, Date.UTC(2027, 6, 1))],
    ['a moment holds until then', field('{"region":"pro","expires":"2027-06-30T12:00:00Z"}'), '', found('pro', null, Date.UTC(2027, 5, 30, 12))],
    ['no date, no end', field('{"region":"pro","expires":null}'), '', found('pro')],
    ['a date that is none is malformed', field('{"region":"pro","expires":"soon"}'), '', { kind: 'MALFORMED' }],
    ['a day that no month has is malformed', field('{"region":"pro","expires":"2027-02-30"}'), '', { kind: 'MALFORMED' }],
  ] as const)('%s', (_sentence, formFields, notes, reading) => {
    expect(readProCode({ formFields, notes })).toEqual(reading);
  }); // oxfmt-ignore

  test.each([
    ['the region and the end of a code', field('{"region":"pro","expires":"2027-06-30"}'), { proRegion: 'pro', proUntil: Date.UTC(2027, 6, 1) }],
    ['nothing of a malformed one', field('pro'), { proRegion: null, proUntil: null }],
    ['nothing without one', [], { proRegion: null, proUntil: null }],
  ] as const)('the session keeps %s', (_sentence, formFields, facts) => {
    expect(proFacts({ formFields, notes: '' })).toEqual(facts);
  }); // oxfmt-ignore
});

describe('status', () => {
  const now = Date.UTC(2027, 0, 15);
  test.each([
    ['pro when the pro code region starts with pro', found('pro_ca'), true, 'ACTIVE'],
    ['a code of another region makes no pro', found('retail'), true, 'NONE'],
    ['no code, no pro', { kind: 'NONE' }, true, 'NONE'],
    ['a malformed code makes no pro', { kind: 'MALFORMED' }, true, 'MALFORMED'],
    ['until the code ends', found('pro', null, now + 1), true, 'ACTIVE'],
    ['from the moment it ends it is expired', found('pro', null, now), true, 'EXPIRED'],
    ['in Norway no pro region', found('pro_no'), false, 'NOT_HERE'],
    ['an expired code is expired wherever it is shown', found('pro_no', null, now - 1), false, 'EXPIRED'],
    ['where nobody is a pro a malformed code is still malformed', { kind: 'MALFORMED' }, false, 'MALFORMED'],
  ] as const)('%s', (_sentence, code, hasProRegion, status) => {
    expect(proStatus(code, hasProRegion, now)).toBe(status);
  });
});

describe('a tracked yearly spend against a limit', () => {
  test.each([
    ['default brand spend limit 3000', 300_000, 300_000, 'NEAR'],
    ['above the default limit is over', 300_001, 300_000, 'OVER'],
    ['less than four fifths is fine', 239_999, 300_000, 'FINE'],
    ['four fifths is near', 240_000, 300_000, 'NEAR'],
    ['the limit itself may be spent', 400_000, 400_000, 'NEAR'],
    ['a cent more is over', 400_001, 400_000, 'OVER'],
    ['nothing is fine, also of nothing', 0, 0, 'FINE'],
    ['anything of nothing is over', 1, 0, 'OVER'],
  ] as const)('%s', (_sentence, after, limit, level) => {
    expect(spendLevel(after, limit)).toBe(level);
  });

  test('counts what was spent, what is in the cart and what is about to be added', () => {
    expect(spendSum({ spent: 1000, limit: 4000, inCart: 500, adding: 25_000 }, 'USD')).toEqual({
      spent: 100_000,
      limit: 400_000,
      inCart: 50_000,
      adding: 25_000,
      after: 175_000,
      remaining: 225_000,
      spentFraction: 0.25,
      afterFraction: 0.4375,
      level: 'FINE',
    });
  });

  test('unknown spend counts as none, an unknown limit as the default', () => {
    expect(spendSum({ spent: null, limit: null, inCart: 0, adding: null }, 'USD')).toMatchObject({
      spent: 0,
      limit: 300_000,
      adding: null,
      after: 0,
      remaining: 300_000,
      afterFraction: 0,
    });
  });

  test('nothing remains of an exceeded limit', () => {
    expect(spendSum({ spent: 2999.99, limit: 3000, inCart: 0.02, adding: null }, 'EUR')).toMatchObject({
      after: 300_001,
      remaining: 0,
      level: 'OVER',
    });
  });

  test('sums do not drift by floating-point errors', () => {
    expect(spendSum({ spent: 0.1, limit: 0.3, inCart: 0.2, adding: null }, 'CAD')).toMatchObject({
      after: 30,
      level: 'NEAR',
    });
  });
});

describe('by country', () => {
  test('pro spend brand id: us, ca, no, else eu_region_1', () => {
    expect(['us', 'ca', 'no', 'at', 'jp'].map(spendBrand)).toEqual([
      'us',
      'ca',
      'no',
      'eu_region_1',
      'eu_region_1',
    ]);
  });

  test.each([
    ['us', 'us', true, 'us'],
    ['ca', 'ca', true, 'ca'],
    ['de', 'eu_region_1', true, 'eu_region_1'],
    ['pl', 'eu_region_1', true, 'eu_region_1'],
    ['pl', 'us', false, null],
    ['no', 'us', false, 'no'],
    ['jp', 'us', false, null],
    ['au', 'us', false, null],
  ])('%s at the store %s: a pro region %s, spend brand %s', (country, store, isHere, brand) => {
    expect(hasProRegion(country, store, specifiedMarkets)).toBe(isHere);
    expect(spendBrandAt(country, store, specifiedMarkets)).toBe(brand);
  });
});

test('a pro keeps the status where there is no pro region', () => {
  const all = ['NONE', 'ACTIVE', 'EXPIRED', 'MALFORMED', 'NOT_HERE'] as const;
  expect(all.filter(isProStatus)).toEqual(['ACTIVE', 'NOT_HERE']);
});

test.each([
  ['the spend service’s expiration date', '2027-06-01', Date.UTC(2028, 0, 1), '2027-06-01'],
  ['also when it tells the time', '2027-06-01T12:00:00Z', null, '2027-06-01'],
  ['else the last day of the code', null, Date.UTC(2027, 6, 1), '2027-06-30'],
  ['of neither none', null, null, null],
])('a membership ends on %s', (_sentence, expiration, until, day) => {
  expect(lastDay(expiration, until)).toBe(day);
});

test.each([
  ['is expired', 'PRO_CODE_EXPIRED', 'refusal.proCode.expired'],
  ['is used', 'PRO_CODE_USED', 'refusal.proCode.used'],
  ['is for another store', 'PRO_CODE_OF_OTHER_STORE', 'refusal.proCode.otherStore'],
  ['is unknown', 'INVALID_PRO_CODE', 'refusal.account.proCode'],
  ['whatever else', 'INVALID_PRO_CODE', 'refusal.account.proCode'],
])('a code that %s is refused as %s, in the words of %s', (problem, code, key) => {
  expect(proCodeFault(problem)).toEqual({ path: ['input', 'proCode'], code, key });
});
