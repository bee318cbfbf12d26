import { describe, expect, test } from 'vitest';
import { filledMarkup, filledText, placeholdersIn } from './placeholders.rules.ts';

const known = { freeShippingFrom: '$99' };

describe('placeholders in editors’ texts', () => {
  test.each([
    ['Free from {freeShippingFrom}', ['freeShippingFrom']],
    ['{freeShippingFrom}, yes, {freeShippingFrom}', ['freeShippingFrom']],
    ['{count} left of {FreeShippingFrom}', []],
    ['', []],
  ])('%s: %j', (text, names) => {
    expect(placeholdersIn(text)).toEqual(names);
  });

  test.each([
    ['a text without one stays', 'Free tea', {}, 'Free tea'],
    ['a known value is filled in', 'Free from {freeShippingFrom}.', known, 'Free from $99.'],
    ['an unknown value leaves the text out', 'Free from {freeShippingFrom}.', {}, null],
    ['so does one that there is not', 'Free from {freeShippingFrom}.', { freeShippingFrom: null }, null],
  ])('%s', (_, text, values, filled) => {
    expect(filledText(text, values)).toBe(filled);
  });

  const markup =
    '<h2>Cost</h2><p>Free from\n<b>{freeShippingFrom}</b>.</p><p>See the cart.</p><ul><li>{freeShippingFrom}</li><li>b</li></ul>';
  test.each([
    [
      'values are filled in',
      markup,
      known,
      '<h2>Cost</h2><p>Free from\n<b>$99</b>.</p><p>See the cart.</p><ul><li>$99</li><li>b</li></ul>',
    ],
    [
      'paragraphs and items without their value are left out',
      markup,
      {},
      '<h2>Cost</h2><p>See the cart.</p><ul><li>b</li></ul>',
    ],
    ['elsewhere an empty text remains', '<h2>Free: {freeShippingFrom}</h2>', {}, '<h2>Free: </h2>'],
    [
      'a replacement pattern is text',
      '<p>{freeShippingFrom}</p>',
      { freeShippingFrom: '$&$1' },
      '<p>$&$1</p>',
    ],
  ])('in rich text, %s', (_, text, values, filled) => {
    expect(filledMarkup(text, values)).toBe(filled);
  });
});
