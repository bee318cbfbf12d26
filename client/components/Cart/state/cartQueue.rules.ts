/**
 * One queue per cart line. Shoppers press faster than the shop answers, so at most one request per line is
 * in flight; it is never aborted. After its response the latest quantity is sent if it still differs.
 */
export interface LineQueue {
  /** Quantity last asked of the shop and not answered yet; null when nothing is under way. */
  readonly inFlight: number | null;
  /** Quantity the shopper wants next; null when the one under way is what they want. */
  readonly wanted: number | null;
}

export type CartQueue = Readonly<Record<string, LineQueue>>;

/** What the caller does after a step: `send` is the quantity to ask for now, null for nothing. */
export interface QueueStep {
  readonly queue: CartQueue;
  readonly send: number | null;
}

export const emptyQueue: CartQueue = {};

function withLine(queue: CartQueue, lineId: string, line: LineQueue | null): CartQueue {
  const { [lineId]: _, ...others } = queue;
  return line ? { ...others, [lineId]: line } : others;
}

/** The shopper wants this quantity of the line. */
export function want(queue: CartQueue, lineId: string, quantity: number): QueueStep {
  const line = queue[lineId];
  if (!line || line.inFlight === null) {
    return { queue: withLine(queue, lineId, { inFlight: quantity, wanted: null }), send: quantity };
  }
  // Back to what is under way already: nothing more to ask.
  const wanted = line.inFlight === quantity ? null : quantity;
  return { queue: withLine(queue, lineId, { inFlight: line.inFlight, wanted }), send: null };
}

/** The shop accepted what was under way: the latest quantity is sent next. */
export function answered(queue: CartQueue, lineId: string): QueueStep {
  const wanted = queue[lineId]?.wanted ?? null;
  if (wanted === null) return { queue: withLine(queue, lineId, null), send: null };
  return { queue: withLine(queue, lineId, { inFlight: wanted, wanted: null }), send: wanted };
}

/**
 * The shop refused, or did not answer. A change for more than was refused goes as well (it would be refused for the
 * same reason); a smaller one is still worth asking for.
 */
export function refused(queue: CartQueue, lineId: string): QueueStep {
  const line = queue[lineId];
  if (line && line.inFlight !== null && line.wanted !== null && line.wanted < line.inFlight)
    return answered(queue, lineId);
  return gone(queue, lineId);
}

/** The line is not in the cart any more: nothing about it is worth asking. */
export function gone(queue: CartQueue, lineId: string): QueueStep {
  return { queue: withLine(queue, lineId, null), send: null };
}

/** Quantity to show while the shop has not answered; null when the shop's own number holds. */
export function shownQuantity(queue: CartQueue, lineId: string): number | null {
  const line = queue[lineId];
  return line ? (line.wanted ?? line.inFlight) : null;
}

/** Totals are shown as pending while any line is. */
export function isPending(queue: CartQueue): boolean {
  return Object.keys(queue).length > 0;
}

/** Quantities a shopper may ask for: at least one (removing is a button of its own), at most stock, never above 99. */
export function allowedQuantity(quantity: number, maxQuantity: number | null): number {
  return Math.max(1, Math.min(Math.round(quantity), maxQuantity ?? 99, 99));
}
