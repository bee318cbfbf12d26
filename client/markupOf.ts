/**
 * A page that React has rendered, as text, and at once. Read as a stream it would take a turn of the event loop for each
 * part: other pages would begin meanwhile, and what all of them hold would outlive the collection of short-lived memory.
 */
import { Writable } from 'node:stream';
import type { PipeableStream } from 'react-dom/server';

/** @param stream of a page that is all ready. */
export function markupOf(stream: PipeableStream): string {
  return stream.pipe(new TextSink()).text();
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
