/** How blocks of a page look, by what the editors set (catalogue.md 3 Category group, 9). */

/** Milliseconds between two steps of a slider that moves by itself. */
const AUTOPLAY_DELAY_MS = 3_000;

/** Null where nothing moves by itself: a grid stands still, whatever its entry says. */
export function autoplayDelay(isSlider: boolean, asksAutoplay: boolean): number | null {
  return isSlider && asksAutoplay ? AUTOPLAY_DELAY_MS : null;
}

/** Banner image slider autoplay 7000 ms with loop (catalogue.md 9). */
export const BANNER_SLIDER_DELAY_MS = 7_000;

export type GroupLayout = 'GRID' | 'FOUR_UP' | 'ROW' | 'SPLIT' | 'LIST';

/** The specification names no tags; these are the ones that the shop has a layout for. */
const layouts: ReadonlyMap<string, GroupLayout> = new Map([
  ['grid', 'GRID'],
  ['four-up', 'FOUR_UP'],
  ['row', 'ROW'],
  ['split', 'SPLIT'],
  ['list', 'LIST'],
]);

/** The first tag that is known, in any case, a grid when there is none; and the tags that are not known. */
export function groupLayout(tags: readonly string[]): { layout: GroupLayout; unknown: string[] } {
  const names = tags.map((tag) => tag.trim().toLowerCase()).filter((tag) => tag !== '');
  return {
    layout: names.flatMap((name) => layouts.get(name) ?? [])[0] ?? 'GRID',
    unknown: names.filter((name) => !layouts.has(name)),
  };
}
