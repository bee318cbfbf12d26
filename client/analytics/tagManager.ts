/**
 * The tag manager's script, once its shopper agreed and the browser has nothing else to do. What happened on the page before is not told;
 * the page that the shopper looks at is. It runs because the page's policy names its origin; tags that a container holds
 * as inline scripts do not run.
 */
import { whenIdle } from '../viewport/whenIdle.ts';
import { consent, onConsent } from './consent.ts';
import type { TagManager } from '../../schema/pageContract.ts';

/**
 * Call it once, when the page starts.
 *
 * @param reportPage tells of the page on screen, after an answer of this page.
 * @param reload loads the page anew: a script that runs cannot be taken back otherwise.
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
    // Nobody had agreed to what is in the queue.
    window.dataLayer = [];
    load();
    reportPage();
  });
  return () => {
    stopListening();
    callOff();
  };
}
