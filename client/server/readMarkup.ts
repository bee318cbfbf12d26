/**
 * Renders React's stream to text synchronously. Reading it asynchronously would take an event-loop turn per chunk, so
 * more pages would be in memory at once and survive minor garbage collections.
 */
import { EventEmitter } from 'node:events';
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

/** Not a stream of Node's: those outlive minor garbage collections, and the page with them (decision 145). */
class TextSink extends EventEmitter implements NodeJS.WritableStream {
  readonly writable = true;
  readonly #decoder = new TextDecoder();
  readonly #parts: string[] = [];

  write(part: string | Uint8Array): boolean {
    this.#parts.push(typeof part === 'string' ? part : this.#decoder.decode(part, { stream: true }));
    return true;
  }

  end(): this {
    return this;
  }

  /** Called by React when it cannot complete the markup. */
  destroy(error: Error): never {
    throw error;
  }

  text(): string {
    return this.#parts.join('');
  }
}
