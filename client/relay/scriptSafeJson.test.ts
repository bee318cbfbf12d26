import { expect, test } from 'vitest';
import { scriptSafeJson } from './scriptSafeJson.ts';

test('no text closes the script element, opens a comment or ends a line', () => {
  const nasty = { text: '</script><!--<script>\u2028\u2029' };
  const json = scriptSafeJson(nasty);
  expect(json).not.toMatch(/[<>\u2028\u2029]/);
  expect(JSON.parse(json)).toEqual(nasty);
});
