/**
 * Each completed navigation is reported as a page view, event 'content-view', with the route's name and the full path,
 * query and hash included; unnamed routes are skipped, aborted navigations never get here (platform.md 2).
 */
import { pushEvent } from './dataLayer.ts';

export function reportPageView(name: string | null, path: string): void {
  if (name === null) return;
  pushEvent({ event: 'content-view', name, path });
}
