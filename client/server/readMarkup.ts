/**
 * Reads a page that React has rendered as text, synchronously. Read as a stream, each part would take a turn of the event
 * loop, so more pages would be in memory at once and survive minor garbage collections.
 */
import { Writable } from 'node:stream';
import type { PipeableStream } from 'react-dom/server';
import { siteConfigElementId } from '../frame/document/siteConfig.ts';

/** Changes to a page are at its ends only, so the body between them is never copied. */
export interface Markup {
  head: string;
  /** From the end of the head to the data of the page. */
  body: string;
  end: string;
}

const dataElement = `<script id="${siteConfigElementId}"`;

/** @param stream of a page that is all ready. */
export function readMarkup(stream: PipeableStream): Markup {
  const text = stream.pipe(new TextSink()).text();
  const body = text.indexOf('</head>');
  const end = text.indexOf(dataElement, body);
  return { head: text.slice(0, body), body: text.slice(body, end), end: text.slice(end) };
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
