/**
 * Lets the first picture of a page be painted before its scripts begin to load: they share a line that is often slow,
 * whatever their priority, for pictures come from another origin, and running them would hold up the paint. The page names
 * the scripts in a way that no browser follows; a small one in it has them loaded, after the first paint where no picture
 * is awaited.
 */

/** A picture that takes longer must not keep the page from hydrating. Milliseconds. */
const patienceMs = 1_500;
/** From the picture's arrival to its paint, where the browser does not tell of it, or paints nothing larger. Milliseconds. */
const paintMs = 100;

/** Pages allow it by its hash (entry.server.tsx). */
export const lateScript =
  `(function(d){var p=d.querySelector('img[fetchpriority=high]'),isDone=false,watch;` +
  `function load(){if(isDone)return;isDone=true;if(watch)watch.disconnect();` +
  `d.querySelectorAll('link[rel=late-stylesheet]').forEach(function(l){l.rel='stylesheet'});` +
  `d.querySelectorAll('link[rel=late-module]').forEach(function(l){l.rel='modulepreload'});` +
  `d.querySelectorAll('script[type=late-module]').forEach(function(l){var s=d.createElement('script');s.type='module';` +
  `s.async=true;s.id=l.id;s.src=l.src;l.replaceWith(s)})}` +
  // Frames do not come while the page is hidden.
  `function painted(){if(d.hidden)load();else requestAnimationFrame(function(){setTimeout(load,${paintMs})})}` +
  `setTimeout(load,${patienceMs});` +
  `try{watch=new PerformanceObserver(function(l){l.getEntries().forEach(function(e){if(!p||e.element===p)load()})});` +
  `watch.observe({type:'largest-contentful-paint',buffered:true})}catch(e){}` +
  `if(!p||p.complete)return painted();p.addEventListener('load',painted);p.addEventListener('error',load)})(document)`;

/** @param html a page as React writes it, or its head and its end in turn. */
export function withLateScripts(html: string): string {
  return html
    .replaceAll('<link rel="modulepreload" ', '<link rel="late-module" ')
    .replaceAll('<script type="module" ', '<script type="late-module" ')
    .replace(/<\/body><\/html>$/, `<script>${lateScript}</script></body></html>`);
}
