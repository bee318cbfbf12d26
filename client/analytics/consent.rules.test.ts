import { expect, test } from 'vitest';
import { readConsent, writtenConsent } from './consent.rules.ts';

const day = 24 * 60 * 60 * 1000;
const now = 1_800_000_000_000;
const yes = (daysAgo: number) => writtenConsent('granted', now - daysAgo * day);

test.each([
  ['nobody has answered', null, false, null],
  ['yes', yes(0), false, 'granted'],
  ['no', writtenConsent('declined', now), false, 'declined'],
  ['an answer holds for 180 days', yes(179.9), false, 'granted'],
  ['and no longer', yes(180), false, null],
  ['an answer of tomorrow is none', yes(-1), false, null],
  ['what somebody else wrote is none', 'granted', false, null],
  ['nor is this', '{"granted":1}', false, null],
  ['the browser’s signal is a no', null, true, 'declined'],
  ['also where yes was said before', yes(1), true, 'declined'],
] as const)('%s', (_sentence, text, hasPrivacySignal, expected) => {
  expect(readConsent(text, hasPrivacySignal, now)).toBe(expected);
});
