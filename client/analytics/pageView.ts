/**
 * Reports each completed navigation as a page view, event 'content-view', with the route's name and the full path,
 * query and hash included. Unnamed routes are skipped; aborted navigations never reach this (platform.md 2).
 */
import { pushEvent } from './dataLayer.ts';

export function reportPageView(name: string | null, path: string): void {
  if (name === null) return;
  pushEvent({ event: 'content-view', name, path });
}
