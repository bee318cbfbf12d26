/**
 * Lays out what the first paint skipped (`content-visibility` in styles/reset.css), part by part while the browser is
 * idle: afterwards all heights are exact, so scroll positions are, too.
 */
import { whenIdle } from './whenIdle.ts';

const laterParts = '[data-below], [data-parts] > :nth-child(n + 3), [data-tiles] > :nth-child(n + 7)';

/** Returns the cancel function. */
export function layOutSkipped(page: Document): () => void {
  const parts = [...page.querySelectorAll<HTMLElement>(laterParts)];
  const step = (): void => {
    const part = parts.shift();
    if (!part || isLaidOut(page)) {
      finishLayout(page);
      return;
    }
    part.style.contentVisibility = 'visible';
    callOff = whenIdle(step, 0);
  };
  let callOff = whenIdle(step, 0);
  return () => callOff();
}

/** Content added from now on is laid out normally. */
export function finishLayout(page: Document): void {
  page.documentElement.dataset['laidOut'] = '';
  for (const part of page.querySelectorAll<HTMLElement>(laterParts)) part.style.contentVisibility = '';
}

function isLaidOut(page: Document): boolean {
  return page.documentElement.dataset['laidOut'] !== undefined;
}
