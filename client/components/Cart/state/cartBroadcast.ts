/**
 * The shop's other tabs in this browser: they share the session, and with it the cart. A tab that changed the cart tells
 * the others that it did, never what: they ask the shop themselves. A browser without channels stays silent.
 */
const channelName = 'skarn:cart';

let channel: BroadcastChannel | null = null;

/** One for the page: a channel never hears itself. */
function sharedChannel(): BroadcastChannel | null {
  if (typeof BroadcastChannel === 'undefined') return null;
  channel ??= new BroadcastChannel(channelName);
  return channel;
}

export function notifyOtherTabs(): void {
  sharedChannel()?.postMessage('changed');
}

/** @returns the unsubscriber. */
export function onOtherTabChange(listener: () => void): () => void {
  const shared = sharedChannel();
  shared?.addEventListener('message', listener);
  return () => shared?.removeEventListener('message', listener);
}
