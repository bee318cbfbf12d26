/**
 * Loads the tag manager's script after consent, when the browser is idle. Events from before consent are dropped,
 * except the current page view. The content security policy allows the script's origin; inline tags of a container do
 * not run.
 */
import { whenIdle } from '../viewport/whenIdle.ts';
import { consent, onConsent } from './consent.ts';
import type { TagManager } from '../../schema/pageContract.ts';

/**
 * Call it once, when the page starts.
 *
 * @param reportPage reports the current page view after consent on this page.
 * @param reload reloads the page: a running script cannot be unloaded.
 */
export function watchConsent(
  tagManager: TagManager,
  reportPage: () => void,
  reload: () => void = () => window.location.reload(),
): () => void {
  let isWanted = false;
  let callOff = () => {};
  const append = () => {
    const script = document.createElement('script');
    script.async = true;
    script.src = `${tagManager.origin}/gtm.js?id=${encodeURIComponent(tagManager.id)}`;
    document.head.append(script);
  };
  const load = () => {
    isWanted = true;
    (window.dataLayer ??= []).push({ 'gtm.start': Date.now(), event: 'gtm.js' });
    callOff = whenIdle(append, 0);
  };
  if (consent() === 'granted') load();
  const stopListening = onConsent(() => {
    const isGranted = consent() === 'granted';
    if (isWanted && !isGranted) reload();
    if (isWanted || !isGranted) return;
    // Nobody had consented to the queued events.
    window.dataLayer = [];
    load();
    reportPage();
  });
  return () => {
    stopListening();
    callOff();
  };
}
