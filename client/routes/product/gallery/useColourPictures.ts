/**
 * Loads the pictures of a newly selected colour. Queried separately: a failure must affect the pictures only, not the
 * page.
 */
import { useEffect, useEffectEvent, useState, useTransition } from 'react';
import { fetchQuery, useRelayEnvironment } from 'react-relay/hooks.js';
import type { RefetchFnDynamic } from 'react-relay/hooks.js';
import type { ProductGallery_product$key } from '#relay/ProductGallery_product.graphql.ts';
import type { ProductGalleryRefetchQuery } from '#relay/ProductGalleryRefetchQuery.graphql.ts';
import ProductGalleryRefetchQueryNode from '#relay/ProductGalleryRefetchQuery.graphql.ts';

/** shown: the gallery has the selected colour · awaited: still the previous one · failed: stays the previous one. */
export type ColourPictures = 'shown' | 'awaited' | 'failed';

export function useColourPictures(
  id: string,
  color: string | null,
  refetch: RefetchFnDynamic<ProductGalleryRefetchQuery, ProductGallery_product$key>,
  /** Called when another colour was selected. */
  onChange: () => void,
): ColourPictures {
  const environment = useRelayEnvironment();
  const [settled, setSettled] = useState({ color, hasFailed: false });
  const [, startTransition] = useTransition();
  const isAwaited = settled.color !== color;
  const change = useEffectEvent(onChange);

  useEffect(() => {
    if (!isAwaited) return undefined;
    change();
    const variables = { color: color?.toLowerCase() ?? null };
    const asking = fetchQuery<ProductGalleryRefetchQuery>(
      environment,
      ProductGalleryRefetchQueryNode,
      { id, ...variables },
      { fetchPolicy: 'store-or-network' },
    ).subscribe({
      complete: () =>
        startTransition(() => {
          refetch(variables, { fetchPolicy: 'store-only' });
          setSettled({ color, hasFailed: false });
        }),
      error: () => setSettled({ color, hasFailed: true }),
    });
    return () => asking.unsubscribe();
  }, [isAwaited, color, environment, id, refetch]);

  if (isAwaited) return 'awaited';
  return settled.hasFailed ? 'failed' : 'shown';
}
