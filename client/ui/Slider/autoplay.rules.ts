/** When autoplay pauses (catalogue.md 4 "Slider autoplay", WCAG 2.2.2). */

export interface AutoplayFacts {
  /** All slides fit: there is nothing to scroll. */
  readonly isLocked: boolean;
  /** prefers-reduced-motion. */
  readonly prefersReducedMotion: boolean;
  /** Stopped by the button. */
  readonly isStopped: boolean;
  readonly isHovered: boolean;
  readonly isTouched: boolean;
  /** The keyboard focus is inside. */
  readonly isFocused: boolean;
  /** The tab is hidden. */
  readonly isHidden: boolean;
  readonly isInView: boolean;
}

/** Whether the pause button is needed. */
export function canAutoplay({
  isLocked,
  prefersReducedMotion,
}: Pick<AutoplayFacts, 'isLocked' | 'prefersReducedMotion'>): boolean {
  return !isLocked && !prefersReducedMotion;
}

/** Pauses end with their cause; a stop by the button stays. */
export function isAutoplaying(facts: AutoplayFacts): boolean {
  const { isStopped, isHovered, isTouched, isFocused, isHidden, isInView } = facts;
  return canAutoplay(facts) && isInView && !(isStopped || isHovered || isTouched || isFocused || isHidden);
}
