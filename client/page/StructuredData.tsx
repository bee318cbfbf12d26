/**
 * The place of a screen's structured data (structuredData.ts). The server writes it; the browser takes the element over
 * as it stands and removes it with the screen. Screens that the browser opens have none: nobody reads it there.
 */
import { createContext, use, useState, useSyncExternalStore } from 'react';

/** JSON that is safe in a script; set by the server's renderer only. */
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
