/** The browser's Network Information API; null where it is missing. */
export interface Connection {
  readonly saveData: boolean | null;
  /** 'slow-2g' | '2g' | '3g' | '4g'. */
  readonly effectiveType: string | null;
}

interface NavigatorConnection extends EventTarget {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

function connectionOf(): NavigatorConnection | undefined {
  return (navigator as Navigator & { connection?: NavigatorConnection }).connection;
}

export function readConnection(): Connection {
  const connection = connectionOf();
  return { saveData: connection?.saveData ?? null, effectiveType: connection?.effectiveType ?? null };
}

/** Returns the unsubscribe function. */
export function onConnectionChange(listener: () => void): () => void {
  const connection = connectionOf();
  connection?.addEventListener?.('change', listener);
  return () => connection?.removeEventListener?.('change', listener);
}
