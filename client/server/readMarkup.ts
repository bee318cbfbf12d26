/**
 * Renders React's stream to text synchronously. Reading it asynchronously would take an event-loop turn per chunk, so
 * more pages would be in memory at once and survive minor garbage collections.
 */
import { Writable } from 'node:stream';
import type { PipeableStream } from 'react-dom/server';
import type { CachedMarkup, CachedParts } from './cachedParts.tsx';
import { siteConfigElementId } from '../frame/document/siteConfig.ts';

/** Pages are modified at their ends only, so the body between them is never copied. */
export interface Markup {
  head: string;
  /** From the end of the head to the embedded data, with the cached parts in their places. */
  body: readonly (string | CachedMarkup)[];
  end: string;
}

const dataElement = `<script id="${siteConfigElementId}"`;

/**
 * @param stream of a page whose data is all ready.
 * @param cached the parts that the page has placeholders for.
 */
export function readMarkup(stream: PipeableStream, cached: CachedParts): Markup {
  const text = stream.pipe(new TextSink()).text();
  const body = text.indexOf('</head>');
  const end = text.indexOf(dataElement, body);
  return { head: text.slice(0, body), body: cached.fill(text.slice(body, end)), end: text.slice(end) };
}

class TextSink extends Writable {
  readonly #decoder = new TextDecoder();
  readonly #parts: string[] = [];

  override write(part: string | Uint8Array): boolean {
    this.#parts.push(typeof part === 'string' ? part : this.#decoder.decode(part, { stream: true }));
    return true;
  }

  text(): string {
    return this.#parts.join('');
  }
}
