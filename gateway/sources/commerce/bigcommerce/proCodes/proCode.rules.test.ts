import { describe, expect, test } from 'vitest';
import {
  groupOfPro,
  looksLikeJson,
  proCodeProblem,
  typedCode,
  withProCode,
  writtenCode,
  type ProCodeRecord,
} from './proCode.rules.ts';

const record: ProCodeRecord = {
  store: 'us',
  region: 'pro',
  expires: '2027-01-31',
  group: 13,
  staying: [14],
  holder: null,
};
const inTime = Date.parse('2027-01-31T23:59:59.999Z');

test.each<[row: string, record: ProCodeRecord | null, now: number, problem: string | null]>([
  ['nobody issued', null, inTime, 'is unknown'],
  ['on its last day', record, inTime, null],
  ['after its last day', record, inTime + 1, 'is expired'],
  ['of another store', { ...record, store: 'ca' }, inTime, 'is for another store'],
  ['that somebody has', { ...record, holder: 'customer:2' }, inTime, 'is used'],
  ['of their own', { ...record, holder: 'customer:1' }, inTime, null],
  ['taken when the account was made', { ...record, holder: 'address:x' }, inTime, null],
  ['that somebody has and that has ended', { ...record, holder: 'customer:2' }, inTime + 1, 'is used'],
])('a code %s', (_row, one, now, problem) => {
  expect(proCodeProblem(one, 'us', ['customer:1', 'address:x'], now)).toBe(problem);
});

test.each<[row: string, before: number | null, group: number]>([
  ['nobody’s group', null, 13],
  ['the shoppers', 12, 13],
  ['a group that stays', 14, 14],
])('from %s', (_row, before, group) => {
  expect(groupOfPro(record, before)).toBe(group);
});

describe('what is typed', () => {
  const held = { name: 'Pro Code', value: '{"region":"pro"}' };

  test.each<[row: string, value: string, typed: string | null]>([
    ['nothing', '  ', null],
    ['what the account holds', ' {"region":"pro"} ', null],
    ['another code', ' pro-1 ', 'pro-1'],
    ['other JSON', '{"region":"pro_ca"}', '{"region":"pro_ca"}'],
  ])('%s', (_row, value, typed) => {
    expect(typedCode([{ name: ' pro code', value }], [held])).toBe(typed);
  });

  test.each<[typed: string, isJson: boolean]>([
    ['{"region":"pro"}', true],
    ['  ["pro"]', true],
    ['"PRO-1"', true],
    ['PRO-1', false],
  ])('%s is refused as JSON: %s', (typed, isJson) => {
    expect(looksLikeJson(typed)).toBe(isJson);
  });

  test('becomes a membership in the account’s own field, beside the other ones', () => {
    const length = { name: 'Ski length', value: '178' };
    const given = [{ name: 'PRO CODE', value: 'pro-1' }, length];
    const value = '{"code":"PRO-1","region":"pro","expires":"2027-01-31"}';
    const taken = { code: writtenCode(' pro-1 '), record };
    expect(withProCode(given, [], taken)).toEqual([length, { name: 'Pro Code', value }]);
    expect(withProCode(given, [{ name: 'pro code', value: '' }], taken)).toEqual([
      length,
      { name: 'pro code', value },
    ]);
  });
});
