/**
 * A gallery under test, with three pictures of a ski by default.
 *
 * @example
 * const { choose } = setUp([image('front-Spruce')]);
 * choose('Bone');
 * expect(gallery().getByAltText('front-Bone')).toBeDefined();
 */
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLazyLoadQuery } from 'react-relay/hooks.js';
import { createOperationDescriptor } from 'relay-runtime';
import { vi } from 'vitest';
import type { ProductGalleryRefetchQuery } from '#relay/ProductGalleryRefetchQuery.graphql.ts';
import galleryQuery from '#relay/ProductGalleryRefetchQuery.graphql.ts';
import { testRendition } from '../../../components/ProductGrid/testProducts.ts';
import { createTestShop } from '../../../components/ProductGrid/testShop.tsx';
import { OverlayContext } from '../../../navigation/useOverlay.ts';
import { ProductGallery } from './ProductGallery.tsx';

export function image(name: string) {
  return {
    __typename: 'Image',
    name,
    alt: name,
    rendition: testRendition(name),
    thumbnail: testRendition(name),
    zoom: { src: `/pictures/${name}-large.webp`, width: 1200, height: 1600 },
  };
}

export function video({
  sources = [{ src: '/v/turn.webm', type: 'video/webm' }],
  poster = image('poster') as object | null,
} = {}) {
  const still = poster && { ...poster, url: '/pictures/poster.webp' };
  return { __typename: 'Video', name: 'turn', sources, poster: still };
}

export function spin() {
  return { __typename: 'Spin', still: image('still') };
}

export const swatches = ['Spruce', 'Bone'].map((label) => ({ label, image: image(`front-${label}`) }));
export const pictures = [image('front-Spruce'), image('back-Spruce'), image('scene-Spruce')];

export function setUp(gallery: readonly object[] = pictures, openOverlay = vi.fn(() => () => {})) {
  const shop = createTestShop({ path: '/en-us/p/lodestar-98' });
  const { environment } = shop;
  const product = { __typename: 'Product', id: 'lodestar', displayTitle: 'Lodestar 98', swatches };
  const variables = { id: 'lodestar', color: null };
  const operation = createOperationDescriptor(galleryQuery, variables);
  environment.commitPayload(operation, { node: { ...product, gallery } });
  environment.retain(operation);

  function Page({ color }: { color: string | null }) {
    const { node } = useLazyLoadQuery<ProductGalleryRefetchQuery>(galleryQuery, variables, {
      fetchPolicy: 'store-only',
    });
    return node && <ProductGallery product={node} color={color} />;
  }
  const page = (color: string | null) =>
    shop.wrap(
      <OverlayContext value={openOverlay}>
        <Page color={color} />
      </OverlayContext>,
    );
  const { rerender } = shop.render(
    <OverlayContext value={openOverlay}>{<Page color="Spruce" />}</OverlayContext>,
  );
  return { mock: environment.mock, product, openOverlay, choose: (color: string) => rerender(page(color)) };
}

export const gallery = () => within(screen.getByRole('region', { name: 'Pictures of Lodestar 98' }));
/** The row, whose name contains the current picture. */
export const track = () => gallery().getByRole('list', { name: /^Picture/ });
export const closer = () => screen.queryByRole('button', { name: 'View larger' });
export function dialog() {
  const element = document.querySelector<HTMLElement>('dialog');
  if (!element) throw new Error('nothing was opened');
  return within(element);
}
export const button = (name: string | RegExp) => dialog().getByRole<HTMLButtonElement>('button', { name });
export const large = () => document.querySelector<HTMLImageElement>('dialog img[src$="-large.webp"]');

export async function openViewer() {
  await userEvent.click(screen.getByRole('button', { name: 'View larger' }));
  await screen.findByRole('button', { name: 'Zoom in' });
}
