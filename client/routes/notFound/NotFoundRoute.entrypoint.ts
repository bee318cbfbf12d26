import { defineEntryPoint } from '../../navigation/entryPoint.ts';

/** Unnamed: a missing page is no page view. */
export const notFoundEntryPoint = defineEntryPoint<Record<never, never>>({
  name: null,
  load: () => import('./NotFoundRoute.tsx'),
  queries: () => ({}),
  showsFailure: true,
});
