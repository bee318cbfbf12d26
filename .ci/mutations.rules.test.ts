import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { root } from './command.ts';
import { mutations, partOf } from './mutations.ts';

describe.each(mutations)('$fault', (mutation) => {
  const { file, from, to, test: testFile, title } = mutation;

  test('matches exactly one place of its file', () => {
    expect(readFileSync(root + file, 'utf8').split(from)).toHaveLength(2);
    expect(to).not.toBe(from);
  });

  test('names the test that catches it', () => {
    expect(existsSync(root + testFile)).toBe(true);
    expect(title === undefined).toBe(['rules', 'component', 'HTTP'].includes(partOf(mutation)));
  });
});
