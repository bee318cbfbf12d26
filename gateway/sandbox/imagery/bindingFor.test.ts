import { expect, test } from 'vitest';
import { brandFor } from '../brand/brand.ts';
import { bindingFor } from './bindingFor.ts';

const { products } = brandFor();
const bindings = products.filter(({ kind }) => kind === 'binding');

test.each([
  ['lodestar-98', 'timber-hitch-13', '100 mm', 'is its related binding'],
  ['adit-72', 'timber-hitch-11', '80 mm', 'has a narrower brake than the related one'],
  ['lodestar-84', 'timber-hitch-11', '90 mm', 'is for skiers of the same ability'],
  ['overburden-124', 'changeover-13', '130 mm', 'is offered with skis of its category'],
  ['ropeway-106', 'pinion-10', '110 mm', 'has pins for touring'],
  ['drift-78', 'pinion-8', '85 mm', 'has pins for tours across'],
  ['apprentice-touring', 'pinion-10', '90 mm', 'has pins although its family has a binding'],
  ['apprentice-piste', 'apprentice-7', '80 mm', 'belongs to the same family'],
  ['shotfirer-gs', 'shotfirer-18', '85 mm', 'belongs to the same family whatever its brake'],
])('%s: %s with a brake of %s %s', (key, binding, brake) => {
  const ski = products.find((one) => one.key === key);
  const mounted = ski && bindingFor(ski, bindings);
  expect([mounted?.product.key, mounted?.brake]).toEqual([binding, brake]);
});

test('there is one for every ski, and for nothing else', () => {
  const mounted = products.filter((one) => bindingFor(one, bindings));
  expect(mounted).toEqual(products.filter(({ kind }) => kind === 'ski'));
  expect(mounted.length).toBeGreaterThan(40);
});
