/** A category as its author writes it down. */
import type { SceneName } from '../scenes.ts';
import type { Locale } from '../types.ts';

export type TitleRow = readonly [
  en: string,
  sv: string,
  ja: string,
  no: string,
  es: string,
  de: string,
  fr: string,
  it: string,
];

/** The locale of each title in a row. */
export const titleOrder: readonly Locale[] = ['en-us', 'sv', 'ja', 'no', 'es', 'de', 'fr', 'it'];

export interface CategoryRow {
  path: string;
  scene: SceneName;
  title: TitleRow;
  /** English heading of the page where it should say more than the menu does. The other languages keep their title. */
  heading?: string;
  /** Content regions; all of them when absent. */
  regions?: readonly string[];
}
