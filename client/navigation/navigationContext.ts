/** The current location and navigation, for screens, links and the shell. */
import { createContext, use, useSyncExternalStore } from 'react';
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

/**
 * Whether the next screen loads. Not a context's value: when that changes, React hydrates every part of the page that is
 * still the server's HTML, and blanks one whose code is not loaded yet.
 */
export class PendingState {
  #isPending = false;
  readonly #listeners = new Set<() => void>();

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly get = (): boolean => this.#isPending;

  set(isPending: boolean): void {
    if (this.#isPending === isPending) return;
    this.#isPending = isPending;
    for (const listener of this.#listeners) listener();
  }
}

export const PendingContext = createContext(new PendingState());

/** Where the preview of the next screen is shown. An object for the same reason. */
export class PreviewPlace {
  #show: (visit: Visit | null) => void = () => {};
  readonly #committed: (visit: Visit | null) => void;

  /** @param committed called when a visit's preview, or the screen if null, is on screen. */
  constructor(committed: (visit: Visit | null) => void = () => {}) {
    this.#committed = committed;
  }

  /** @param show shows a visit's preview until the transition ends in which it is called. */
  attach(show: (visit: Visit | null) => void): void {
    this.#show = show;
  }

  show(visit: Visit | null): void {
    this.#show(visit);
  }

  commit(visit: Visit | null): void {
    this.#committed(visit);
  }
}

export const PreviewContext = createContext(new PreviewPlace());

/** True while the next screen loads and the current one is still shown. */
export function useIsPending(): boolean {
  const { subscribe, get } = use(PendingContext);
  return useSyncExternalStore(subscribe, get, get);
}
