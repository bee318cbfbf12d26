/** `<Redirect href="/en-us/account" />` in a screen: the server answers 302, the browser replaces the address. */
import { use, useEffect } from 'react';
import { useNavigation } from '../navigation/navigationContext.ts';
import { PageStatusContext } from './HttpStatus.tsx';

export function Redirect({ href }: { href: string }) {
  const status = use(PageStatusContext);
  // Written during render on purpose, as in HttpStatus.
  if (status) {
    status.code = 302;
    status.location = href;
  }
  const { navigate } = useNavigation();
  useEffect(() => navigate(href, { replace: true }), [navigate, href]);
  return null;
}
