/** An inline script of the server's HTML, gone after hydration. The policy allows it by its hash (entry.server.tsx). */
import { useSyncExternalStore } from 'react';

export function ServerScript({ code }: { code: string }) {
  const isServerHtml = useSyncExternalStore(
    () => () => {},
    () => false,
    () => true,
  );
  return isServerHtml ? <script dangerouslySetInnerHTML={{ __html: code }} /> : null;
}
