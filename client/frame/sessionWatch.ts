/**
 * Detects a sign-in or sign-out elsewhere (in another tab, or before Back restored this page from the back-forward
 * cache with a former customer's data) and reloads the page.
 *
 * The CSRF token is the part of the session that scripts can read: it changes with the person. A first token is no
 * change of person; pages request one when they first need it (csrfToken.ts).
 */
import { isFirstToken, keptToken } from '../relay/csrfToken.ts';

/**
 * Call it once, when the page starts.
 *
 * @returns the unsubscribe function.
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

/** Hide the other person's data while the page reloads. */
function reloadUnseen(): void {
  document.documentElement.style.visibility = 'hidden';
  window.location.reload();
}
