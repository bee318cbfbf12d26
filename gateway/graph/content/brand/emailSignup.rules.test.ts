import { describe, expect, test } from 'vitest';
import { joinedLists, offeredLists, type EmailSignupFacts } from './emailSignup.rules.ts';

const letters = { id: 'letters', title: 'Letters' };
const dates = { id: 'dates', title: 'Dates' };
const settings = (more: Partial<EmailSignupFacts> = {}): EmailSignupFacts => ({
  lists: [letters, dates],
  regions: ['us', 'pro'],
  ...more,
});

describe('offered lists', () => {
  test.each<[string, EmailSignupFacts | null, string, object[]]>([
    ['where the settings list the region', settings(), 'us', [letters, dates]],
    ['not where they do not', settings(), 'jp', []],
    ['not where they list no region at all', settings({ regions: [] }), 'us', []],
    ['not without settings', null, 'us', []],
    [
      'only those that have a name and an id',
      settings({ lists: [{ id: '', title: 'x' }, { id: 'y', title: ' ' }, dates] }),
      'us',
      [dates],
    ],
    ['once each', settings({ lists: [dates, dates] }), 'us', [dates]],
  ])('%s', (_, facts, region, lists) => {
    expect(offeredLists(facts, region)).toEqual(lists);
  });
});

describe('joining', () => {
  test.each<[string, (typeof letters)[], string[], string[]]>([
    [
      'takes what was chosen, in the editors’ order',
      [letters, dates],
      ['dates', 'letters'],
      ['letters', 'dates'],
    ],
    ['once each', [letters, dates], ['dates', 'dates'], ['dates']],
    ['leaves out what is not offered', [letters, dates], ['dates', 'offers'], ['dates']],
    ['is empty when none of several was chosen', [letters, dates], [], []],
    ['the only list need not be chosen', [letters], [], ['letters']],
    ['is empty when none is offered', [], ['letters'], []],
  ])('%s', (_, offered, wanted, joined) => {
    expect(joinedLists(offered, wanted)).toEqual(joined);
  });
});
