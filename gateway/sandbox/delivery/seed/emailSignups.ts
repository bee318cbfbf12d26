/**
 * Newsletter signup (catalogue.md 3, email signup settings), in every locale. Canadian law requires explicit consent and
 * the sender's address: there a box has to be ticked, and back-in-stock e-mails are off. Regions without a shop have no
 * signup.
 */
import { locales } from '../../brand/types.ts';
import { shopping, type EntryDraft } from './draft.ts';
import { type Say, written } from './say.ts';
import { settingsTexts } from './settingsTexts.ts';

const { letters, dates, copy, copyInCanada, backInStock } = settingsTexts.emailSignup;

const canada = shopping.filter((region) => region.endsWith('ca'));

const lists = (say: Say) => [
  { title: say(letters), id: 'letters' },
  { title: say(dates), id: 'circus-dates' },
];

export function emailSignupEntries(): EntryDraft[] {
  return [
    written({ contentType: 'email_signup_settings', uid: 'email_signup_settings_main' }, locales, (say) => ({
      title: 'Email signup',
      lists: lists(say),
      copy: say(copy),
      back_in_stock_copy: say(backInStock),
      back_in_stock_notifications: true,
      explicit_consent: false,
      regions: shopping.filter((region) => !canada.includes(region)),
    })),
    written(
      { contentType: 'email_signup_settings', uid: 'email_signup_settings_canada' },
      ['en-us', 'fr'],
      (say) => ({
        title: 'Email signup, Canada',
        lists: lists(say),
        copy: say(copyInCanada),
        back_in_stock_copy: say(backInStock),
        back_in_stock_notifications: false,
        explicit_consent: true,
        regions: canada,
      }),
    ),
  ];
}
