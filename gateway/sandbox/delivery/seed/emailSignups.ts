/**
 * Newsletter signup (catalogue.md 3, email signup settings), in every locale. Canadian law requires explicit consent and
 * the sender's address: there a box has to be ticked, and back-in-stock e-mails are off. Regions without a shop have no
 * signup.
 */
import { locales } from '../../brand/types.ts';
import { shopRegions } from '../../brand/contentRegions.ts';
import type { EntryDraft } from './draft.ts';
import { type Translate, localisedEntry } from './localisedEntry.ts';
import { settingsTexts } from './settingsTexts.ts';

const { letters, dates, copy, copyInCanada, backInStock } = settingsTexts.emailSignup;

const canada = shopRegions.filter((region) => region.endsWith('ca'));

const lists = (t: Translate) => [
  { title: t(letters), id: 'letters' },
  { title: t(dates), id: 'circus-dates' },
];

export function emailSignupEntries(): EntryDraft[] {
  return [
    localisedEntry(
      { contentType: 'email_signup_settings', uid: 'email_signup_settings_main' },
      locales,
      (t) => ({
        title: 'Email signup',
        lists: lists(t),
        copy: t(copy),
        back_in_stock_copy: t(backInStock),
        back_in_stock_notifications: true,
        explicit_consent: false,
        regions: shopRegions.filter((region) => !canada.includes(region)),
      }),
    ),
    localisedEntry(
      { contentType: 'email_signup_settings', uid: 'email_signup_settings_canada' },
      ['en-us', 'fr'],
      (t) => ({
        title: 'Email signup, Canada',
        lists: lists(t),
        copy: t(copyInCanada),
        back_in_stock_copy: t(backInStock),
        back_in_stock_notifications: false,
        explicit_consent: true,
        regions: canada,
      }),
    ),
  ];
}
