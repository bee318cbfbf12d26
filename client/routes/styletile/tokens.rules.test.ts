import { expect, it } from 'vitest';
import { tokensIn, tokensNamed } from './tokens.rules.ts';

const stylesheet = `/* --not: this; */
:root,
[data-scheme='light'] {
  --ink: #14181a;
}
:root {
  --font: 'One',
    Two;
}
@media (prefers-contrast: more) {
  :root {
    --ink: #000;
  }
}`;

it('reads the tokens of blocks of the root, without comments and media queries', () => {
  expect(tokensIn(stylesheet)).toEqual([
    { name: '--ink', value: '#14181a' },
    { name: '--font', value: "'One', Two" },
  ]);
});

it('filters by prefix', () => {
  expect(tokensNamed(tokensIn(stylesheet), /^--i/).map(({ name }) => name)).toEqual(['--ink']);
});

it('finds nothing in an empty text', () => {
  expect(tokensIn('')).toEqual([]);
});
