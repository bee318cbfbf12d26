/**
 * Lets the first picture of a page arrive before its scripts begin to: they share a line that is often slow, whatever
 * their priority, for pictures come from another origin. The page names the scripts in a way that no browser follows;
 * a small one in it has them loaded, at once where no picture is awaited.
 */

/** A picture that takes longer must not keep the page from coming alive. Milliseconds. */
const patienceMs = 1_500;

/** Pages allow it by its hash (entry.server.tsx). */
export const lateScript =
  `(function(d){var p=d.querySelector('img[fetchpriority=high]'),isDone=false;function load(){if(isDone)return;isDone=true;` +
  `d.querySelectorAll('link[rel=late-module]').forEach(function(l){l.rel='modulepreload'});` +
  `d.querySelectorAll('script[type=late-module]').forEach(function(l){var s=d.createElement('script');s.type='module';` +
  `s.async=true;s.id=l.id;s.src=l.src;l.replaceWith(s)})}if(!p||p.complete)return load();setTimeout(load,${patienceMs});` +
  `p.addEventListener('load',load);p.addEventListener('error',load)})(document)`;

/** @param html a whole page as React writes it. */
export function withLateScripts(html: string): string {
  return html
    .replaceAll('<link rel="modulepreload" ', '<link rel="late-module" ')
    .replaceAll('<script type="module" ', '<script type="late-module" ')
    .replace(/<\/body><\/html>$/, `<script>${lateScript}</script></body></html>`);
}
