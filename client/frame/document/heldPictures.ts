/**
 * Holds all other pictures until the largest one has painted: they share its connection, and each of them, however small,
 * takes a part of it. A lazy picture that is far above the viewport does not load. Its place is laid out, so nothing moves
 * when the script that loads the scripts (deferredScripts.ts) removes this style.
 */
import { createHash } from 'node:crypto';
import { heldPicturesId } from './deferredScripts.ts';

const text =
  'img[loading=lazy]{translate:0 -9999px!important;transition:none!important}' +
  // Placeholders are backgrounds, which browsers load wherever they are.
  'picture::before{background-image:none!important}';

const style = `<style id="${heldPicturesId}" media="(scripting: enabled)">${text}</style>`;

const hash = `sha256-${createHash('sha256').update(text).digest('base64')}`;

interface HeldHead {
  head: string;
  /** For the content security policy. */
  inlineStyles: readonly string[];
}

/** @param head of a page as React writes it. One without a largest picture holds none. */
export function withHeldPictures(head: string): HeldHead {
  const first = head.indexOf('<link rel="preload" as="image" fetchPriority="high"');
  if (first < 0) return { head, inlineStyles: [] };
  return { head: head.slice(0, first) + style + head.slice(first), inlineStyles: [hash] };
}
