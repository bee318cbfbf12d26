/**
 * Holds a press on a button whose code has not arrived yet. Rendered beside the buttons, in the server's HTML only; the
 * hydrated component acts on what was held (`takeEarlyPress`). The browser submits forms by itself: their buttons are
 * left to it.
 */
import { ServerScript } from '../../viewport/ServerScript.tsx';

interface WaitingPlace extends Element {
  /** Set by the script below. */
  pressed?: HTMLButtonElement;
  hold?: (event: Event) => void;
}

/**
 * Listens on the window, as React keeps events from parts of a page that it cannot hydrate yet. Allowed in the content
 * security policy by its hash (entry.server.tsx).
 */
export const earlyPressScript =
  '(function(p){p.hold=function(e){var b=e.target.closest("button[type=button]");if(b&&p.contains(b))p.pressed=b};' +
  'addEventListener("click",p.hold,true)})(document.currentScript.parentElement)';

export const EarlyPress = () => <ServerScript code={earlyPressScript} />;

/** The button that was pressed last before hydration, once; null when none was. Ends the script's listening. */
export function takeEarlyPress(place: WaitingPlace): HTMLButtonElement | null {
  const { pressed = null, hold } = place;
  delete place.pressed;
  if (hold) window.removeEventListener('click', hold, true);
  return pressed;
}
