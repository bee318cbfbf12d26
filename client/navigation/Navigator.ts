/**
 * Moves between screens. The current screen stands until the next one's code and data are there; then address, scroll
 * position, focus and page view follow together. Where a preview takes its place before that, address and scroll position
 * follow with the preview. Two visits at most are owned here, the standing and the pending one,
 * and each is disposed when it leaves: replaced, overtaken, or when the shop unmounts.
 */
import { afterPaint } from '../viewport/afterPaint.ts';
import type { Connection } from '../viewport/pictures/connection.ts';
import { endLateLayout } from '../viewport/layOutRest.ts';
import { viewTransition } from '../viewport/viewTransition.ts';
import { focusHeading, scrollToTarget } from './scrollAndFocus.ts';
import type { NavigateOptions } from './navigationContext.ts';
import { langOf } from './addresses/localePath.rules.ts';
import { PageViews } from './visits/PageViews.ts';
import { PreloadPool } from './visits/PreloadPool.ts';
import type { PreloadReason } from './visits/preload.rules.ts';
import { Routing } from './Routing.ts';
import type { RoutingOptions } from './Routing.ts';
import type { Visit } from './visits/Visit.ts';

export interface NavigatorOptions extends RoutingOptions {
  /** The screen the page was rendered with. */
  readonly first: Visit;
  readonly connection: () => Connection;
  /** True when the server answered the first screen with an error status: it is no page view, whatever stands there. */
  readonly isFirstFailed?: boolean;
  /** True once a newer version of the shop is out: other screens are loaded with it, whole. Never when absent. */
  readonly isOutdated?: () => boolean;
}

type Arrival =
  | { readonly kind: 'push' | 'replace'; readonly hash: string; readonly keepsPlace: boolean }
  | { readonly kind: 'pop'; readonly hash: string; readonly key: string };

/** The link that a move began at. */
type Origin = Required<Pick<NavigateOptions, 'known'>> & Pick<NavigateOptions, 'pressed'>;

interface Pending {
  readonly visit: Visit;
  readonly arrival: Arrival;
  /** Set out for from an overlay, whose entry in the history it takes over: Back leads past it. */
  readonly endsOverlay: boolean;
  /** Its preview is on screen: address and scroll position are the new screen's. */
  readonly isPreviewed: boolean;
}

/** Something that lies over the standing screen and has an entry of its own in the history. */
interface Overlay {
  /** Address of both entries. */
  readonly href: string;
  /** Null while the entry is being left already. */
  readonly onBack: (() => void) | null;
}

/** More redirects than this are a loop (platform.md 5). */
const redirectLimit = 10;

export class Navigator {
  readonly #routing: Routing;
  readonly #pool: PreloadPool;
  readonly #isOutdated: () => boolean;
  readonly #scrollTops = new Map<string, number>();
  readonly views = new PageViews(() => (this.#show ? this.#current : null));
  #current: Visit;
  #pending: Pending | null = null;
  /** Address whose entry point is being prepared to go there; null when none is. */
  #next: string | null = null;
  #key: string;
  #show: ((visit: Visit) => void) | null = null;
  #overlay: Overlay | null = null;
  /** Where the standing screen is scrolled to once no preview stands before it any more; null when none did. */
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

  /** Takes over the browser's history. `show` puts a visit on screen when it can; the result gives everything back. */
  attach(show: (visit: Visit) => void): () => void {
    this.#show = show;
    window.history.replaceState({ key: this.#key }, '');
    const handlePop = (event: PopStateEvent) => this.#pop(keyOf(event.state));
    const handleScroll = () => {
      this.#scrollTops.set(this.#key, window.scrollY);
    };
    // A reload is the browser's to restore; moves inside the shop are ours.
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
      // StrictMode detaches and attaches again at once: only a shop that is really gone lets go of its data.
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
    // What only changes the screen's own query goes on in it: somebody may be typing.
    if (scroll && this.#isOutdated() && target.pathname !== this.#current.match.path) {
      // An overlay's entry in the history is of the page that goes away.
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
   * Lays something over the screen that the browser's Back takes away, the screen and its address staying as they are.
   * Call it from an event. The function returned takes the entry away again when the overlay is closed otherwise.
   */
  readonly overlay = (onBack: () => void): (() => void) => {
    // The key of the screen's own entry: both are the same place.
    window.history.pushState({ key: this.#key }, '');
    const mine: Overlay = { href: addressOnScreen(), onBack };
    this.#overlay = mine;
    return () => {
      if (this.#overlay !== mine) return;
      this.#overlay = { ...mine, onBack: null };
      window.history.back();
    };
  };

  /** The visit is on screen. Idempotent, as StrictMode asks. */
  commit(visit: Visit): void {
    if (this.#pending?.visit !== visit) return;
    const { arrival, endsOverlay, isPreviewed } = this.#pending;
    const before = this.#current;
    this.#pending = null;
    this.#current = visit;
    if (!isPreviewed) this.#writeHistory(arrival, visit.href, endsOverlay);
    before.dispose();

    // Where a screen was scrolled to is restored, which takes true heights.
    if (before.match.path !== visit.match.path) endLateLayout(document);
    const keepsPlace = arrival.kind !== 'pop' && arrival.keepsPlace;
    if (arrival.kind === 'pop') scrollToTarget('', this.#scrollTops.get(arrival.key) ?? 0);
    else if (!keepsPlace && (!isPreviewed || arrival.hash !== '')) scrollToTarget(arrival.hash, 0);
    if (!keepsPlace && before.match.path !== visit.match.path && arrival.hash === '') focusHeading();
  }

  /**
   * What stands changed between the screen and a preview of the next one. Idempotent.
   *
   * @param visit the one whose preview stands; null when the screen does.
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
    const visit = this.#takePreloaded(name) ?? this.#routing.start(name, route);
    const endsOverlay =
      arrival.kind !== 'pop' && (this.#overlay !== null || this.#pending?.endsOverlay === true);
    this.#abandonPending();
    this.#overlay = null;
    this.#pending = { visit, arrival, endsOverlay, isPreviewed: false };
    visit.known = origin?.known ?? null;
    // Another query of the same screen is no other place to come from.
    const { match, from } = this.#current;
    visit.from = match.path === route.match.path ? from : match.path;
    visit.show(name + arrival.hash);
    const show = () => this.#pending?.visit === visit && this.#show?.(visit);
    // Within a popstate event React renders a transition at once, and would blank a screen that has to wait. One that
    // is ready is shown at once indeed; another one a task later, so that the standing screen stays.
    if (arrival.kind === 'pop' && !visit.isReady) setTimeout(show);
    // React renders a preview at once, too, which takes a phone longer than a frame: the press is painted first.
    else if (visit.preview) afterPaint(() => this.#showPreview(visit, show, origin?.pressed));
    else show();
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
      // A hash that the browser followed itself has no key yet, and the browser scrolls for it.
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

  #startPreload(name: string, reason: PreloadReason): Visit | Promise<unknown> | null {
    if (name === this.#current.href || name === this.#pending?.visit.href) return null;
    const { pathname } = new URL(name, window.location.origin);
    if (!this.#isSameMarket({ pathname }) || this.#isOutdated()) return null;
    if (this.#routing.isFullLoad(pathname)) return null;
    const route = this.#routing.resolve(name);
    if ('redirect' in route) return null;
    return route.entryPoint.prepare() ?? this.#routing.start(name, route, reason === 'view');
  }

  #abandonPending(): void {
    this.#next = null;
    this.#previewShown?.();
    this.#pending?.visit.dispose();
    this.#pending = null;
  }

  /** Another locale is another market, whose data must not meet this one's in the store: its page reloads. */
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
