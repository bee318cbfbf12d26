/** The current location and navigation, for screens, links and the shell. */
import { createContext, use } from 'react';
import type { RouteMatch } from './entryPoint.ts';
import type { PreloadReason } from './visits/preload.rules.ts';
import type { Visit } from './visits/Visit.ts';

export interface NavigateOptions {
  /** Replaces the history entry: for filters that change while the shopper drags. */
  readonly replace?: boolean;
  /** False keeps the scroll position and the focus: the screen stays, only its query changes. */
  readonly scroll?: boolean;
  /** Preview data for the next screen (entryPoint.ts). */
  readonly known?: object | undefined;
  /** The link, whose picture transitions to the preview. */
  readonly pressed?: Element | undefined;
}

export interface NavigationValue {
  /** The address on screen, not the one being loaded. */
  readonly match: RouteMatch;
  /** Path of the previous screen within the shop; null or absent where unknown. */
  readonly from?: string | null;
  readonly navigate: (href: string, options?: NavigateOptions) => void;
  /** Preloads code and data of a path; the returned function releases it. */
  readonly preload: (href: string, reason: PreloadReason) => () => void;
}

const nowhere: NavigationValue = {
  match: { lang: 'en-us', params: {}, search: new URLSearchParams(), path: '/' },
  navigate: (href) => window.location.assign(href),
  preload: () => () => {},
};

/** Without a provider (in component tests) links are plain links. */
export const NavigationContext = createContext<NavigationValue>(nowhere);

export function useNavigation(): NavigationValue {
  return use(NavigationContext);
}

/** A separate context: it changes when a navigation starts, which must not re-render hundreds of links. */
export const PendingContext = createContext(false);

/** The visit whose preview is shown until its screen is ready; null without one. */
export const PreviewedContext = createContext<Visit | null>(null);

/** True while the next screen loads and the current one is still shown. */
export function useIsPending(): boolean {
  return use(PendingContext);
}
