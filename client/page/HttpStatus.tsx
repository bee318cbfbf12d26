/**
 * `<HttpStatus code={404} />` in a screen makes the server answer with that status. In the browser it suppresses the
 * page view while mounted: errors and redirects are not views.
 */
import { createContext, use } from 'react';
import { useWithheldPageView } from '../navigation/pageViewContext.ts';

export interface PageStatus {
  code: number;
  /** Target of a redirect (Redirect.tsx). */
  location?: string;
}

/** Set by the server's renderer only. */
export const PageStatusContext = createContext<PageStatus | null>(null);

type HttpStatusProps = { code: 200 | 400 | 404 | 410 | 500 | 503 } | { code: 302; location: string };

export function HttpStatus(props: HttpStatusProps) {
  const status = use(PageStatusContext);
  // Written during render on purpose: the server reads it once the whole page is rendered, before the first byte.
  if (status) Object.assign(status, props);
  useWithheldPageView(props.code !== 200);
  return null;
}
