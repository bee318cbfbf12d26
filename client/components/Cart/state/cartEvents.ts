/** Event: a product was added to the cart. Sent by the button, handled by whatever shows it. */
export interface CartAddedEvent {
  /** Title of the product. */
  readonly title: string;
}

/** @returns true when the listener shows it to the shopper. */
type Listener = (news: CartAddedEvent) => boolean;

const listeners = new Set<Listener>();

/** @returns false when no listener showed it; the caller announces it then. */
export function emitCartAdded(news: CartAddedEvent): boolean {
  return [...listeners].map((listener) => listener(news)).some(Boolean);
}

/** Returns the unsubscribe function. */
export function onCartAdded(listener: Listener): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
