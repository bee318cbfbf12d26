import { expect, test } from 'vitest';
import { headerProblem, type HeaderParts } from './headerProblem.rules.ts';

const empty: HeaderParts = { top_alert: [], main_nav: [], secondary_nav: [] };

test.each<[string, HeaderParts | null, boolean, ReturnType<typeof headerProblem>]>([
  ['no header content at all', null, false, 'Header - No Results'],
  ['an empty header', empty, true, 'Header - No Results'],
  ['headers, none of them for the region', null, true, 'Header - No Region Match'],
  ['an alert alone is a header', { ...empty, top_alert: [{}] }, true, null],
  ['navigation alone is a header', { ...empty, main_nav: [{}] }, true, null],
  ['secondary navigation alone is a header', { ...empty, secondary_nav: [{}] }, true, null],
])('%s', (_, header, hasHeaders, problem) => {
  expect(headerProblem(header, hasHeaders)).toBe(problem);
});
