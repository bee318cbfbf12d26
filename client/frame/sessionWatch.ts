/**
 * Detects a sign-in or sign-out elsewhere: in another tab, or before Back restored this page from
 * the back-forward cache with a former customer's data in it. Then the page is reloaded.
 *
 * The CSRF token is the part of the session that scripts can see: it changes with the person. A first token is no change of
 * person; pages ask for one when they first need it (csrfToken.ts).
 */
import { isFirstToken, keptToken } from '../relay/csrfToken.ts';

/**
 * Call it once, when the page starts.
 *
 * @returns what ends the watch.
 */
export function watchSession(reload: () => void = reloadUnseen): () => void {
  let known = keptToken();

  const look = () => {
    const now = keptToken();
    if (now === known) return;
    if (known === null && now !== null && isFirstToken(now)) known = now;
    else reload();
  };
  const handleShow = (event: PageTransitionEvent) => {
    if (event.persisted) look();
  };
  const handleVisibility = () => {
    if (document.visibilityState === 'visible') look();
  };

  window.addEventListener('pageshow', handleShow);
  document.addEventListener('visibilitychange', handleVisibility);
  return () => {
    window.removeEventListener('pageshow', handleShow);
    document.removeEventListener('visibilitychange', handleVisibility);
  };
}

/** What stands in the page is another person's: it is not shown while the new one is on its way. */
function reloadUnseen(): void {
  document.documentElement.style.visibility = 'hidden';
  window.location.reload();
}
