/**
 * One queue per cart line. At most one request per line is in flight, and it is never aborted. After its response the
 * latest quantity is sent if it still differs.
 */
export interface LineQueue {
  /** Quantity in flight; null when there is none. */
  readonly inFlight: number | null;
  /** Next requested quantity; null when it equals the one in flight. */
  readonly wanted: number | null;
}

export type CartQueue = Readonly<Record<string, LineQueue>>;

/** Result of a step: `send` is the quantity to send now, null for none. */
export interface QueueStep {
  readonly queue: CartQueue;
  readonly send: number | null;
}

export const emptyQueue: CartQueue = {};

function withLine(queue: CartQueue, lineId: string, line: LineQueue | null): CartQueue {
  const { [lineId]: _, ...others } = queue;
  return line ? { ...others, [lineId]: line } : others;
}

/** The shopper requests this quantity of the line. */
export function want(queue: CartQueue, lineId: string, quantity: number): QueueStep {
  const line = queue[lineId];
  if (!line || line.inFlight === null) {
    return { queue: withLine(queue, lineId, { inFlight: quantity, wanted: null }), send: quantity };
  }
  // Back to the one in flight: nothing more to send.
  const wanted = line.inFlight === quantity ? null : quantity;
  return { queue: withLine(queue, lineId, { inFlight: line.inFlight, wanted }), send: null };
}

/** The request in flight succeeded: the latest quantity is sent next. */
export function accepted(queue: CartQueue, lineId: string): QueueStep {
  const wanted = queue[lineId]?.wanted ?? null;
  if (wanted === null) return { queue: withLine(queue, lineId, null), send: null };
  return { queue: withLine(queue, lineId, { inFlight: wanted, wanted: null }), send: wanted };
}

/**
 * The request was refused or failed. A waiting change for more than that is dropped, since it would be refused for the
 * same reason; a smaller one is still sent.
 */
export function refused(queue: CartQueue, lineId: string): QueueStep {
  const line = queue[lineId];
  if (line && line.inFlight !== null && line.wanted !== null && line.wanted < line.inFlight)
    return accepted(queue, lineId);
  return gone(queue, lineId);
}

/** The line no longer exists: drop its changes. */
export function gone(queue: CartQueue, lineId: string): QueueStep {
  return { queue: withLine(queue, lineId, null), send: null };
}

/** Quantity to show while changes are pending; null when the server's applies. */
export function shownQuantity(queue: CartQueue, lineId: string): number | null {
  const line = queue[lineId];
  return line ? (line.wanted ?? line.inFlight) : null;
}

/** Totals are pending while any line is. */
export function isPending(queue: CartQueue): boolean {
  return Object.keys(queue).length > 0;
}

/** Allowed quantities: at least one (removing is a button of its own), at most stock, never above 99. */
export function allowedQuantity(quantity: number, maxQuantity: number | null): number {
  return Math.max(1, Math.min(Math.round(quantity), maxQuantity ?? 99, 99));
}
