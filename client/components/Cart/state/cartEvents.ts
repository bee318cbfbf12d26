/** Word that something was put into the cart, from the button that did it to whoever wants to show it. */
export interface CartAddedEvent {
  /** Title of the product. */
  readonly title: string;
}

/** @returns true when the listener shows the news to the shopper. */
type Listener = (news: CartAddedEvent) => boolean;

const listeners = new Set<Listener>();

/** @returns true when somebody shows the news; else it is the teller's to do. */
export function emitCartAdded(news: CartAddedEvent): boolean {
  return [...listeners].map((listener) => listener(news)).some(Boolean);
}

/** Returns the unsubscriber. */
export function onCartAdded(listener: Listener): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
