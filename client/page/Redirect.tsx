/** `<Redirect href="/en-us/account" />` in a screen: the server answers 302, the browser replaces the address. */
import { useEffect } from 'react';
import { useNavigation } from '../navigation/navigationContext.ts';
import { HttpStatus } from './HttpStatus.tsx';

export function Redirect({ href }: { href: string }) {
  const { navigate } = useNavigation();
  useEffect(() => navigate(href, { replace: true }), [navigate, href]);
  return <HttpStatus code={302} location={href} />;
}
