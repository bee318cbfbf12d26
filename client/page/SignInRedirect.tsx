/** For guests on a customers-only screen: redirects to sign-in, which returns to this address. */
import { signInPath } from '../navigation/addresses/nextPath.rules.ts';
import { useRouteMatch } from '../navigation/useRouteMatch.ts';
import { Redirect } from './Redirect.tsx';

export function SignInRedirect() {
  const { lang, path, search } = useRouteMatch();
  return <Redirect href={signInPath(lang, search.size > 0 ? `${path}?${search}` : path)} />;
}
