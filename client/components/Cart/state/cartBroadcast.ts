/**
 * Notifies the shop's other tabs (BroadcastChannel): they share the session and its cart. A tab that changed the cart sends
 * no data; the others refetch. Does nothing in a browser without BroadcastChannel.
 */
const channelName = 'skarn:cart';

let channel: BroadcastChannel | null = null;

/** One per page: a channel does not receive its own messages. */
function sharedChannel(): BroadcastChannel | null {
  if (typeof BroadcastChannel === 'undefined') return null;
  channel ??= new BroadcastChannel(channelName);
  return channel;
}

export function notifyOtherTabs(): void {
  sharedChannel()?.postMessage('changed');
}

/** @returns the unsubscribe function. */
export function onOtherTabChange(listener: () => void): () => void {
  const shared = sharedChannel();
  shared?.addEventListener('message', listener);
  return () => shared?.removeEventListener('message', listener);
}
