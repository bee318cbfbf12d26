import { describe, expect, test } from 'vitest';
import { isTagManagerId, suggestedTagManagerId, tagManagerComplaint } from './tagManagerId.rules.ts';

describe('a tag manager id is GTM- followed by digits or capitals', () => {
  test.each([
    ['GTM-AB12CD', true],
    ['GTM-1', true],
    ['GTM-', false],
    ['gtm-AB12CD', false],
    ['GTM-ab12cd', false],
    ['GTM-AB 12', false],
    ['UA-12345-1', false],
    ['GTM-AB12CD\n', false],
    ['', false],
  ])('%j: %s', (id, expected) => {
    expect(isTagManagerId(id)).toBe(expected);
  });
});

describe('otherwise an error suggests a corrected id', () => {
  test.each([
    ['small letters', 'gtm-ab12cd', 'GTM-AB12CD'],
    ['spaces around it', '  GTM-AB12CD ', 'GTM-AB12CD'],
    ['spaces within it', 'GTM - AB12 CD', 'GTM-AB12CD'],
    ['no dash', 'GTMAB12CD', 'GTM-AB12CD'],
    ['another dash', 'GTM–AB12CD', 'GTM-AB12CD'],
    ['an underscore for the dash', 'gtm_ab12cd', 'GTM-AB12CD'],
    ['the name of it left out', 'ab12cd', 'GTM-AB12CD'],
    ['quotes from a snippet', "'GTM-AB12CD'", 'GTM-AB12CD'],
    ['full-width characters', 'ＧＴＭ－ＡＢ１２', 'GTM-AB12'],
    ['nothing after the dash', 'GTM-', null],
    ['nothing that could be one', '--!', null],
  ])('%s', (_sentence, text, meant) => {
    expect(suggestedTagManagerId(text)).toBe(meant);
    expect(meant === null || isTagManagerId(meant)).toBe(true);
  });

  test('in a message for operators', () => {
    expect(tagManagerComplaint('GTM-AB12CD')).toBeNull();
    expect(tagManagerComplaint('gtm-ab12cd')).toBe(
      "'gtm-ab12cd' is not a tag manager id. Did you mean 'GTM-AB12CD'?",
    );
    expect(tagManagerComplaint('GTM-')).toBe(
      "'GTM-' is not a tag manager id. It must be GTM- followed by digits or capitals.",
    );
  });
});
