/** The browser's word on its connection (Network Information API); null where it tells nothing. */
export interface Connection {
  readonly saveData: boolean | null;
  /** 'slow-2g' | '2g' | '3g' | '4g'. */
  readonly effectiveType: string | null;
}

interface NavigatorConnection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

export function readConnection(): Connection {
  const { connection } = navigator as Navigator & { connection?: NavigatorConnection };
  return { saveData: connection?.saveData ?? null, effectiveType: connection?.effectiveType ?? null };
}
