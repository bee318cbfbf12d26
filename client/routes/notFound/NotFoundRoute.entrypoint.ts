import { defineEntryPoint } from '../../navigation/entryPoint.ts';

/** Unnamed: a page that does not exist is no page view. */
export const notFoundEntryPoint = defineEntryPoint<Record<never, never>>({
  name: null,
  load: () => import('./NotFoundRoute.tsx'),
  queries: () => ({}),
  showsFailure: true,
});
