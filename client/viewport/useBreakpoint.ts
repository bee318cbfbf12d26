/**
 * The window's breakpoint, for what CSS cannot decide. The server renders the default, and the browser's own follows on
 * hydration, so it must not shift the layout.
 */
import { useSyncExternalStore } from 'react';
import { breakpointState, defaultBreakpoint, type BreakpointState } from './breakpoint.rules.ts';

let known = defaultBreakpoint;

/** The same object while nothing about it changes. */
function read(): BreakpointState {
  const now = breakpointState(window.innerWidth);
  if (now.name !== known.name || now.isTablet !== known.isTablet) known = now;
  return known;
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('resize', listener);
  return () => window.removeEventListener('resize', listener);
}

export function useBreakpoint(): BreakpointState {
  return useSyncExternalStore(subscribe, read, () => defaultBreakpoint);
}
