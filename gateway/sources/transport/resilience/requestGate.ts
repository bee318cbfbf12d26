/** Holds requests back while an upstream's quota is low, instead of letting them be refused. */
import type { OutgoingRequest } from '../outgoingRequest.ts';
import type { BufferedResponse } from '../wire/responseBuffer.ts';

export interface RequestGate {
  /**
   * Resolves when the request may be sent.
   *
   * @throws SourceError when it may not within its time. Nothing was sent then, so it says nothing about the upstream.
   */
  admit(request: OutgoingRequest<unknown>): Promise<void>;
  /** Told of every response. */
  observe(request: OutgoingRequest<unknown>, response: Pick<BufferedResponse, 'status' | 'headers'>): void;
}
