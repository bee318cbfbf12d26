/** What screens, links and the shell know about where the shopper is and may go. */
import { createContext, use } from 'react';
import type { RouteMatch } from './entryPoint.ts';
import type { PreloadReason } from './visits/preload.rules.ts';
import type { Visit } from './visits/Visit.ts';

export interface NavigateOptions {
  /** Replaces the entry in the history: filters that change while the shopper drags. */
  readonly replace?: boolean;
  /** False keeps the scroll position and the focus: the screen stays, only its query changes. */
  readonly scroll?: boolean;
  /** What the standing screen knows of the next one, whose preview shows it in the next frame (entryPoint.ts). */
  readonly known?: object | undefined;
  /** The link, whose tile's picture moves to the preview. */
  readonly pressed?: Element | undefined;
}

export interface NavigationValue {
  /** The address on screen, not the one being loaded. */
  readonly match: RouteMatch;
  /** Path of the screen that the shopper came from within the shop; null or absent where nobody knows. */
  readonly from?: string | null;
  readonly navigate: (href: string, options?: NavigateOptions) => void;
  /** Loads code and data of a path; the function returned lets go of it again. */
  readonly preload: (href: string, reason: PreloadReason) => () => void;
}

const nowhere: NavigationValue = {
  match: { lang: 'en-us', params: {}, search: new URLSearchParams(), path: '/' },
  navigate: (href) => window.location.assign(href),
  preload: () => () => {},
};

/** Without a provider (a component's test) links are plain links. */
export const NavigationContext = createContext<NavigationValue>(nowhere);

export function useNavigation(): NavigationValue {
  return use(NavigationContext);
}

/** Apart from the rest: a move begins by telling this, and hundreds of links have nothing to do with it. */
export const PendingContext = createContext(false);

/** The visit whose preview stands in place of the screen until that is there; null without one. */
export const PreviewedContext = createContext<Visit | null>(null);

/** True while the next screen loads and the current one still stands. */
export function useIsPending(): boolean {
  return use(PendingContext);
}
