/**
 * Collects a response from undici's pool, chunk by chunk. A stream per response, as `request` creates, costs as much as
 * the rest of a short exchange.
 */
import type { Dispatcher } from 'undici';

export interface BufferedResponse {
  status: number;
  /** Empty when the upstream sent none. */
  statusText: string;
  headers: Record<string, string | string[] | undefined>;
  text: string;
}

export abstract class ResponseBuffer implements Dispatcher.DispatchHandler {
  readonly #maxBytes: number;
  #chunk: Buffer | null = null;
  /** All chunks, once there are several. */
  #chunks: Buffer[] | null = null;
  #bytes = 0;
  #status = 0;
  #statusText = '';
  #headers: BufferedResponse['headers'] = {};
  #controller: Dispatcher.DispatchController | null = null;
  #abortReason: Error | null = null;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  protected abstract onComplete(response: BufferedResponse): void;

  /** Aborted, broken or too long (a RangeError). May be called more than once. */
  protected abstract onFailed(reason: unknown): void;

  abort(reason: unknown): void {
    this.#abortReason ??= reason as Error;
    this.#controller?.abort(this.#abortReason);
    this.onFailed(reason);
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.#controller = controller;
    if (this.#abortReason) controller.abort(this.#abortReason);
  }

  onResponseStart(
    controller: Dispatcher.DispatchController,
    status: number,
    headers: BufferedResponse['headers'],
    statusText = '',
  ): void {
    // Called for informational responses (1xx) first; the last call is the response.
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
    this.onComplete({
      status: this.#status,
      statusText: this.#statusText,
      headers: this.#headers,
      text: body === null ? '' : body.toString('utf8'),
    });
  }

  onResponseError(_controller: Dispatcher.DispatchController, error: Error): void {
    this.onFailed(error);
  }

  #tooLong(): RangeError {
    return new RangeError(`the answer is longer than ${this.#maxBytes} bytes`);
  }
}
