import { expect, test } from 'vitest';
import { sizeChoice } from './sizeChoice.rules.ts';

test.each([
  [['95 mm'], 'en', '95\u00a0mm'],
  [['95 mm', '100 mm'], 'en', '95\u00a0mm or 100\u00a0mm'],
  [['170', '178', '186'], 'de', '170, 178 oder 186'],
])('%j in %s', (sizes, language, text) => expect(sizeChoice(sizes, language)).toBe(text));
