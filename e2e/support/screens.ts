/**
 * Which viewport a journey runs on: the desktop by default. It runs on the phone, or on both, only where layout or
 * input differ. Tags go into the details of a test or of a `describe`: `{ tag: onPhone }`.
 */

/** Phone only: tests its layout, or touch. */
export const onPhone = '@phone';
/** Both: layout or input differ. */
export const onEveryScreen = '@every-screen';

/** For the projects in `playwright.config.ts`. */
export const onPhoneOnly = new RegExp(`${onPhone}\\b`);
export const onPhoneToo = new RegExp(`(${onPhone}|${onEveryScreen})\\b`);
