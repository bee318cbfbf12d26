/** wire-protocols 4.2: `src` is absolute, without extension and parameters. */
import { expect, test } from 'vitest';
import { pictureNameAt } from './pictureNameAt.rules.ts';

test.each([
  ['an image of a set', 'https://cdn.example/i/k2/lodestar-98_spruce_front', 'lodestar-98_spruce_front'],
  ['a protocol-relative URL', '//cdn.example/i/k2/lodestar-98_spruce_front', 'lodestar-98_spruce_front'],
  ['a name with a space', 'http://127.0.0.1:4100/i/k2/first%20light?w=12', 'first light'],
  ['a video of a set', 'http://cdn.example/v/k2/lodestar-98_video', 'lodestar-98_video'],
  ['something else', 'https://cdn.example/logo.png', null],
])('%s', (_case, address, name) => {
  expect(pictureNameAt(address)).toBe(name);
});
