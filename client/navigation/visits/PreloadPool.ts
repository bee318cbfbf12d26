/**
 * Owns preloaded visits. A link holds its target while it is in view or on intent; the pool starts the visit, keeps it
 * briefly after the last link released it (on touch, pointerleave precedes click), and disposes it if it is not used.
 * `take` transfers a visit, and the duty to dispose it, to the navigator.
 */
import type { Connection } from '../../viewport/pictures/connection.ts';
import { whenIdle } from '../../viewport/whenIdle.ts';
import { mayPreload, placeFor } from './preload.rules.ts';
import type { PreloadReason } from './preload.rules.ts';
import type { PrefetchedPage } from '../Routing.ts';
import { Visit } from './Visit.ts';

/** How long a released visit is kept. Milliseconds. */
export const keepReleasedMs = 4_000;
/** How long a link must stay in view, so that fast scrolling preloads nothing. Milliseconds. */
export const viewDelayMs = 250;

interface Held {
  readonly href: string;
  readonly visit: Visit | PrefetchedPage;
  reason: PreloadReason;
  holders: number;
  expiry: ReturnType<typeof setTimeout> | undefined;
}

type Start = (href: string, reason: PreloadReason) => Visit | PrefetchedPage | Promise<unknown> | null;

export class PreloadPool {
  readonly #held = new Map<string, Held>();
  /** Links in view that wait for a slot, in order. */
  readonly #waiting = new Set<{ readonly href: string; readonly admit: () => boolean }>();
  readonly #start: Start;
  readonly #connection: () => Connection;

  /**
   * @param start starts the visit of an address, or prefetches what the visit needs; null when it is no screen of this
   * shop or is on screen; a promise when it must be called again after that resolves.
   */
  constructor(start: Start, connection: () => Connection) {
    this.#start = start;
    this.#connection = connection;
  }

  /** Returns the release function. */
  hold(href: string, reason: PreloadReason): () => void {
    if (!mayPreload(this.#connection())) return () => {};
    return reason === 'intent' ? this.#holdNow(href) : this.#scheduleHold(href);
  }

  /** Transfers ownership of the visit; null when it was not preloaded. */
  take(href: string): Visit | null {
    const held = this.#held.get(href);
    if (!held) return null;
    clearTimeout(held.expiry);
    this.#held.delete(href);
    this.#admitWaiting();
    return held.visit instanceof Visit ? held.visit : null;
  }

  get size(): number {
    return this.#held.size;
  }

  /** Disposes everything. */
  clear(): void {
    for (const held of this.#held.values()) this.#evict(held);
    this.#waiting.clear();
  }

  #holdNow(href: string): () => void {
    return this.#admit(href, 'intent') ?? (() => {});
  }

  #scheduleHold(href: string): () => void {
    let release: (() => void) | null = null;
    const waiting = {
      href,
      admit: () => {
        release = this.#admit(href, 'view');
        return release !== null;
      },
    };
    const callOff = whenIdle(() => {
      if (!waiting.admit()) this.#waiting.add(waiting);
    }, viewDelayMs);
    return () => {
      callOff();
      this.#waiting.delete(waiting);
      release?.();
    };
  }

  /** Null when there is no slot, or nothing to preload. */
  #admit(href: string, reason: PreloadReason): (() => void) | null {
    let held = this.#held.get(href);
    if (held && reason === 'intent' && !(held.visit instanceof Visit)) {
      // The visit takes over what was prefetched.
      clearTimeout(held.expiry);
      this.#held.delete(href);
      held = undefined;
    }
    if (held) {
      clearTimeout(held.expiry);
      held.expiry = undefined;
      if (reason === 'intent') {
        held.reason = 'intent';
        if (held.visit instanceof Visit) held.visit.expect();
      }
    } else {
      const routes = [...this.#held.values()].map((one) => ({ ...one, isWanted: one.holders > 0 }));
      const place = placeFor(routes, reason);
      if (!place.isFree) return null;
      const visit = this.#start(href, reason);
      if (!visit) return () => {};
      if (visit instanceof Promise) return this.#admitAfter(visit, href, reason);
      const leaving = place.evict === null ? undefined : this.#held.get(place.evict);
      if (leaving) this.#evict(leaving);
      held = { href, visit, reason, holders: 0, expiry: undefined };
      this.#held.set(href, held);
    }
    held.holders += 1;
    return this.#releaser(held);
  }

  #admitAfter(prepared: Promise<unknown>, href: string, reason: PreloadReason): () => void {
    let isReleased = false;
    let release: (() => void) | null = null;
    const goOn = async () => {
      // After a failure, the navigation retries.
      const isPrepared = await prepared.then(
        () => true,
        () => false,
      );
      if (isPrepared && !isReleased) release = this.#admit(href, reason);
    };
    void goOn();
    return () => {
      isReleased = true;
      release?.();
    };
  }

  #releaser(held: Held): () => void {
    let isReleased = false;
    return () => {
      if (isReleased) return;
      isReleased = true;
      held.holders -= 1;
      if (held.holders > 0 || this.#held.get(held.href) !== held) return;
      held.expiry = setTimeout(() => this.#evict(held), keepReleasedMs);
      this.#admitWaiting();
    };
  }

  #evict(held: Held): void {
    clearTimeout(held.expiry);
    this.#held.delete(held.href);
    held.visit.dispose();
  }

  #admitWaiting(): void {
    for (const waiting of this.#waiting) {
      if (!waiting.admit()) return;
      this.#waiting.delete(waiting);
    }
  }
}
