import { expect, test } from 'vitest';
import { payloadPath } from './payloadPath.rules.ts';

test.each([
  ['/', '/_payload.json'],
  ['/de-de', '/de-de/_payload.json'],
  ['/en-us/c/skis', '/en-us/c/skis/_payload.json'],
  ['/en-us/c/skis/?sort=NEWEST&color=a/b', '/en-us/c/skis/_payload.json?sort=NEWEST&color=a/b'],
])('%s has %s', (href, path) => {
  expect(payloadPath(href)).toBe(path);
});
