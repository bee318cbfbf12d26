/** Values kept with short-lived objects. */
import { expect, test } from 'vitest';
import { ObjectSlot } from './objectSlot.ts';

test('a value belongs to one object and one slot, and can be replaced', () => {
  const [names, ages] = [new ObjectSlot<object, string>(), new ObjectSlot<object, number>()];
  const [one, other] = [{}, {}];
  names.set(one, 'lodestar');
  ages.set(one, 7);
  expect([names.get(one), ages.get(one), names.get(other)]).toEqual(['lodestar', 7, undefined]);
  names.set(one, 'adit');
  expect(names.get(one)).toBe('adit');
  names.set(one, undefined);
  expect(names.get(one)).toBeUndefined();
});

test('neither copies of the object nor its JSON have the value', () => {
  const slot = new ObjectSlot<object, string>();
  const request = { path: '/' };
  slot.set(request, 'kept');
  expect(slot.get({ ...request })).toBeUndefined();
  expect(JSON.stringify(request)).toBe('{"path":"/"}');
  expect(request).toEqual({ path: '/' });
});
