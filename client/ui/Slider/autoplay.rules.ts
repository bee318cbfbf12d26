/** When a row that moves by itself stands still (catalogue.md 4 "Slider autoplay", WCAG 2.2.2). */

export interface AutoplayFacts {
  /** All slides fit beside each other: there is nowhere to go. */
  readonly isLocked: boolean;
  /** The browser asks for less motion. */
  readonly prefersReducedMotion: boolean;
  /** Stopped by the button. */
  readonly isStopped: boolean;
  readonly isHovered: boolean;
  readonly isTouched: boolean;
  /** The keyboard's focus is within. */
  readonly isFocused: boolean;
  /** The tab is not the one in front. */
  readonly isHidden: boolean;
  readonly isInView: boolean;
}

/** Whether there is anything to stop: only then there is a button for it. */
export function canAutoplay({
  isLocked,
  prefersReducedMotion,
}: Pick<AutoplayFacts, 'isLocked' | 'prefersReducedMotion'>): boolean {
  return !isLocked && !prefersReducedMotion;
}

/** Pauses are over when their cause is; stopped by the button it stays. */
export function isAutoplaying(facts: AutoplayFacts): boolean {
  const { isStopped, isHovered, isTouched, isFocused, isHidden, isInView } = facts;
  return canAutoplay(facts) && isInView && !(isStopped || isHovered || isTouched || isFocused || isHidden);
}
