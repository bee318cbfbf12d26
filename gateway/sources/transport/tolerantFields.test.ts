import { expect, test } from 'vitest';
import { z } from 'zod';
import { collectInvalidFields, tolerantArray, tolerantObject, withFallback } from './tolerantFields.ts';

const settings = tolerantObject({
  id: z.string(),
  title: z.string().default('untitled'),
  isOn: z.boolean().nullish(),
  limit: withFallback('limit', z.number().optional(), Number.NaN),
  tags: tolerantArray(z.string(), 'tag').default([]),
});
const whole = { id: 'one', title: 'Settings', isOn: true, limit: 3, tags: ['a', 'b'] };
const read = (given: unknown) => collectInvalidFields(() => settings.safeParse(given));

test.each([
  ['a valid object', whole, whole, []],
  ['a missing field has its default', { id: 'one' }, { id: 'one', title: 'untitled', tags: [] }, []],
  ['an invalid field is read as missing', { ...whole, title: 5 }, { ...whole, title: 'untitled' }, ['title']],
  ['an invalid field without default is undefined', { ...whole, isOn: 'yes' }, { ...whole, isOn: undefined }, ['isOn']],
  ['an invalid field with a fallback has the fallback', { ...whole, limit: 'x' }, { ...whole, limit: Number.NaN }, ['limit']],
  ['an invalid item is left out', { ...whole, tags: ['a', 5, 'b'] }, whole, ['tag']],
  ['a list without any valid item is read as missing', { ...whole, tags: [5] }, { ...whole, tags: [] }, ['tag', 'tags']],
  ['anything but a list is read as missing', { ...whole, tags: 'a' }, { ...whole, tags: [] }, ['tags']],
] as const)('%s', (_sentence, given, expected, invalidFields) => {
  const { result, invalid } = read(given);
  expect(result.data).toEqual(expected);
  expect(invalid).toEqual(invalidFields);
}); // oxfmt-ignore

test.each([
  ['an invalid required field fails the object', { ...whole, id: 5 }],
  ['anything but an object fails', 'settings'],
])('%s', (_sentence, given) => {
  expect(read(given).result.success).toBe(false);
});

test('invalid fields are collected per answer', () => {
  const { invalid } = collectInvalidFields(() => {
    read({ ...whole, title: 5 });
    settings.parse({ ...whole, isOn: 5 });
  });
  expect(invalid).toEqual(['isOn']);
});
