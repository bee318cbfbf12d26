/**
 * Navigates between screens. The current screen stays until the next one's code and data are ready; then address,
 * scroll position, focus and page view are updated together. With a preview, address and scroll position are updated
 * with the preview. Owns two visits at most, the current and the pending one, and disposes each when it is replaced,
 * superseded, or the app unmounts.
 */
import { afterPaint } from '../viewport/afterPaint.ts';
import type { Connection } from '../viewport/pictures/connection.ts';
import { finishLayout } from '../viewport/layOutSkipped.ts';
import { viewTransition } from '../viewport/viewTransition.ts';
import { wakeAll } from '../viewport/whenWanted.ts';
import { focusHeading, scrollToTarget } from './scrollAndFocus.ts';
import type { NavigateOptions } from './navigationContext.ts';
import { langOf } from './addresses/localePath.rules.ts';
import { PageViews } from './visits/PageViews.ts';
import { PreloadPool } from './visits/PreloadPool.ts';
import type { PreloadReason } from './visits/preload.rules.ts';
import { Routing } from './Routing.ts';
import type { PrefetchedPage, RoutingOptions } from './Routing.ts';
import type { Visit } from './visits/Visit.ts';

export interface NavigatorOptions extends RoutingOptions {
  /** The server-rendered screen. */
  readonly first: Visit;
  readonly connection: () => Connection;
  /** True when the server answered the first screen with an error status: it is no page view. */
  readonly isFirstFailed?: boolean;
  /** True once a newer build is live: navigations to other screens are then full page loads. Defaults to never. */
  readonly isOutdated?: () => boolean;
}

type Arrival =
  | { readonly kind: 'push' | 'replace'; readonly hash: string; readonly keepsPlace: boolean }
  | { readonly kind: 'pop'; readonly hash: string; readonly key: string };

/** The link that was followed. */
type Origin = Required<Pick<NavigateOptions, 'known'>> & Pick<NavigateOptions, 'pressed'>;

interface Pending {
  readonly visit: Visit;
  readonly arrival: Arrival;
  /** Started from an overlay, whose history entry it takes over: Back skips the overlay. */
  readonly endsOverlay: boolean;
  /** Its preview is on screen: address and scroll position are the new screen's. */
  readonly isPreviewed: boolean;
}

/** An overlay on the current screen, with its own history entry. */
interface Overlay {
  /** Address of both entries. */
  readonly href: string;
  /** Null while the entry is already being left. */
  readonly onBack: (() => void) | null;
}

/** A longer chain of redirects is a loop (platform.md 5). */
const redirectLimit = 10;

export class Navigator {
  readonly #routing: Routing;
  readonly #pool: PreloadPool;
  readonly #isOutdated: () => boolean;
  readonly #scrollTops = new Map<string, number>();
  readonly views = new PageViews(() => (this.#show ? this.#current : null));
  #current: Visit;
  #pending: Pending | null = null;
  /** Address whose entry point is being loaded for a navigation; null when none is. */
  #next: string | null = null;
  #key: string;
  #show: ((visit: Visit) => void) | null = null;
  #overlay: Overlay | null = null;
  /** Scroll position to restore when the current screen replaces a preview; null when there is none. */
  #returnTop: number | null = null;
  /** A view transition waits for the preview. */
  #previewShown: (() => void) | null = null;

  constructor({ first, connection, isFirstFailed, isOutdated = () => false, ...routing }: NavigatorOptions) {
    this.#routing = new Routing(routing);
    this.#isOutdated = isOutdated;
    this.#current = first;
    if (isFirstFailed) this.views.withhold(first);
    this.#key = keyOf(window.history.state) ?? newKey();
    this.#pool = new PreloadPool((href, reason) => this.#startPreload(href, reason), connection);
  }

  get current(): Visit {
    return this.#current;
  }

  /** Takes over the browser's history. `show` renders a visit; the returned function detaches. */
  attach(show: (visit: Visit) => void): () => void {
    this.#show = show;
    window.history.replaceState({ key: this.#key }, '');
    const handlePop = (event: PopStateEvent) => this.#pop(keyOf(event.state));
    const handleScroll = () => {
      this.#scrollTops.set(this.#key, window.scrollY);
    };
    // The browser restores the scroll position on reload; the navigator does on navigation.
    const handleLeave = () => {
      window.history.scrollRestoration = 'auto';
    };
    const handleReturn = () => {
      window.history.scrollRestoration = 'manual';
    };
    handleReturn();
    window.addEventListener('popstate', handlePop);
    window.addEventListener('scroll', handleScroll, { passive: true });
    window.addEventListener('pagehide', handleLeave);
    window.addEventListener('pageshow', handleReturn);
    return () => {
      this.#show = null;
      window.removeEventListener('popstate', handlePop);
      window.removeEventListener('scroll', handleScroll);
      window.removeEventListener('pagehide', handleLeave);
      window.removeEventListener('pageshow', handleReturn);
      // StrictMode detaches and attaches again at once: dispose data only if the app is really gone.
      queueMicrotask(() => {
        if (this.#show) return;
        this.#abandonPending();
        this.#pool.clear();
        this.#current.dispose();
      });
    };
  }

  readonly navigate = (
    href: string,
    { replace = false, scroll = true, known, pressed }: NavigateOptions = {},
  ): void => {
    const target = new URL(href, window.location.href);
    const isOutside = target.origin !== window.location.origin || !this.#isSameMarket(target);
    if (isOutside || this.#routing.isFullLoad(target.pathname)) {
      window.location.assign(target);
      return;
    }
    const name = target.pathname + target.search;
    const arrival: Arrival = { kind: replace ? 'replace' : 'push', hash: target.hash, keepsPlace: !scroll };
    if (name === this.#current.href) {
      this.#abandonPending();
      this.#show?.(this.#current);
      this.#writeHistory(arrival, name);
      if (scroll) scrollToTarget(target.hash, 0);
      return;
    }
    if (name === this.#pending?.visit.href) return;
    // A change of the screen's own query stays in the page: the shopper may be typing.
    if (scroll && this.#isOutdated() && target.pathname !== this.#current.match.path) {
      // An overlay's history entry belongs to the page that unloads.
      if (replace || this.#overlay) window.location.replace(target);
      else window.location.assign(target);
      return;
    }
    this.#go(name, arrival, scroll && known ? { known, pressed } : null);
  };

  readonly preload = (href: string, reason: PreloadReason): (() => void) => {
    const target = new URL(href, window.location.href);
    return this.#pool.hold(target.pathname + target.search, reason);
  };

  /**
   * Adds a history entry for an overlay, so that Back closes it; screen and address stay.
   * Call it from an event. The returned function removes the entry when the overlay is closed otherwise.
   */
  readonly overlay = (onBack: () => void): (() => void) => {
    // The screen's own entry key: both entries are the same location.
    window.history.pushState({ key: this.#key }, '');
    const mine: Overlay = { href: addressOnScreen(), onBack };
    this.#overlay = mine;
    return () => {
      if (this.#overlay !== mine) return;
      this.#overlay = { ...mine, onBack: null };
      window.history.back();
    };
  };

  /** The visit is on screen. Idempotent, as StrictMode requires. */
  commit(visit: Visit): void {
    if (this.#pending?.visit !== visit) return;
    const { arrival, endsOverlay, isPreviewed } = this.#pending;
    const before = this.#current;
    this.#pending = null;
    this.#current = visit;
    if (!isPreviewed) this.#writeHistory(arrival, visit.href, endsOverlay);
    before.dispose();

    // Restoring a scroll position needs the final heights.
    if (before.match.path !== visit.match.path) finishLayout(document);
    const keepsPlace = arrival.kind !== 'pop' && arrival.keepsPlace;
    if (arrival.kind === 'pop') scrollToTarget('', this.#scrollTops.get(arrival.key) ?? 0);
    else if (!keepsPlace && (!isPreviewed || arrival.hash !== '')) scrollToTarget(arrival.hash, 0);
    if (!keepsPlace && before.match.path !== visit.match.path && arrival.hash === '') focusHeading();
  }

  /**
   * Switches between the screen and a preview of the next one. Idempotent.
   *
   * @param visit the one whose preview is shown; null when the screen is.
   */
  commitPreview(visit: Visit | null): void {
    const pending = this.#pending;
    if (visit && pending?.visit === visit && !pending.isPreviewed) {
      this.#pending = { ...pending, isPreviewed: true };
      this.#writeHistory(pending.arrival, visit.href, pending.endsOverlay);
      scrollToTarget('', 0);
      this.#previewShown?.();
    }
    if (visit || this.#returnTop === null) return;
    scrollToTarget('', this.#returnTop);
    this.#returnTop = null;
  }

  #go(name: string, arrival: Arrival, origin: Origin | null = null, redirects = 0): void {
    const route = this.#routing.resolve(name);
    if ('redirect' in route) {
      if (redirects < redirectLimit) this.#go(route.redirect, arrival, null, redirects + 1);
      else window.location.assign(name);
      return;
    }
    const prepared = route.entryPoint.prepare();
    this.#next = prepared ? name : null;
    if (prepared) {
      prepared.then(
        () => this.#next === name && this.#go(name, arrival, origin, redirects),
        () => this.#next === name && window.location.assign(name + arrival.hash),
      );
      return;
    }
    wakeAll();
    const visit = this.#takePreloaded(name) ?? this.#routing.start(name, route);
    const endsOverlay =
      arrival.kind !== 'pop' && (this.#overlay !== null || this.#pending?.endsOverlay === true);
    this.#abandonPending();
    this.#overlay = null;
    this.#pending = { visit, arrival, endsOverlay, isPreviewed: false };
    visit.known = origin?.known ?? null;
    // Another query of the same screen keeps the previous path.
    const { match, from } = this.#current;
    visit.from = match.path === route.match.path ? from : match.path;
    visit.show(name + arrival.hash);
    const show = () => this.#pending?.visit === visit && this.#show?.(visit);
    // Within a popstate event React renders a transition synchronously, and would blank a screen that suspends. Show
    // one that is ready at once; defer another by a task, so that the current screen stays.
    if (arrival.kind === 'pop' && !visit.isReady) setTimeout(show);
    // React would render the preview synchronously too, which takes a phone longer than a frame: paint the press
    // feedback first.
    else if (visit.preview) afterPaint(() => this.#showPreview(visit, show, origin?.pressed));
    else {
      show();
      if (visit.known) void this.#showPreviewOnceLoaded(visit, show, origin?.pressed);
    }
  }

  /** For code that was only prefetched. */
  async #showPreviewOnceLoaded(visit: Visit, show: () => void, pressed: Element | undefined): Promise<void> {
    await visit.loadPreview();
    if (this.#pending?.visit === visit && visit.preview && !visit.isReady)
      this.#showPreview(visit, show, pressed);
  }

  #showPreview(visit: Visit, show: () => void, pressed: Element | undefined): void {
    visit.movement = viewTransition(pressed, () => {
      const { promise, resolve } = Promise.withResolvers<void>();
      this.#previewShown = resolve;
      show();
      return promise;
    });
    if (!visit.movement) show();
  }

  #pop(key: string | null): void {
    const overlay = this.#overlay;
    this.#overlay = null;
    if (overlay?.href === addressOnScreen()) {
      overlay.onBack?.();
      return;
    }
    const { pathname, search, hash } = window.location;
    const name = pathname + search;
    const isElsewhere = pathname !== this.#current.match.path;
    if (!this.#isSameMarket(window.location) || (isElsewhere && this.#isOutdated())) {
      window.location.reload();
      return;
    }
    if (name === this.#current.href) {
      const wasPreviewed = this.#pending?.isPreviewed === true;
      this.#abandonPending();
      this.#show?.(this.#current);
      // A hash link that the browser followed has no key yet, and the browser scrolls for it.
      this.#key = key ?? newKey();
      if (key === null) window.history.replaceState({ key: this.#key }, '');
      else if (wasPreviewed) this.#returnTop = this.#scrollTops.get(key) ?? 0;
      else scrollToTarget('', this.#scrollTops.get(key) ?? 0);
      return;
    }
    this.#go(name, { kind: 'pop', hash, key: key ?? newKey() });
  }

  #writeHistory(arrival: Arrival, name: string, endsOverlay = false): void {
    if (arrival.kind === 'pop') {
      this.#key = arrival.key;
      return;
    }
    const url = name + arrival.hash;
    if (arrival.kind === 'replace' || url === addressOnScreen()) {
      window.history.replaceState({ key: this.#key }, '', url);
    } else {
      this.#key = newKey();
      if (endsOverlay) window.history.replaceState({ key: this.#key }, '', url);
      else window.history.pushState({ key: this.#key }, '', url);
    }
  }

  #takePreloaded(name: string): Visit | null {
    const visit = this.#pool.take(name);
    if (!visit?.hasFailed) return visit;
    visit.dispose();
    return null;
  }

  #startPreload(name: string, reason: PreloadReason): Visit | PrefetchedPage | Promise<unknown> | null {
    if (name === this.#current.href || name === this.#pending?.visit.href) return null;
    const { pathname } = new URL(name, window.location.origin);
    if (!this.#isSameMarket({ pathname }) || this.#isOutdated()) return null;
    if (this.#routing.isFullLoad(pathname)) return null;
    const route = this.#routing.resolve(name);
    if ('redirect' in route) return null;
    if (reason === 'view' && !route.entryPoint.isPrepared) {
      const prefetched = this.#routing.reading ?? this.#routing.prefetch(name, route);
      if (prefetched) return prefetched;
    }
    return route.entryPoint.prepare() ?? this.#routing.start(name, route, reason === 'view');
  }

  #abandonPending(): void {
    this.#next = null;
    this.#previewShown?.();
    this.#pending?.visit.dispose();
    this.#pending = null;
  }

  /** Another locale is another market, whose data must not mix with this one's in the store: full page load. */
  #isSameMarket({ pathname }: { readonly pathname: string }): boolean {
    return langOf(pathname) === this.#current.match.lang;
  }
}

function addressOnScreen(): string {
  return window.location.pathname + window.location.search + window.location.hash;
}

function newKey(): string {
  return Math.random().toString(36).slice(2, 10);
}

function keyOf(state: unknown): string | null {
  return typeof state === 'object' && state !== null && 'key' in state && typeof state.key === 'string'
    ? state.key
    : null;
}
