/**
 * Announces a message to screen readers: 'Added to cart!', '24 products'. `LiveRegion` (mounted once by the shell)
 * renders it; without one nothing happens.
 */
type Listener = (message: string) => void;

const listeners = new Set<Listener>();

export function announce(message: string): void {
  for (const listener of listeners) listener(message);
}

/** For LiveRegion only. Returns the unsubscribe function. */
export function onAnnouncement(listener: Listener): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
