/**
 * Delays the scripts until the largest picture has painted: both compete for a slow connection whatever their priority,
 * since pictures come from another origin, and executing scripts would delay the paint. The page lists its scripts in a
 * form that browsers ignore; a small inline loader inserts them, after the first paint where no picture is awaited.
 */

/** Upper limit, so that a slow picture does not block hydration. Milliseconds. */
const patienceMs = 1_500;
/** From the picture's load to its paint, where the browser reports no paint entry. Milliseconds. */
const paintMs = 100;

/** Of the style that holds all other pictures for as long (heldPictures.ts). */
export const heldPicturesId = 'held-pictures';

/** Allowed in the content security policy by its hash (entry.server.tsx). */
export const lateScript =
  `(function(d){var p=d.querySelector('img[fetchpriority=high]'),isDone=false,watch;` +
  `function load(){if(isDone)return;isDone=true;if(watch)watch.disconnect();` +
  `var held=d.getElementById('${heldPicturesId}');if(held)held.remove();` +
  `d.querySelectorAll('link[rel=late-stylesheet]').forEach(function(l){l.rel='stylesheet'});` +
  `d.querySelectorAll('link[rel=late-module]').forEach(function(l){l.rel='modulepreload'});` +
  `d.querySelectorAll('script[type=late-module]').forEach(function(l){var s=d.createElement('script');s.type='module';` +
  `s.async=true;s.id=l.id;s.src=l.src;l.replaceWith(s)})}` +
  // Hidden pages get no animation frames.
  `function painted(){if(d.hidden)load();else requestAnimationFrame(function(){setTimeout(load,${paintMs})})}` +
  `setTimeout(load,${patienceMs});` +
  `try{watch=new PerformanceObserver(function(l){l.getEntries().forEach(function(e){if(!p||e.element===p)load()})});` +
  `watch.observe({type:'largest-contentful-paint',buffered:true})}catch(e){}` +
  `if(!p||p.complete)return painted();p.addEventListener('load',painted);p.addEventListener('error',load)})(document)`;

/** @param html a page as React writes it, or its head and its end in turn. */
export function withDeferredScripts(html: string): string {
  return html
    .replaceAll('<link rel="modulepreload" ', '<link rel="late-module" ')
    .replaceAll('<script type="module" ', '<script type="late-module" ')
    .replace(/<\/body><\/html>$/, `<script>${lateScript}</script></body></html>`);
}
