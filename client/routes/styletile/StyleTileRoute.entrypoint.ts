import { defineEntryPoint } from '../../navigation/entryPoint.ts';

/** `/{lang}/styletile`. Asks for nothing: it shows what the shop is made of, not what it sells. */
export const styleTileEntryPoint = defineEntryPoint<Record<never, never>>({
  name: 'styletile',
  load: () => import('./StyleTileRoute.tsx'),
  queries: () => ({}),
});
