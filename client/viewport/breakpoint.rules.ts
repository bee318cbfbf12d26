/** Breakpoints of the window width (platform.md 3, 4, 9), CSS pixels where the browser's text is 16 px. */
export const breakpoints = {
  xxxs: 0,
  xxs: 480,
  xs: 600,
  sm: 769,
  md: 900,
  lg: 1024,
  xl: 1200,
  xxl: 1440,
} as const;
export type BreakpointName = keyof typeof breakpoints;

export interface BreakpointState {
  readonly name: BreakpointName;
  /** Where the breakpoint begins: the state changes at thresholds only. */
  readonly width: number;
  /** Below 1024. */
  readonly isMobile: boolean;
  /** At or below 768. */
  readonly isPhone: boolean;
  /** Above 768 and at or below 1024. */
  readonly isTablet: boolean;
}

/** @param width of the window, CSS pixels where text is 16 px. */
export function breakpointState(width: number): BreakpointState {
  const names = Object.keys(breakpoints) as BreakpointName[];
  const name = names.findLast((one) => breakpoints[one] <= width) ?? 'xxxs';
  return {
    name,
    width: breakpoints[name],
    isMobile: width < 1024,
    isPhone: width <= 768,
    isTablet: width > 768 && width <= 1024,
  };
}

/**
 * Default while the width is unknown. The specification also lists xl as a constant; its text on the state itself takes
 * precedence.
 */
export const defaultBreakpoint: BreakpointState = breakpointState(breakpoints.lg);
