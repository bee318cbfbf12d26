/** The route match on screen: locale, parameters, query. */
import type { RouteMatch } from './entryPoint.ts';
import { useNavigation } from './navigationContext.ts';

export function useRouteMatch(): RouteMatch {
  return useNavigation().match;
}
