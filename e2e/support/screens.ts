/**
 * Which screen a journey runs on: the desktop, unless its tag says otherwise. It runs on the phone, or on both, only
 * where the layout or the input differs. Tags go into the details of a test or of a `describe`: `{ tag: onPhone }`.
 */

/** Runs on the phone alone: its layout, or touch, is what the journey proves. */
export const onPhone = '@phone';
/** Runs on both: what it proves is laid out or done differently on each. */
export const onEveryScreen = '@every-screen';

/** For the projects in `playwright.config.ts`. */
export const onPhoneOnly = new RegExp(`${onPhone}\\b`);
export const onPhoneToo = new RegExp(`(${onPhone}|${onEveryScreen})\\b`);
