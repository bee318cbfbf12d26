/** Autoplay of a row, and the observers that pause it (autoplay.rules.ts). Loaded with Swiper. */
import { onReducedMotionChange, prefersReducedMotion } from '../../viewport/reducedMotion.ts';
import { observeView } from '../../viewport/observeView.ts';
import { canAutoplay, isAutoplaying } from './autoplay.rules.ts';
import type { AutoplayFacts } from './autoplay.rules.ts';

export interface Autoplay {
  /** Stopped by the button, until it is resumed. */
  setStopped(isStopped: boolean): void;
  setLocked(isLocked: boolean): void;
  /** The row has just moved: restart the delay. */
  restart(): void;
  end(): void;
}

export interface AutoplayTerms {
  /** Delay between steps. Milliseconds. */
  readonly delayMs: number;
  /** Moves on by one. */
  readonly advance: () => void;
  /** Called whenever the need for a pause button changes. */
  readonly onCan: (can: boolean) => void;
}

export function startAutoplay(section: HTMLElement, { delayMs, advance, onCan }: AutoplayTerms): Autoplay {
  let facts: AutoplayFacts = {
    isLocked: false,
    prefersReducedMotion: prefersReducedMotion(),
    isStopped: false,
    isHovered: section.matches(':hover'),
    isTouched: false,
    isFocused: section.querySelector(':focus-visible') !== null,
    isHidden: document.visibilityState === 'hidden',
    isInView: false,
  };
  let timer: ReturnType<typeof setTimeout> | undefined;

  const restart = () => {
    clearTimeout(timer);
    if (!isAutoplaying(facts)) return;
    timer = setTimeout(() => {
      advance();
      restart();
    }, delayMs);
  };
  const change = (news: Partial<AutoplayFacts>) => {
    const before = facts;
    facts = { ...facts, ...news };
    if (canAutoplay(facts) !== canAutoplay(before)) onCan(canAutoplay(facts));
    if (isAutoplaying(facts) !== isAutoplaying(before)) restart();
  };

  const listeners = new AbortController();
  const { signal } = listeners;
  const listen = <Kind extends keyof HTMLElementEventMap>(
    kind: Kind,
    listener: (event: HTMLElementEventMap[Kind]) => void,
  ) => section.addEventListener(kind, listener, { signal });
  listen('pointerenter', ({ pointerType }) => pointerType === 'mouse' && change({ isHovered: true }));
  listen('pointerleave', ({ pointerType }) => pointerType === 'mouse' && change({ isHovered: false }));
  listen('pointerdown', ({ pointerType }) => pointerType !== 'mouse' && change({ isTouched: true }));
  // The finger may be lifted anywhere, and scrolling cancels the pointer.
  for (const kind of ['pointerup', 'pointercancel'] as const)
    window.addEventListener(kind, () => change({ isTouched: false }), { signal });
  listen('focusin', ({ target }) =>
    change({ isFocused: target instanceof Element && target.matches(':focus-visible') }),
  );
  listen('focusout', ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node && section.contains(relatedTarget))) change({ isFocused: false });
  });
  document.addEventListener(
    'visibilitychange',
    () => change({ isHidden: document.visibilityState === 'hidden' }),
    { signal },
  );
  const stopReducedMotion = onReducedMotionChange(() =>
    change({ prefersReducedMotion: prefersReducedMotion() }),
  );
  const stopWatching = observeView(section, (isInView) => change({ isInView }));

  onCan(canAutoplay(facts));
  return {
    setStopped: (isStopped) => change({ isStopped }),
    setLocked: (isLocked) => change({ isLocked }),
    restart,
    end() {
      clearTimeout(timer);
      listeners.abort();
      stopReducedMotion();
      stopWatching();
    },
  };
}
