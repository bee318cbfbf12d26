/**
 * A list item whose markup depends on one record only, such as a product's tile. The server renders it once and reuses
 * its HTML on all pages that show the same (server/cachedParts.tsx); the browser hydrates it like any other.
 */
import { createContext, use } from 'react';
import type { ReactNode } from 'react';

export interface CachedItemProps {
  id: string;
  /** All props that its markup depends on; null when the content depends on more than the record. */
  variant: string | null;
  children: ReactNode;
}

export type RenderItem = (props: CachedItemProps) => ReactNode;

/** Another one on the server. */
export const RenderItemContext = createContext<RenderItem>(({ children }) => <li>{children}</li>);

export function CachedItem(props: CachedItemProps) {
  const renderItem = use(RenderItemContext);
  return renderItem(props);
}
