import { expect, test } from 'vitest';
import { readConsent, writtenConsent } from './consent.rules.ts';

const day = 24 * 60 * 60 * 1000;
const now = 1_800_000_000_000;
const yes = (daysAgo: number) => writtenConsent('granted', now - daysAgo * day);

test.each([
  ['no answer', null, false, null],
  ['yes', yes(0), false, 'granted'],
  ['no', writtenConsent('declined', now), false, 'declined'],
  ['an answer holds for 180 days', yes(179.9), false, 'granted'],
  ['and no longer', yes(180), false, null],
  ['an answer dated tomorrow is invalid', yes(-1), false, null],
  ['a value in another format is invalid', 'granted', false, null],
  ['another invalid value', '{"granted":1}', false, null],
  ['Global Privacy Control is a refusal', null, true, 'declined'],
  ['even after consent', yes(1), true, 'declined'],
] as const)('%s', (_sentence, text, hasPrivacySignal, expected) => {
  expect(readConsent(text, hasPrivacySignal, now)).toBe(expected);
});
