import { defineEntryPoint } from '../../navigation/entryPoint.ts';

/** `/{lang}/styletile`. Has no query: it shows components, not data. */
export const styleTileEntryPoint = defineEntryPoint<Record<never, never>>({
  name: 'styletile',
  load: () => import('./StyleTileRoute.tsx'),
  queries: () => ({}),
});
