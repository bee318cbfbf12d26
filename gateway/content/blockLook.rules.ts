/** How blocks of a page look, by what the editors set (catalogue.md 3 Category group, 9). */

/** Milliseconds between two steps of a slider that moves by itself. */
const AUTOPLAY_DELAY_MS = 3_000;

/** Null where nothing moves by itself: a grid stands still, whatever its entry says. */
export function autoplayDelay(isSlider: boolean, asksAutoplay: boolean): number | null {
  return isSlider && asksAutoplay ? AUTOPLAY_DELAY_MS : null;
}

/** Banner image slider autoplay 7000 ms with loop (catalogue.md 9). */
export const BANNER_SLIDER_DELAY_MS = 7_000;

export type GroupLayout = 'GRID' | 'FOUR_UP';

/** The specification names no tags; these are the ones that there are pictures of. */
const layouts: Readonly<Record<string, GroupLayout>> = { grid: 'GRID', 'four-up': 'FOUR_UP' };

/** The first tag that is known, in any case; a grid when there is none. */
export function groupLayout(tags: readonly string[]): GroupLayout {
  const known = tags.flatMap((tag) => layouts[tag.trim().toLowerCase()] ?? []);
  return known[0] ?? 'GRID';
}
