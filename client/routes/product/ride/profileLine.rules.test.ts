import { expect, test } from 'vitest';
import { flexLine, flexWord, profileLine, sidecutOutline } from './profileLine.rules.ts';

test.each(['CAMBER', 'TIP', 'TIP_AND_TAIL', 'FULL'])('%s is drawn from end to end', (profile) => {
  expect(profileLine(profile)).toMatch(/^M6 [\d\sC.Q]+ 194 \d+$/);
});

test('an unknown profile is not drawn', () => {
  expect(profileLine('BANANA')).toBeNull();
});

test('a wider waist makes a wider outline, symmetrical about the middle', () => {
  // The control point of a quadratic curve lies as far from the waist as the ends lie on the other side.
  const controls = (waist: number) =>
    Array.from(sidecutOutline({ tip: 128, waist, tail: 116 }).matchAll(/Q100 (-?[\d.]+)/g), ([, y]) =>
      Number(y),
    );
  const [above = 0, below = 0] = controls(94);
  expect(above + below).toBeCloseTo(40);
  expect(controls(110)[0]).toBeLessThan(above);
});

test.each([
  [1, 'soft', 'M4 4 Q100 38 196 4'],
  [3.5, 'soft', 'M4 4 Q100 29.5 196 4'],
  [4, 'medium', 'M4 4 Q100 27.8 196 4'],
  [7, 'stiff', 'M4 4 Q100 17.6 196 4'],
  [10, 'stiff', 'M4 4 Q100 7.4 196 4'],
])('flex %d is %s, the softer the deeper', (flex, word, line) => {
  expect([flexWord(flex), flexLine(flex)]).toEqual([word, line]);
});
