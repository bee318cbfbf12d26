import { expect, test } from 'vitest';
import { ResponseContents } from './ResponseContents.ts';

function contentsOf(...responses: object[]): ResponseContents {
  const contents = new ResponseContents();
  for (const data of responses) contents.add({ data: data as Readonly<Record<string, unknown>> });
  return contents;
}
const skis = (price: number) => ({
  list: { edges: [{ node: { id: 'a', price: { amount: price } } }, { node: { id: 'b', price: null } }] },
});

test('a record has the same digest in equal responses, and another once one of its fields changes', () => {
  const [first, same, later] = [contentsOf(skis(1)), contentsOf(skis(1)), contentsOf(skis(2))];
  expect(first.ofRecord('a')).not.toBeNull();
  expect(same.ofRecord('a')).toBe(first.ofRecord('a'));
  expect(later.ofRecord('a')).not.toBe(first.ofRecord('a'));
  expect(later.ofRecord('b')).toBe(first.ofRecord('b'));
});

test('a record’s digest covers its fields in all responses and all places', () => {
  const one = contentsOf(skis(1)).ofRecord('a');
  expect(contentsOf(skis(1), { more: [{ id: 'a', title: 'A' }] }).ofRecord('a')).not.toBe(one);
  expect(contentsOf({ ...skis(1), related: [{ id: 'a', title: 'A' }] }).ofRecord('a')).not.toBe(one);
});

test('an unknown record has none', () => {
  expect(contentsOf(skis(1)).ofRecord('c')).toBeNull();
  expect(contentsOf().ofRecord('a')).toBeNull();
});
