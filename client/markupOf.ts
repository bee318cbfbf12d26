/**
 * A page that React has rendered, as text, and at once. Read as a stream it would take a turn of the event loop for each
 * part: other pages would begin meanwhile, and what all of them hold would outlive the collection of short-lived memory.
 */
import { Writable } from 'node:stream';
import type { PipeableStream } from 'react-dom/server';
import { siteConfigElementId } from './shell/siteConfig.ts';

/** Whatever is changed in a page stands at its ends: what is between them is copied no more. */
export interface Markup {
  head: string;
  /** From the end of the head to the data of the page. */
  body: string;
  end: string;
}

const dataElement = `<script id="${siteConfigElementId}"`;

/** @param stream of a page that is all ready. */
export function markupOf(stream: PipeableStream): Markup {
  const text = stream.pipe(new TextSink()).text();
  const body = text.indexOf('</head>');
  const end = text.indexOf(dataElement, body);
  return { head: text.slice(0, body), body: text.slice(body, end), end: text.slice(end) };
}

class TextSink extends Writable {
  readonly #decoder = new TextDecoder();
  readonly #parts: string[] = [];

  /** Text in the built shop (writeReactAsText.ts), bytes elsewhere. */
  override write(part: string | Uint8Array): boolean {
    this.#parts.push(typeof part === 'string' ? part : this.#decoder.decode(part, { stream: true }));
    return true;
  }

  text(): string {
    return this.#parts.join('');
  }
}
