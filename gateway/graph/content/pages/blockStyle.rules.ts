/** Layout of page blocks (catalogue.md 3 Category group, 9). */

/** Delay between slides. */
const AUTOPLAY_DELAY_MS = 3_000;

/** Null without autoplay; a grid never autoplays. */
export function autoplayDelay(isSlider: boolean, asksAutoplay: boolean): number | null {
  return isSlider && asksAutoplay ? AUTOPLAY_DELAY_MS : null;
}

/** Banner image slider: 7000 ms with loop (catalogue.md 9). */
export const BANNER_SLIDER_DELAY_MS = 7_000;

export type GroupLayout = 'GRID' | 'FOUR_UP' | 'ROW' | 'SPLIT' | 'LIST';

/** The specification names no tags; these are the layouts that the shop supports. */
const layouts: ReadonlyMap<string, GroupLayout> = new Map([
  ['grid', 'GRID'],
  ['four-up', 'FOUR_UP'],
  ['row', 'ROW'],
  ['split', 'SPLIT'],
  ['list', 'LIST'],
]);

/** The layout of the first known tag in any case, otherwise a grid; and the unknown tags. */
export function groupLayout(tags: readonly string[]): { layout: GroupLayout; unknown: string[] } {
  const names = tags.map((tag) => tag.trim().toLowerCase()).filter((tag) => tag !== '');
  return {
    layout: names.flatMap((name) => layouts.get(name) ?? [])[0] ?? 'GRID',
    unknown: names.filter((name) => !layouts.has(name)),
  };
}
