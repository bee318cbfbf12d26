/**
 * `const navigate = useNavigate(); navigate(href, { replace: true, scroll: false })`: href as the gateway returns
 * paths.
 */
import { useNavigation } from './navigationContext.ts';
import type { NavigationValue } from './navigationContext.ts';

export function useNavigate(): NavigationValue['navigate'] {
  return useNavigation().navigate;
}
