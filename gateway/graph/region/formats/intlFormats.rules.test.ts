import { expect, test } from 'vitest';
import { dateTimeFormat, listFormat, numberFormat } from './intlFormats.rules.ts';

const day = { dateStyle: 'long', timeZone: 'UTC' } as const;

test('a format is created once per locale and options', () => {
  expect(dateTimeFormat('de-DE', day)).toBe(dateTimeFormat('de-DE', { ...day }));
  expect(numberFormat('de-DE')).toBe(numberFormat('de-DE'));
  const either = { type: 'disjunction' } as const;
  expect(listFormat('de', either)).toBe(listFormat('de', { ...either }));
  expect(listFormat('de', either).format(['170', '178'])).toBe('170 oder 178');
});

test('a different locale or options give a different format', () => {
  expect(dateTimeFormat('de-DE', day).format(0)).toBe('1. Januar 1970');
  expect(dateTimeFormat('en-US', day).format(0)).toBe('January 1, 1970');
  expect(dateTimeFormat('en-US', { ...day, dateStyle: 'short' }).format(0)).toBe('1/1/70');
  expect(numberFormat('en', { maximumFractionDigits: 0 }).format(1.5)).toBe('2');
  expect(numberFormat('en').format(1.5)).toBe('1.5');
});

test('invalid options throw every time', () => {
  const nowhere = { timeZone: 'Nowhere/At All' };
  for (let time = 0; time < 2; time += 1) expect(() => dateTimeFormat('en', nowhere)).toThrow(RangeError);
});

test('formatting still works beyond the cache limit', () => {
  const kept = numberFormat('en', { minimumFractionDigits: 1 });
  for (let size = 1; size <= 20; size += 1)
    for (let more = 0; more < 30; more += 1)
      numberFormat('en', {
        minimumIntegerDigits: size,
        minimumFractionDigits: 0,
        maximumFractionDigits: more,
      });
  expect(numberFormat('en', { minimumFractionDigits: 1 })).not.toBe(kept);
  expect(numberFormat('en', { minimumFractionDigits: 1 }).format(2)).toBe('2.0');
});
