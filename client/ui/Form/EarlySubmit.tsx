/**
 * Keeps a form that is sent before the page is hydrated, by a quick hand or a password manager, until it is. Stands inside
 * the form, in the server's HTML only; the form sends what was kept when it is hydrated (`takeEarlySubmit`).
 */
import { useSyncExternalStore } from 'react';

interface WaitingForm extends HTMLFormElement {
  /** Set by the script below. */
  wasSentEarly?: boolean;
  isAlive?: boolean;
}

/** Pages allow it by its hash (entry.server.tsx). */
export const earlySubmitScript =
  '(function(f){f.onsubmit=function(e){e.preventDefault();if(!f.isAlive)f.wasSentEarly=true}})(document.currentScript.parentElement)';

export function EarlySubmit() {
  const isServerHtml = useSyncExternalStore(
    () => () => {},
    () => false,
    () => true,
  );
  return isServerHtml ? <script dangerouslySetInnerHTML={{ __html: earlySubmitScript }} /> : null;
}

/** True once, for a form that was sent before it was hydrated: it is to be sent now. */
export function takeEarlySubmit(form: WaitingForm): boolean {
  const wasSent = form.wasSentEarly === true;
  form.wasSentEarly = false;
  form.isAlive = true;
  return wasSent;
}
