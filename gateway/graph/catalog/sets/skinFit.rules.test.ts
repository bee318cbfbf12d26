import { expect, test } from 'vitest';
import { skinFitsWaist, skinLengths } from './skinFit.rules.ts';

const skin = (waist: string | null, ...lengths: string[]) => ({
  specs: waist === null ? [] : [{ title: 'Waist', value: waist }],
  size_title: 'Length',
  size_specs: lengths.map((size) => ({ size, specs: [] })),
});

test.each([
  ['the same waist', '94', [94], true],
  ['a slightly wider ski', '94', [100], true],
  ['a much wider ski: too little grip', '94', [101], false],
  ['a narrower ski: it covers the edges', '94', [93], false],
  ['a ski whose lengths all fit', '94', [94, 98], true],
  ['a ski of which one length does not', '94', [92, 94], false],
  ['an unknown waist of the ski', '94', [], false],
  ['an unknown waist of the skin', null, [94], false],
])('%s', (_, own, waists, fits) => {
  expect(skinFitsWaist(skin(own), waists)).toBe(fits);
});

test.each([
  ['its length', ['164', '171', '178'], '171', ['171']],
  ['a length within the reach of the clip', ['165', '172', '179'], '170', ['172']],
  ['the nearest first', ['168', '171', '173'], '171', ['171', '173', '168']],
  ['none that is near', ['164', '171'], '185', []],
  ['none before the length is chosen', ['164', '171'], null, []],
  ['none for a length that is no number', ['164', '171'], 'Long', []],
  ['one without lengths fits all', [], '171', null],
])('%s', (_, lengths, ski, fitting) => {
  expect(skinLengths(skin('94', ...lengths), ski)).toEqual(fitting);
});
