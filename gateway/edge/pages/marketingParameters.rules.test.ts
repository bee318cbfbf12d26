import { expect, test } from 'vitest';
import { withoutMarketingParameters } from './marketingParameters.rules.ts';

test.each([
  ['/en-us/c/skis', '/en-us/c/skis'],
  ['/en-us/c/skis?', '/en-us/c/skis?'],
  ['/en-us/c/skis?utm_source=mail', '/en-us/c/skis'],
  ['/en-us/c/skis?gclid=1&fbclid', '/en-us/c/skis'],
  ['/en-us/search?utm_medium=cpc&q=a%20b&gclid=1&sort=NEWEST', '/en-us/search?q=a%20b&sort=NEWEST'],
  ['/en-us/search?q=utm_source=mail', '/en-us/search?q=utm_source=mail'],
  ['/en-us/search?utm=1&gclids=2&UTM_source=3', '/en-us/search?utm=1&gclids=2&UTM_source=3'],
])('%s', (url, expected) => {
  expect(withoutMarketingParameters(url)).toBe(expected);
});
