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

export class WholeAnswer implements Dispatcher.DispatchHandler {
  /** Rejects with what it was called off for, with what broke, or with a RangeError when it is too long. */
  readonly whole: Promise<WireText>;
  readonly #maxBytes: number;
  readonly #resolve: (answer: WireText) => void;
  readonly #reject: (reason: unknown) => void;
  readonly #chunks: Buffer[] = [];
  #bytes = 0;
  #head: Omit<WireText, 'text'> = { status: 0, statusText: '', headers: {} };
  #controller: Dispatcher.DispatchController | null = null;
  #calledOff: Error | null = null;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
    ({
      promise: this.whole,
      resolve: this.#resolve,
      reject: this.#reject,
    } = Promise.withResolvers<WireText>());
  }

  /** Nobody waits for it any more. */
  callOff(reason: Error): void {
    this.#calledOff ??= reason;
    this.#controller?.abort(reason);
    this.#reject(reason);
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
    this.#head = { status, statusText, headers };
    if (Number(headers['content-length']) > this.#maxBytes) controller.abort(this.#tooLong());
  }

  onResponseData(controller: Dispatcher.DispatchController, chunk: Buffer): void {
    this.#bytes += chunk.length;
    this.#chunks.push(chunk);
    if (this.#bytes > this.#maxBytes) controller.abort(this.#tooLong());
  }

  onResponseEnd(): void {
    const [only] = this.#chunks;
    const body = this.#chunks.length === 1 && only ? only : Buffer.concat(this.#chunks);
    this.#resolve({ ...this.#head, text: body.toString('utf8') });
  }

  onResponseError(_controller: Dispatcher.DispatchController, error: Error): void {
    this.#reject(error);
  }

  #tooLong(): RangeError {
    return new RangeError(`the answer is longer than ${this.#maxBytes} bytes`);
  }
}
