/** What React rendered, as one text: whoever sends it gets one chunk and not thousands. */
import { Writable } from 'node:stream';
import type { PipeableStream } from 'react-dom/server';

/** Takes strings (reactWritesStrings.ts) or bytes, whose cuts may fall into a character. Is never full. */
class HtmlSink extends Writable {
  #html = '';
  readonly #decoder = new TextDecoder();

  override write(chunk: string | Uint8Array): boolean {
    this.#html += typeof chunk === 'string' ? chunk : this.#decoder.decode(chunk, { stream: true });
    return true;
  }

  get html(): string {
    return this.#html;
  }
}

/** @param stream that is ready as a whole. */
export function htmlOf(stream: PipeableStream): string {
  const sink = new HtmlSink();
  stream.pipe(sink);
  return sink.html;
}
