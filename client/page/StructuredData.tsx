/**
 * Script element of a screen's structured data (structuredData.ts). Written by the server; the browser hydrates the
 * element as it is and removes it with the screen. Client-side navigations have none, since no crawler sees them.
 */
import { createContext, use, useState, useSyncExternalStore } from 'react';

/** Script-safe JSON; set by the server's renderer only. */
export const StructuredDataContext = createContext<string | null>(null);

export function StructuredData() {
  const json = use(StructuredDataContext);
  const isHydrating = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  const [isOfServer] = useState(isHydrating);
  if (!isOfServer) return null;
  return (
    <script
      type="application/ld+json"
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: json ?? '{}' }}
    />
  );
}

function never(): () => void {
  return () => {};
}
