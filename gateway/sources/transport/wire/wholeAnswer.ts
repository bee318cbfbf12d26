/**
 * Reads an answer as undici's pool hands it over, chunk by chunk, into one text. A stream for each answer, as its
 * `request` makes, costs as much as the rest of a short exchange.
 */
import type { Dispatcher } from 'undici';

export interface WireText {
  status: number;
  /** The status in the upstream's words; empty when it said none. */
  statusText: string;
  headers: Record<string, string | string[] | undefined>;
  text: string;
}

export abstract class WholeAnswer implements Dispatcher.DispatchHandler {
  readonly #maxBytes: number;
  #chunk: Buffer | null = null;
  /** All chunks, once there are several. */
  #chunks: Buffer[] | null = null;
  #bytes = 0;
  #status = 0;
  #statusText = '';
  #headers: WireText['headers'] = {};
  #controller: Dispatcher.DispatchController | null = null;
  #calledOff: Error | null = null;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  /** All of it is here. */
  protected abstract onWhole(answer: WireText): void;

  /** It was called off, or broke, or is too long, which is a RangeError. May be told more than once. */
  protected abstract onBroken(reason: unknown): void;

  /** Nobody waits for it any more. */
  callOff(reason: Error): void {
    this.#calledOff ??= reason;
    this.#controller?.abort(reason);
    this.onBroken(reason);
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.#controller = controller;
    if (this.#calledOff) controller.abort(this.#calledOff);
  }

  onResponseStart(
    controller: Dispatcher.DispatchController,
    status: number,
    headers: WireText['headers'],
    statusText = '',
  ): void {
    // Others than the last one are hints on the way (1xx).
    this.#status = status;
    this.#statusText = statusText;
    this.#headers = headers;
    if (Number(headers['content-length']) > this.#maxBytes) controller.abort(this.#tooLong());
  }

  onResponseData(controller: Dispatcher.DispatchController, chunk: Buffer): void {
    this.#bytes += chunk.length;
    if (this.#chunk === null) this.#chunk = chunk;
    else (this.#chunks ??= [this.#chunk]).push(chunk);
    if (this.#bytes > this.#maxBytes) controller.abort(this.#tooLong());
  }

  onResponseEnd(): void {
    const body = this.#chunks ? Buffer.concat(this.#chunks) : this.#chunk;
    this.onWhole({
      status: this.#status,
      statusText: this.#statusText,
      headers: this.#headers,
      text: body === null ? '' : body.toString('utf8'),
    });
  }

  onResponseError(_controller: Dispatcher.DispatchController, error: Error): void {
    this.onBroken(error);
  }

  #tooLong(): RangeError {
    return new RangeError(`the answer is longer than ${this.#maxBytes} bytes`);
  }
}
