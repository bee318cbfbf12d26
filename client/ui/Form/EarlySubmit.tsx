/**
 * Holds a submit that happens before hydration, by a fast user or a password manager. Rendered inside the form, in the
 * server's HTML only; the hydrated form sends what was held (`takeEarlySubmit`).
 */
import { ServerScript } from '../../viewport/ServerScript.tsx';

interface WaitingForm extends HTMLFormElement {
  /** Set by the script below. */
  wasSentEarly?: boolean;
  isHydrated?: boolean;
}

/** Allowed in the content security policy by its hash (entry.server.tsx). */
export const earlySubmitScript =
  '(function(f){f.onsubmit=function(e){e.preventDefault();if(!f.isHydrated)f.wasSentEarly=true}})(document.currentScript.parentElement)';

export const EarlySubmit = () => <ServerScript code={earlySubmitScript} />;

/** True once, for a form that was submitted before hydration: submit it now. */
export function takeEarlySubmit(form: WaitingForm): boolean {
  const wasSent = form.wasSentEarly === true;
  form.wasSentEarly = false;
  form.isHydrated = true;
  return wasSent;
}
