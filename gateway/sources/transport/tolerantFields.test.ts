import { expect, test } from 'vitest';
import { z } from 'zod';
import { fields, notingOddFields, oddAs, readableItems } from './tolerantFields.ts';

const settings = fields({
  id: z.string(),
  title: z.string().default('untitled'),
  isOn: z.boolean().nullish(),
  limit: oddAs('limit', z.number().optional(), Number.NaN),
  tags: readableItems(z.string(), 'tag').default([]),
});
const whole = { id: 'one', title: 'Settings', isOn: true, limit: 3, tags: ['a', 'b'] };
const read = (given: unknown) => notingOddFields(() => settings.safeParse(given));

test.each([
  ['nothing is odd', whole, whole, []],
  ['a field that is missing reads as missing', { id: 'one' }, { id: 'one', title: 'untitled', tags: [] }, []],
  ['an odd one reads as missing, too', { ...whole, title: 5 }, { ...whole, title: 'untitled' }, ['title']],
  ['and takes no other with it', { ...whole, isOn: 'yes' }, { ...whole, isOn: undefined }, ['isOn']],
  ['where missing means something, it reads as that', { ...whole, limit: 'x' }, { ...whole, limit: Number.NaN }, ['limit']],
  ['an item costs itself', { ...whole, tags: ['a', 5, 'b'] }, whole, ['tag']],
  ['a list of nothing that can be read is missing', { ...whole, tags: [5] }, { ...whole, tags: [] }, ['tag', 'tags']],
  ['what is no list is missing', { ...whole, tags: 'a' }, { ...whole, tags: [] }, ['tags']],
] as const)('%s', (_sentence, given, expected, odd) => {
  const { result, odd: noted } = read(given);
  expect(result.data).toEqual(expected);
  expect(noted).toEqual(odd);
}); // prettier-ignore

test.each([
  ['what it is known by cannot be missing', { ...whole, id: 5 }],
  ['what is no object is no settings', 'settings'],
])('%s', (_sentence, given) => {
  expect(read(given).result.success).toBe(false);
});

test('what is odd is noted for its own answer alone', () => {
  const { odd } = notingOddFields(() => {
    read({ ...whole, title: 5 });
    settings.parse({ ...whole, isOn: 5 });
  });
  expect(odd).toEqual(['isOn']);
});
