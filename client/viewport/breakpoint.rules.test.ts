import { describe, expect, test } from 'vitest';
import { breakpointState, defaultBreakpoint } from './breakpoint.rules.ts';

describe('breakpoints (platform.md 4, 9)', () => {
  test.each([
    [0, 'xxxs'],
    [479, 'xxxs'],
    [480, 'xxs'],
    [600, 'xs'],
    [768, 'xs'],
    [769, 'sm'],
    [900, 'md'],
    [1024, 'lg'],
    [1200, 'xl'],
    [1439, 'xl'],
    [1440, 'xxl'],
    [3840, 'xxl'],
  ])('a window of %i pixels is %s', (width, name) => {
    expect(breakpointState(width).name).toBe(name);
  });

  test.each([
    ['phone means width at or below 768', 768, { isMobile: true, isPhone: true, isTablet: false }],
    ['tablet means above 768', 769, { isMobile: true, isPhone: false, isTablet: true }],
    ['also between the two pixels', 768.5, { isMobile: true, isPhone: false, isTablet: true }],
    ['mobile means below 1024', 1023, { isMobile: true, isPhone: false, isTablet: true }],
    ['tablet means at or below 1024', 1024, { isMobile: false, isPhone: false, isTablet: true }],
    ['anything wider is neither', 1025, { isMobile: false, isPhone: false, isTablet: false }],
  ])('%s', (_, width, flags) => {
    expect(breakpointState(width)).toMatchObject(flags);
  });

  test('the state defaults to the lg breakpoint', () => {
    expect(defaultBreakpoint).toMatchObject({ name: 'lg', width: 1024 });
  });
});
